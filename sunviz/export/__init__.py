"""What is taken away from the table: moving pictures, lessons as pages, sheets of paper."""
