import { analyzeRoom } from "#app/engines/room/analyze-room.ts";
import { applyCorrections, type Correction } from "#app/engines/room/corrections.ts";
import type { RgbImage } from "#app/engines/room/image/planes.ts";
import { predictSurfaces } from "#app/engines/room/network/predict.ts";
import { surfaceNetwork } from "#app/engines/room/network/weights.server.ts";
import { labelsOf } from "#app/engines/room/surface-map.ts";
import { findingOf, mean, median, SURFACES, type Surface, type Truth } from "./finding.ts";
import { realRooms } from "./real-rooms.ts";
import { renderedRooms } from "./restyle-rooms.ts";
import { nextStroke } from "./simulated-hand.ts";

type Room = { name: string; picture: RgbImage; truth: Truth };
/** Intersection over union by surface, before the first tap and after each. */
type Series = Record<Surface, number | null>[];

const MOST = 6;

/**
 * `npm run bench -- restyle-strokes [FOLDER] [taps]`: how far a few strokes mend what was found, in rendered rooms or in labeled photographs. A machine draws
 * them, or only taps.
 */
export async function run(...asked: string[]): Promise<void> {
  const isTap = asked.includes("taps");
  const folder = asked.find((value) => value !== "taps");
  const all: Series[] = [];
  let index = 0;
  // The classifier was fitted on the other two thirds of the rendered rooms.
  for await (const room of folder ? realRooms(folder) : renderedRooms()) if (folder || index++ % 3 === 0) all.push(mended(room, isTap));
  for (let count = 0; count <= MOST; count += 1) {
    const of = (surface: Surface) => all.flatMap((series) => series[count]![surface] ?? []);
    const rooms = all.map((series) => mean(SURFACES.flatMap((surface) => series[count]![surface] ?? [])));
    const parts = SURFACES.map((surface) => `${surface} ${mean(of(surface)).toFixed(2)} / ${median(of(surface)).toFixed(2)}`);
    const strokes = `${count} ${isTap ? "taps" : "strokes"}`;
    console.log(`${strokes}: room ${mean(rooms).toFixed(2)} / ${median(rooms).toFixed(2)}, ${parts.join(", ")} (mean / median of ${all.length} rooms)`);
  }
}

function mended({ picture, truth }: Room, isTap: boolean): Series {
  const found = analyzeRoom(picture, predictSurfaces(picture, surfaceNetwork()));
  const steps: Correction[] = [];
  const series: Series = [];
  for (let count = 0; count <= MOST; count += 1) {
    const labels = labelsOf(applyCorrections(found, { steps }).surfaces);
    series.push(Object.fromEntries(SURFACES.map((surface) => [surface, findingOf(surface, labels, picture, truth).overlap])) as Series[number]);
    const stroke = nextStroke(labels, picture, truth, isTap);
    if (stroke) steps.push(stroke);
  }
  return series;
}
