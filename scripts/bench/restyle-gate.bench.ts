import type { Evidence } from "#app/engines/room/surfaces/confidence.ts";
import { isFaulty } from "./finding.ts";
import { type Judged, judgedRooms, LEAST_AGREEMENT } from "./restyle-rooms.ts";

/** The numbers of the gate: logistic regression on every second room. What it prints belongs in app/engines/room/surfaces/gate.ts. */
export async function run(): Promise<void> {
  const rooms: Judged[] = [];
  for await (const room of judgedRooms()) rooms.push(room);
  const fitted = rooms.filter((_, index) => index % 2 === 0);
  for (const name of ["wall", "floor", "ceiling"] as const) {
    const shown = fitted.filter(({ findings }) => findings[name].share > 0.003);
    print(
      name,
      shown.map(({ evidence }) => evidence[name]),
      shown.map(({ findings }) => (isFaulty(findings[name]) ? 0 : 1)),
    );
  }
  print(
    "geometry",
    fitted.map(({ evidence }) => evidence.geometry),
    fitted.map(({ geometry }) => (geometry >= LEAST_AGREEMENT ? 1 : 0)),
  );
}

function print(name: keyof Evidence, values: readonly number[][], truth: readonly number[]): void {
  const right = truth.reduce((sum, value) => sum + value, 0);
  console.log(
    `  ${name}: [${regress(values, truth)
      .map((weight) => Number(weight.toFixed(3)))
      .join(", ")}], // ${right} of ${truth.length} right`,
  );
}

const ROUNDS = 4000;
const RATE = 0.3;
/** Regularization: there are few rooms. */
const RESTRAINT = 0.04;

/** Gradient descent on evidence brought to mean 0 and deviation 1; the weights are for the evidence as it is. */
function regress(values: readonly number[][], truth: readonly number[]): number[] {
  const width = values[0]?.length ?? 0;
  const means = Array.from({ length: width }, (_, part) => values.reduce((sum, row) => sum + row[part]!, 0) / values.length);
  const deviations = means.map((mean, part) => Math.sqrt(values.reduce((sum, row) => sum + (row[part]! - mean) ** 2, 0) / values.length) || 1);
  const rows = values.map((row) => row.map((value, part) => (value - means[part]!) / deviations[part]!));
  let offset = 0;
  const weights = new Array<number>(width).fill(0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const slopes = new Array<number>(width).fill(0);
    let slope = 0;
    for (const [index, row] of rows.entries()) {
      const error = 1 / (1 + Math.exp(-row.reduce((sum, value, part) => sum + value * weights[part]!, offset))) - truth[index]!;
      slope += error / rows.length;
      for (let part = 0; part < width; part += 1) slopes[part]! += (error * row[part]!) / rows.length;
    }
    offset -= RATE * slope;
    for (let part = 0; part < width; part += 1) weights[part]! -= RATE * (slopes[part]! + RESTRAINT * weights[part]!);
  }
  const plain = weights.map((weight, part) => weight / deviations[part]!);
  return [offset - plain.reduce((sum, weight, part) => sum + weight * means[part]!, 0), ...plain];
}
