import { type Coefficients, GuidedFilter } from "./image/guided-filter.ts";
import { type Plane, type Planes, planesOf, type RgbImage, smooth } from "./image/planes.ts";
import { type Camera, findCamera } from "./room/camera.ts";
import { findEdges } from "./room/line-segments.ts";
import { FLOOR, faceAt, findRoomBox, type RoomBox } from "./room/room-box.ts";
import { faceByCorners, findCorners, type RoomCorners, snapToEdges } from "./room/room-edges.ts";
import { findSurfaces, type Surfaces } from "./surfaces/find-surfaces.ts";

/** The longer side of the picture that is analyzed. */
export const ANALYSIS_SIDE = 768;

/** Everything that is found out about a photograph of a room, once for all looks. */
export type RoomAnalysis = {
  planes: Planes;
  camera: Camera;
  box: RoomBox;
  /** The edges of walls and ceiling where they lie on this photograph; null when they could not be placed. */
  corners: RoomCorners | null;
  surfaces: Surfaces;
  /** Soft masks for a picture of any size: walls with ceiling, and floor. */
  mattes: { walls: Coefficients; ground: Coefficients };
  /** Where the mattes may apply at all: the masks, widened and soft. */
  reach: { walls: Plane; ground: Plane };
};

/** Segments shorter than this share of the width say little about a room. */
const SHORTEST_EDGE = 0.03;

/**
 * Finds the room in a photograph.
 * @param picture at most `ANALYSIS_SIDE` pixels on its longer side
 * @param focal35 focal length in 35 mm terms, where the photograph says it
 * @returns null when nothing looks like a wall
 */
export function analyzeRoom(picture: RgbImage, focal35?: number): RoomAnalysis | null {
  const planes = planesOf(picture);
  const { width, height } = planes;
  const { segments, gradient } = findEdges(planes.lightness, planes, width * SHORTEST_EDGE);
  const firstCamera = findCamera(segments, planes, focal35);
  const firstBox = findRoomBox(firstCamera, segments, planes);
  const surfaces = findSurfaces(planes, gradient, firstCamera, firstBox);
  if (!surfaces) return null;
  const { camera, box } = snapToEdges(firstCamera, firstBox, gradient, surfaces.walls, planes);
  const corners = findCorners(camera, box, gradient, surfaces.walls, planes);
  const beyond = new Float32Array(2);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const face = faceAt(camera, box, x + 0.5, y + 0.5, width, height);
      surfaces.faces[y * width + x] = face !== FLOOR && corners ? faceByCorners(corners, x + 0.5, y + 0.5, beyond) : face;
    }
  }
  return { planes, camera, box, corners, surfaces, ...mattesOf(planes, surfaces) };
}

/** Made anew after a person corrected a surface. */
export function mattesOf(planes: Planes, { walls, ground }: Pick<Surfaces, "walls" | "ground">): Pick<RoomAnalysis, "mattes" | "reach"> {
  const guide = new GuidedFilter(planes.display, planes, 4, 1e-4);
  return {
    mattes: { walls: guide.coefficients(walls), ground: guide.coefficients(ground) },
    reach: { walls: smooth(walls, planes, 4), ground: smooth(ground, planes, 4) },
  };
}
