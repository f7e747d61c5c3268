// `npm run typecheck`: makes the types of the routes, then checks everything; a second run only what changed and what depends on it.
import { join } from "node:path";
import { node24, root, run } from "./setup/project.mjs";

const steps = [
  ["@react-router/dev/bin.cjs", "typegen"],
  ["typescript/bin/tsc", "--noEmit", "--incremental", "--tsBuildInfoFile", join(root, "node_modules/.cache/types.tsbuildinfo")],
];
for (const [program, ...args] of steps) {
  const { code, output } = await run(node24, [join(root, "node_modules", program), ...args]);
  if (output.trim()) console.log(output.trim());
  if (code !== 0) process.exit(code);
}
