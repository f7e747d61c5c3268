import { expect, test } from "vitest";
import { analyzeRoom } from "#app/engines/room/analyze-room.ts";
import { applyCorrections, type Correction } from "#app/engines/room/corrections.ts";
import { predictSurfaces } from "#app/engines/room/network/predict.ts";
import { surfaceNetwork } from "#app/engines/room/network/weights.server.ts";
import { labelsOf } from "#app/engines/room/surface-map.ts";
import { findingOf, mean, SURFACES } from "./finding.ts";
import { renderedRoom } from "./restyle-rooms.ts";
import { nextStroke } from "./simulated-hand.ts";

// The classifier was not fitted on this room.
test("four strokes mend a rendered room", async () => {
  const { picture, truth } = await renderedRoom("living_room-modern-2");
  const found = analyzeRoom(picture, predictSurfaces(picture, surfaceNetwork()));
  const steps: Correction[] = [];
  const overlap = () => {
    const labels = labelsOf(applyCorrections(found, { steps }).surfaces);
    const next = nextStroke(labels, picture, truth, false);
    if (next) steps.push(next);
    return mean(SURFACES.flatMap((surface) => findingOf(surface, labels, picture, truth).overlap ?? []));
  };
  const overlaps = [overlap(), overlap(), overlap(), overlap(), overlap()];
  expect(overlaps[4]).toBeGreaterThan(overlaps[0]!);
  expect(overlaps[4]).toBeGreaterThan(0.85);
});
