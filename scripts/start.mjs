// `npm start`: from a fresh clone to a running product.
import { ensureBuilt } from "./setup/build.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { runServer } from "./setup/run-node24.mjs";

await ensureInstalled();
await ensureBuilt();
runServer(["server/start.js"], { NODE_ENV: "production" });
