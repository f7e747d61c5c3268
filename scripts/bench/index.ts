import "#app/platform/testing/no-texts.ts";
import { readdir } from "node:fs/promises";

// `npm run bench [-- name ...]`: measures what the README claims. Figures come from this machine, now; nothing here passes or fails.
const all = (await readdir("scripts/bench")).filter((name) => name.endsWith(".bench.ts")).map((name) => name.replace(".bench.ts", ""));
const asked = process.argv.slice(2);
const names = asked.filter((name) => all.includes(name));
// Other arguments go to the only benchmark that was named.
const values = asked.filter((name) => !all.includes(name));
if (values.length > 0 && names.length !== 1) throw new Error(`There is no benchmark '${values[0]}'. There are: ${all.join(", ")}`);
for (const name of asked.length > 0 ? names : all) {
  console.log(`\n## ${name}`);
  const { run } = (await import(`./${name}.bench.ts`)) as { run: (...values: string[]) => Promise<void> };
  await run(...values);
}
process.exit(0);
