import { readdir } from "node:fs/promises";
import { basename } from "node:path";
import sharp from "sharp";
import { ANALYSIS_SIDE, analyzeRoom, type Confidence, type Found } from "#app/engines/room/analyze-room.ts";
import type { RgbImage } from "#app/engines/room/image/planes.ts";
import { predictSurfaces } from "#app/engines/room/network/predict.ts";
import { surfaceNetwork } from "#app/engines/room/network/weights.server.ts";
import { CEILING, FLOOR, faceAt } from "#app/engines/room/room/room-box.ts";
import { enclosingFace } from "#app/engines/room/room/room-edges.ts";
import { labelsOf } from "#app/engines/room/surface-map.ts";
import type { Evidence } from "#app/engines/room/surfaces/confidence.ts";
import { type Finding, findingOf, SURFACES, type Surface, type Truth } from "./finding.ts";

// Rooms whose surfaces are known exactly: the pictures of the demo data, and others with seeds, cameras, paints and light of their own. The network was trained on none of them.

export type Judged = {
  name: string;
  findings: Record<Surface, Finding> /** Share of walls and ceiling that the box distinguishes correctly. */;
  geometry: number;
  confidence: Confidence;
  evidence: Evidence;
};

export const LEAST_AGREEMENT = 0.9;
const FOLDERS = [
  { pictures: "demo/media", masks: "demo/masks" },
  { pictures: "demo/rooms-evaluation", masks: "demo/rooms-evaluation" },
];

export async function pixels(image: ReturnType<typeof sharp>): Promise<RgbImage> {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data.buffer, data.byteOffset, data.length) };
}

export const smaller = (path: string) => pixels(sharp(path).resize(ANALYSIS_SIDE, ANALYSIS_SIDE, { fit: "inside" }));

/** A room whose surfaces are known exactly. */
export type RenderedRoom = { name: string; picture: RgbImage; mask: Uint8Array; truth: Truth };

/** Every room, in the order of names. Terraces are no rooms. */
export async function* renderedRooms(): AsyncGenerator<RenderedRoom> {
  for (const { pictures, masks } of FOLDERS) {
    for (const file of (await readdir(masks)).filter((name) => name.endsWith(".png") && !name.startsWith("outdoor")).sort()) {
      yield await renderedRoom(basename(file, ".png"), { pictures, masks });
    }
  }
}

export async function renderedRoom(name: string, { pictures, masks } = FOLDERS[0]!): Promise<RenderedRoom> {
  const picture = await smaller(`${pictures}/${name}.webp`);
  const { data: mask } = await pixels(sharp(`${masks}/${name}.png`).resize(picture.width, picture.height, { fit: "fill", kernel: "nearest" }));
  return { name, picture, mask, truth: (at) => trueSurface(mask, at * 3) };
}

export async function* judgedRooms(): AsyncGenerator<Judged> {
  for await (const room of renderedRooms()) yield judge(room);
}

function judge({ name, picture, mask, truth }: RenderedRoom): Judged {
  const { found, findings } = lookAt(picture, truth);
  return { name, findings, geometry: agreement(found, mask), confidence: found.confidence, evidence: found.evidence };
}

export function lookAt(picture: RgbImage, truth: Truth): { found: Found; findings: Record<Surface, Finding> } {
  const found = analyzeRoom(picture, predictSurfaces(picture, surfaceNetwork()));
  const labels = labelsOf(found.surfaces);
  const findings = {} as Record<Surface, Finding>;
  for (const surface of SURFACES) findings[surface] = findingOf(surface, labels, picture, truth);
  return { found, findings };
}

/** How much of the room's walls, ceiling and floor lies where the box has it. */
function agreement({ camera, box, corners, planes }: Found, mask: Uint8Array): number {
  let [same, all] = [0, 0];
  for (let at = 0; at < planes.width * planes.height; at += 3) {
    const truth = trueSurface(mask, at * 3);
    if (!truth) continue;
    const [x, y] = [(at % planes.width) + 0.5, Math.floor(at / planes.width) + 0.5];
    const isFloor = faceAt(camera, box, x, y, planes.width, planes.height) === FLOOR;
    const isCeiling = enclosingFace(camera, box, corners, x, y, planes, true) === CEILING;
    all += 1;
    if (truth === "floor" ? isFloor : !isFloor && isCeiling === (truth === "ceiling")) same += 1;
  }
  return all ? same / all : 0;
}

/** Masks: wall red, floor green, ceiling blue, window yellow, everything else black. */
function trueSurface(mask: Uint8Array, at: number): Surface | null {
  const [red, green, blue] = [mask[at]! > 128, mask[at + 1]! > 128, mask[at + 2]! > 128];
  if (red && !green) return "wall";
  if (green && !red) return "floor";
  return blue ? "ceiling" : null;
}
