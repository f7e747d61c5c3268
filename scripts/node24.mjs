// `node scripts/node24.mjs [--server] <script> [arguments]`: runs a script of the project with the Node it is made for, installing first if needed.
import { ensureInstalled } from "./setup/install.mjs";
import { runScript, runServer } from "./setup/run-node24.mjs";

await ensureInstalled();
const [first, ...rest] = process.argv.slice(2);
if (first === "--server") runServer(rest);
else runScript([first, ...rest]);
