import type { RgbImage } from "#app/engines/room/image/planes.ts";
import type { Evidence } from "#app/engines/room/surfaces/confidence.ts";
import { type Finding, isFaulty, SURFACES, type Surface, type Truth } from "./finding.ts";
import { realRooms } from "./real-rooms.ts";
import { lookAt, renderedRooms } from "./restyle-rooms.ts";

type Example = { isReal: boolean; evidence: Evidence; findings: Record<Surface, Finding> };
/** What a photograph counts for against a rendered room. */
const REAL = 3;
/** A painted surface is in pieces where less of it is painted. */
const WHOLE = 0.75;

/**
 * `npm run bench -- restyle-gate FOLDER`: the numbers of the gate, by logistic regression on every second labeled photograph and every third rendered room, and
 * how it judges the photographs that it was not fitted on. What it prints belongs in app/engines/room/surfaces/gate.ts.
 */
export async function run(folder?: string): Promise<void> {
  if (!folder) {
    console.log("skipped: needs a folder of labeled photographs (`npm run label -- FOLDER`)");
    return;
  }
  const seen: Example[] = [];
  const unseen: Example[] = [];
  let index = 0;
  for await (const room of realRooms(folder)) (index++ % 2 === 0 ? seen : unseen).push(exampleOf(room, true));
  index = 0;
  for await (const room of renderedRooms()) if (index++ % 3 === 0) seen.push(exampleOf(room, false));
  for (const name of SURFACES) {
    const shown = (examples: readonly Example[]) => examples.filter(({ findings }) => findings[name].share > 0.003);
    const weights = regress(
      shown(seen).map(({ evidence }) => evidence[name]),
      shown(seen).map(({ findings }) => (isRight(findings[name]) ? 1 : 0)),
      shown(seen).map(({ isReal }) => (isReal ? REAL : 1)),
    );
    console.log(`  ${name}: [${weights.map((weight) => Number(weight.toFixed(3))).join(", ")}],`);
    const passed = shown(unseen).filter(({ evidence }) => evidence[name].reduce((sum, value, at) => sum + value * weights[at + 1]!, weights[0]!) > 0);
    const right = (examples: readonly Example[]) => examples.filter(({ findings }) => isRight(findings[name])).length;
    console.log(
      `    of ${shown(unseen).length} photographs not fitted on ${right(shown(unseen))} are right; ${passed.length} pass, ${right(passed)} of them right`,
    );
  }
}

function exampleOf({ picture, truth }: { picture: RgbImage; truth: Truth }, isReal: boolean): Example {
  const { found, findings } = lookAt(picture, truth);
  return { isReal, evidence: found.evidence, findings };
}

const isRight = (finding: Finding): boolean => !isFaulty(finding) && (finding.covered ?? 1) >= WHOLE;

const ROUNDS = 4000;
const RATE = 0.3;
/** Regularization: there are few rooms. */
const RESTRAINT = 0.06;

/** Gradient descent on evidence brought to mean 0 and deviation 1; the weights are for the evidence as it is. */
function regress(values: readonly number[][], truth: readonly number[], counts: readonly number[]): number[] {
  const width = values[0]?.length ?? 0;
  const means = Array.from({ length: width }, (_, part) => values.reduce((sum, row) => sum + row[part]!, 0) / values.length);
  const deviations = means.map((mean, part) => Math.sqrt(values.reduce((sum, row) => sum + (row[part]! - mean) ** 2, 0) / values.length) || 1);
  const rows = values.map((row) => row.map((value, part) => (value - means[part]!) / deviations[part]!));
  const all = counts.reduce((sum, count) => sum + count, 0);
  let offset = 0;
  const weights = new Array<number>(width).fill(0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const slopes = new Array<number>(width).fill(0);
    let slope = 0;
    for (const [index, row] of rows.entries()) {
      const error = 1 / (1 + Math.exp(-row.reduce((sum, value, part) => sum + value * weights[part]!, offset))) - truth[index]!;
      const share = (error * counts[index]!) / all;
      slope += share;
      for (let part = 0; part < width; part += 1) slopes[part]! += share * row[part]!;
    }
    offset -= RATE * slope;
    for (let part = 0; part < width; part += 1) weights[part]! -= RATE * (slopes[part]! + RESTRAINT * weights[part]!);
  }
  const plain = weights.map((weight, part) => weight / deviations[part]!);
  return [offset - plain.reduce((sum, weight, part) => sum + weight * means[part]!, 0), ...plain];
}
