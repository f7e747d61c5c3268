import { readdir } from "node:fs/promises";

// `npm run bench [-- name ...]`: measures what the README claims. Figures come from this machine, now; nothing here passes or fails.
const all = (await readdir("scripts/bench")).filter((name) => name.endsWith(".bench.ts")).map((name) => name.replace(".bench.ts", ""));
const asked = process.argv.slice(2);
for (const name of asked.length > 0 ? asked : all) {
  if (!all.includes(name)) throw new Error(`There is no benchmark '${name}'. There are: ${all.join(", ")}`);
  console.log(`\n## ${name}`);
  const { run } = (await import(`./${name}.bench.ts`)) as { run: () => Promise<void> };
  await run();
}
process.exit(0);
