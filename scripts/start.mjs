// `npm start`: from a fresh clone to a running product.
import { ensureBuilt } from "./setup/build.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { runNode24 } from "./setup/run-node24.mjs";

await ensureInstalled();
await ensureBuilt();
runNode24(["server/start.js"], { NODE_ENV: "production" });
