// node run.mjs PYODIDE SCRIPT ARGUMENT…: runs a Python script in Pyodide, which sees
// this machine's files under /host, where the paths given as arguments lead.

import { pathToFileURL } from "node:url";

const [core, ...argv] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${core}/pyodide.mjs`).href);
const python = await loadPyodide();
python.FS.mkdir("/host");
python.mountNodeFS("/host", "/");
python.globals.set("argv", python.toPy(argv));
try {
    python.runPython(`
        import runpy, sys
        sys.argv = ["/host" + argument for argument in argv]
        runpy.run_path(sys.argv[0], run_name="__main__")
    `);
} catch (error) { // Node itself would print the whole of Pyodide with it
    console.error(error.message);
    process.exit(1);
}
