import { readdir } from "node:fs/promises";
import { basename } from "node:path";
import sharp from "sharp";
import { ANALYSIS_SIDE, analyzeRoom, type Confidence, type Found } from "#app/engines/room/analyze-room.ts";
import { boxBlur, type RgbImage } from "#app/engines/room/image/planes.ts";
import { predictSurfaces } from "#app/engines/room/network/predict.ts";
import { surfaceNetwork } from "#app/engines/room/network/weights.server.ts";
import { CEILING, FLOOR, faceAt } from "#app/engines/room/room/room-box.ts";
import { enclosingFace } from "#app/engines/room/room/room-edges.ts";
import { labelsOf, SURFACE_LABELS } from "#app/engines/room/surface-map.ts";
import type { Evidence } from "#app/engines/room/surfaces/confidence.ts";

// Rooms whose surfaces are known exactly: the pictures of the demo data, and others with seeds, cameras, paints and light of their own. The network was trained on none of them.

export const SURFACES = ["wall", "floor", "ceiling"] as const;
export type Surface = (typeof SURFACES)[number];

/** How well one surface of one room was found. */
export type Finding = {
  /** Intersection over union; null where the room does not show the surface. */
  overlap: number | null;
  /** Share of the picture that is furniture or window and was taken for it. */
  spill: number;
  /** The same without outlines that are a few pixels off. */
  solid: number;
  /** Share of the picture that was taken for it. */
  share: number;
};
export type Judged = {
  name: string;
  findings: Record<Surface, Finding> /** Share of walls and ceiling that the box tells apart rightly. */;
  geometry: number;
  confidence: Confidence;
  evidence: Evidence;
};

/** A fault that anybody sees: furniture or windows painted over, or a surface that is mostly missed or mostly something else. */
const MOST_SPILL = 0.015;
const LEAST_OVERLAP = 0.6;
const SEEN = 0.01;
export const LEAST_AGREEMENT = 0.9;
/** Outlines may be so many pixels off, at the size of the analysis. */
const ROUGHNESS = 3;
export const isFaulty = ({ overlap, solid, share }: Finding): boolean =>
  solid > MOST_SPILL || (overlap === null ? share > MOST_SPILL : overlap < LEAST_OVERLAP);

const FOLDERS = [
  { pictures: "demo/media", masks: "demo/masks" },
  { pictures: "demo/rooms-evaluation", masks: "demo/rooms-evaluation" },
];

export async function pixels(image: ReturnType<typeof sharp>): Promise<RgbImage> {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data.buffer, data.byteOffset, data.length) };
}

const smaller = (path: string) => pixels(sharp(path).resize(ANALYSIS_SIDE, ANALYSIS_SIDE, { fit: "inside" }));

/** Every room, in the order of names. Terraces are no rooms. */
export async function* judgedRooms(): AsyncGenerator<Judged> {
  for (const { pictures, masks } of FOLDERS) {
    for (const file of (await readdir(masks)).filter((name) => name.endsWith(".png") && !name.startsWith("outdoor")).sort()) {
      const name = basename(file, ".png");
      yield await judge(name, `${pictures}/${name}.webp`, `${masks}/${file}`);
    }
  }
}

async function judge(name: string, picturePath: string, maskPath: string): Promise<Judged> {
  const picture = await smaller(picturePath);
  const mask = await pixels(sharp(maskPath).resize(picture.width, picture.height, { fit: "fill", kernel: "nearest" }));
  const found = analyzeRoom(picture, predictSurfaces(picture, surfaceNetwork()));
  const labels = labelsOf(found.surfaces);
  const count = labels.length;
  const findings = {} as Record<Surface, Finding>;
  for (const surface of SURFACES) {
    let [both, either, real, spill, share] = [0, 0, 0, 0, 0];
    const wrong = new Float32Array(count);
    for (let at = 0; at < count; at += 1) {
      const truth = trueSurface(mask.data, at * 3);
      const isFound = nameOf(labels[at]!) === surface;
      if (isFound) share += 1;
      if (truth === surface) real += 1;
      if (truth === surface && isFound) both += 1;
      if (truth === surface || isFound) either += 1;
      if (isFound && truth === null) {
        spill += 1;
        wrong[at] = 1;
      }
    }
    const solid = boxBlur(wrong, picture, ROUGHNESS).reduce((sum, value) => sum + (value > 0.95 ? 1 : 0), 0);
    findings[surface] = { overlap: real > SEEN * count ? both / either : null, spill: spill / count, solid: solid / count, share: share / count };
  }
  return { name, findings, geometry: agreement(found, mask.data), confidence: found.confidence, evidence: found.evidence };
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

function nameOf(label: number): Surface | null {
  const name = SURFACE_LABELS[label]!;
  return name === "keep" ? null : name === "floor" || name === "ceiling" ? name : "wall";
}

/** Masks: wall red, floor green, ceiling blue, window yellow, everything else black. */
function trueSurface(mask: Uint8Array, at: number): Surface | null {
  const [red, green, blue] = [mask[at]! > 128, mask[at + 1]! > 128, mask[at + 2]! > 128];
  if (red && !green) return "wall";
  if (green && !red) return "floor";
  return blue ? "ceiling" : null;
}
