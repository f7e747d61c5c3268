// `node scripts/node24.mjs <script> [arguments]`: runs a script of the project with the Node it is made for, installing first if needed.
import { ensureInstalled } from "./setup/install.mjs";
import { runNode24 } from "./setup/run-node24.mjs";

await ensureInstalled();
runNode24(process.argv.slice(2));
