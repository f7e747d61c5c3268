// A process of `npm run mutate`: tries the mutants that it is sent, each with fresh modules and a fresh database.
import { type Choice, startEngine } from "./engine.ts";
import { findTargets } from "./targets.ts";
import type { Trial } from "./try-mutants.ts";

const engine = await startEngine(findTargets(process.argv.slice(2)).flatMap(({ mutants }) => mutants));

const isRed = async (choice: Choice, mutant: number) => (await engine.run([choice], { mutant })).some(({ ok }) => !ok);

/** Whether some of a file's tests pass without the others. */
const standAlone = new Map<string, Promise<boolean>>();
function standsAlone(choice: Choice): Promise<boolean> {
  const key = JSON.stringify(choice);
  const known = standAlone.get(key) ?? isRed(choice, 0).then((red) => !red);
  standAlone.set(key, known);
  return known;
}

async function isCaught({ mutant, choices }: Trial): Promise<boolean> {
  for (const choice of choices) {
    const whole = choice.names && !(await standsAlone(choice)) ? { path: choice.path } : choice;
    if (await isRed(whole, mutant)) return true;
  }
  return false;
}

process.on("message", async (trial: Trial | "end") => {
  if (trial !== "end") return process.send?.({ mutant: trial.mutant, isCaught: await isCaught(trial) });
  await engine.stop();
  process.exit(0);
});
process.send?.("ready");
