import { parseArgs } from "node:util";
import { tryFaults } from "./mutate/try-faults.ts";
import { tryMutants } from "./mutate/try-mutants.ts";

const USAGE = `npm run mutate: makes one small fault after another and says which of them no test catches

npm run mutate -- money app/ui/form    a part: groups (rules, policies, status, money, platform) or paths
npm run mutate -- faults               the planted ones of scripts/mutate/faults

--sample=120      so many of each group
--seed=1          which ones
--results=FILE    notes what is known, mutant by mutant; a run that was stopped goes on from there
--in-place        leaves out what needs a process of its own, as if no test caught it
--help            this`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: "string" },
    seed: { type: "string", default: "1" },
    results: { type: "string" },
    "in-place": { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}
const size = Number(values.sample);
const isGood =
  positionals[0] === "faults"
    ? await tryFaults(positionals.slice(1))
    : await tryMutants(positionals, {
        sample: size > 0 ? { size, seed: values.seed } : undefined,
        resultsFile: values.results,
        inPlaceOnly: values["in-place"],
      });
process.exit(isGood ? 0 : 1);
