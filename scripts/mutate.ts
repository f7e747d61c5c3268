// `npm run mutate`: makes one small fault after another and says which of them no test catches.
// `npm run mutate -- money app/ui/form` tries a part, groups or paths; `-- faults` the planted ones of scripts/mutate/faults. `--jobs=2`: how many at once;
// `--jobs=0` leaves out what cannot be tried in place, as if no test caught it.
import { tryFaults } from "./mutate/try-faults.ts";
import { tryMutants } from "./mutate/try-mutants.ts";

const words = process.argv.slice(2);
const paths = words.filter((word) => !word.startsWith("--"));
const jobs = Number(words.find((word) => word.startsWith("--jobs="))?.slice("--jobs=".length) ?? 2);

const isGood = paths[0] === "faults" ? await tryFaults(paths.slice(1)) : await tryMutants(paths, jobs);
process.exit(isGood ? 0 : 1);
