"""``python -m sunviz``: the command line."""

from .commands import sunviz

if __name__ == "__main__":
    sunviz()
