import { analyzeRoom, type RoomAnalysis } from "#app/engines/room/analyze-room.ts";
import { applyCorrections, type Correction, type Corrections } from "#app/engines/room/corrections.ts";
import type { RgbImage } from "#app/engines/room/image/planes.ts";
import { predictSurfaces } from "#app/engines/room/network/predict.ts";
import { surfaceNetwork } from "#app/engines/room/network/weights.server.ts";
import { restyle } from "#app/engines/room/restyle.ts";
import { LOOKS } from "#app/engines/room/styles.ts";
import { labelsOf } from "#app/engines/room/surface-map.ts";
import { type Finding, findingOf, isFaulty, mean, median, percent, SURFACES, type Surface } from "./finding.ts";
import { type RealRoom, realRooms } from "./real-rooms.ts";
import { nextStroke } from "./simulated-hand.ts";

/**
 * `npm run bench -- restyle-real FOLDER`: what becomes of photographs of real rooms that a person labeled; as they come, and after a person has answered:
 * at most four strokes, then yes to floor and walls. The gate is fitted on every second photograph: both halves are reported.
 */
export async function run(folder?: string): Promise<void> {
  if (!folder) {
    console.log("skipped: needs a folder of labeled photographs (`npm run label -- FOLDER`)");
    return;
  }
  const rooms: { asFound: Outcome; answered: Outcome }[] = [];
  for await (const room of realRooms(folder)) {
    const found = analyzeRoom(room.picture, predictSurfaces(room.picture, surfaceNetwork()));
    const outcome = { asFound: outcomeOf(room, found), answered: outcomeOf(room, applyCorrections(found, answersTo(room, found))) };
    rooms.push(outcome);
    console.log(lineOf(outcome.asFound));
    console.log(lineOf({ ...outcome.answered, name: "  answered" }));
  }
  for (const state of ["asFound", "answered"] as const) {
    console.log(state === "asFound" ? "as found:" : "answered:");
    summarize(rooms.map((room) => room[state]));
    for (const half of [0, 1]) {
      const part = rooms.filter((_, index) => index % 2 === half).map((room) => room[state]);
      console.log(`  ${half === 0 ? "the half that the gate is fitted on" : "the other half"}: ${sharesOf(part)}`);
    }
  }
}

const STROKES = 4;

/** What a person draws in about fifteen seconds. */
function answersTo({ picture, truth }: RealRoom, found: RoomAnalysis): Corrections {
  const steps: Correction[] = [];
  for (let count = 0; count < STROKES; count += 1) {
    const stroke = nextStroke(labelsOf(applyCorrections(found, { steps }).surfaces), picture, truth, false);
    if (!stroke) break;
    steps.push(stroke);
  }
  return { steps, confirmed: ["floor", "wall"] };
}

function summarize(rooms: readonly Outcome[]): void {
  const found = (surface: Surface) => rooms.flatMap(({ findings }) => findings[surface].overlap ?? []);
  for (const surface of SURFACES)
    console.log(
      `  ${surface}: intersection over union ${mean(found(surface)).toFixed(2)} on average, ${median(found(surface)).toFixed(2)} at the median of ${found(surface).length} rooms`,
    );
  console.log(`  of ${rooms.length} rooms: ${sharesOf(rooms)}`);
  console.log(
    `  of a picture ${percent(mean(rooms.map(({ unchanged }) => unchanged)))} unchanged; of what must never change ${percent(mean(rooms.map(({ protectedChanged }) => protectedChanged)))} changed`,
  );
}

function sharesOf(rooms: readonly Outcome[]): string {
  const share = (has: (room: Outcome) => boolean) => percent(rooms.filter(has).length / rooms.length);
  return `${share(({ faults }) => faults.length > 0)} with a visible fault, ${share(({ isHardlyChanged }) => isHardlyChanged)} hardly changed, ${share(({ faults, isHardlyChanged }) => faults.length === 0 && !isHardlyChanged)} neither`;
}

type Outcome = {
  name: string;
  findings: Record<Surface, Finding>;
  /** What a person would see; an estimate. */
  faults: string[];
  /** Little of walls and floor has a new surface. */
  isHardlyChanged: boolean;
  unchanged: number;
  protectedChanged: number;
};

/** A painted surface is in pieces where less of it is painted. */
const WHOLE = 0.75;
/** Of walls and floor, less than this is not worth a picture. */
const LEAST_PAINTED = 0.3;
/** Steps of a channel that count as a change. */
const CHANGED = 14;

function outcomeOf({ name, picture, truth, isProtected }: RealRoom, found: RoomAnalysis): Outcome {
  const restyled = restyle(picture, found, LOOKS.modern);
  const painted = new Set(restyled.changed.map(({ surface }) => (surface === "accent" ? "wall" : surface)));
  const labels = labelsOf(found.surfaces);
  const findings = {} as Outcome["findings"];
  const faults: string[] = [];
  for (const surface of SURFACES) {
    const finding = findingOf(surface, labels, picture, truth);
    findings[surface] = finding;
    if (!painted.has(surface)) continue;
    if (isFaulty(finding)) faults.push(`${surface} on things`);
    else if (finding.covered !== null && finding.covered < WHOLE) faults.push(`${surface} in part`);
  }
  return { name, findings, faults, isHardlyChanged: paintedShare(found, painted, truth) < LEAST_PAINTED, ...changesOf(picture, restyled.picture, isProtected) };
}

/** Of walls and floor. */
function paintedShare({ surfaces }: RoomAnalysis, painted: ReadonlySet<string>, truth: RealRoom["truth"]): number {
  let [real, done] = [0, 0];
  for (let at = 0; at < surfaces.walls.length; at += 1) {
    const is = truth(at);
    if (is !== "wall" && is !== "floor") continue;
    real += 1;
    if (painted.has(is) && (is === "wall" ? surfaces.walls[at] : surfaces.ground[at])) done += 1;
  }
  return real ? done / real : 1;
}

function changesOf(before: RgbImage, after: RgbImage, isProtected: (at: number) => boolean): Pick<Outcome, "unchanged" | "protectedChanged"> {
  const count = before.width * before.height;
  let [same, out, outChanged] = [0, 0, 0];
  for (let at = 0; at < count; at += 1) {
    let most = 0;
    for (let channel = 3 * at; channel < 3 * at + 3; channel += 1) most = Math.max(most, Math.abs(before.data[channel]! - after.data[channel]!));
    if (most < CHANGED) same += 1;
    if (!isProtected(at)) continue;
    out += 1;
    if (most >= CHANGED) outChanged += 1;
  }
  return { unchanged: same / count, protectedChanged: outChanged / (out || 1) };
}

function lineOf({ name, findings, faults, isHardlyChanged, unchanged }: Outcome): string {
  const overlaps = SURFACES.map((surface) => `${surface} ${findings[surface].overlap?.toFixed(2) ?? " -  "}`).join("  ");
  return `${name.padEnd(14)} ${overlaps}  unchanged ${percent(unchanged).padStart(5)}  ${[...faults, ...(isHardlyChanged ? ["hardly changed"] : [])].join(", ")}`;
}
