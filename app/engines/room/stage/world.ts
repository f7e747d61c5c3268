import { type Colors, coloredOf } from "../furniture/appearance.ts";
import { meshOf, PIECES, type Size3 } from "../furniture/catalogue.ts";
import type { PieceId } from "../furniture/ids.ts";
import type { Stuff } from "../furniture/mesh.ts";
import { linearOf, type Rgb } from "../image/color.ts";
import { FloorShade } from "./floor-shade.ts";
import { Gatherer, type Shine, Voxels } from "./light.ts";
import type { Plan } from "./plan.ts";
import { type Placement, sizeOf } from "./scene.ts";

/** A run of triangles of one stuff of one piece. */
export type Part = { id: PieceId; size: Size3; stuff: Stuff; color: Rgb; colors: Colors };

/** All pieces of a room as triangles, and the light on their corners. */
export type World = {
  /** Three numbers a corner: in the room, its normal, in the piece itself, and what white would show there. */
  positions: Float32Array;
  normals: Float32Array;
  own: Float32Array;
  light: Float32Array;
  indices: Uint32Array;
  /** Of each triangle. */
  partOf: Uint16Array;
  parts: Part[];
  gatherer: Gatherer;
  shade: FloorShade;
};

/** Things that lie, hang or let light through shade nothing. */
const SHADELESS = ["rug", "curtains", "pendant", "picture"] as const;
const casts = ({ piece }: Placement) => !SHADELESS.some((kind) => kind === PIECES[piece].kind);

export function buildWorld(plan: Plan, placements: readonly Placement[], colors: Colors, shine: Shine): World {
  const bodies = placements.map((placement) => ({ placement, mesh: meshOf(placement.piece, sizeOf(placement)) }));
  const corners = bodies.reduce((sum, { mesh }) => sum + mesh.positions.length, 0);
  const count = bodies.reduce((sum, { mesh }) => sum + mesh.indices.length, 0);
  const [positions, normals, own, light] = [0, 0, 0, 0].map(() => new Float32Array(corners)) as [Float32Array, Float32Array, Float32Array, Float32Array];
  const indices = new Uint32Array(count);
  const partOf = new Uint16Array(count / 3);
  const parts: Part[] = [];
  const voxels = new Voxels(plan);
  const ranges: { placement: Placement; from: number; to: number }[] = [];
  let corner = 0;
  let index = 0;
  for (const { placement, mesh } of bodies) {
    placeMesh(placement, mesh, corner, { positions, normals, own });
    for (const [at, value] of mesh.indices.entries()) indices[index + at] = value + corner / 3;
    const chosen = placement.color && coloredOf(mesh.parts);
    for (const { stuff, first, count: length } of mesh.parts) {
      partOf.fill(parts.length, (index + first) / 3, (index + first + length) / 3);
      const isChosen = chosen && chosen.finish === stuff.finish && chosen.tone === stuff.tone;
      parts.push({
        id: placement.piece,
        size: sizeOf(placement),
        stuff,
        colors,
        color: isChosen && placement.color ? linearOf(placement.color) : colors[stuff.tone],
      });
    }
    if (casts(placement)) voxels.fill(positions, indices.subarray(index, index + mesh.indices.length));
    ranges.push({ placement, from: corner, to: corner + mesh.positions.length });
    corner += mesh.positions.length;
    index += mesh.indices.length;
  }
  const gatherer = new Gatherer(plan, shine, voxels);
  const bare = new Gatherer(plan, shine, null);
  const out = new Float32Array(3);
  for (const { placement, from, to } of ranges) {
    // What lies on the floor is shaded with the floor, point by point.
    const from3 = PIECES[placement.piece].kind === "rug" ? bare : gatherer;
    for (let at = from; at < to; at += 3) {
      from3.gather(positions[at]!, positions[at + 1]!, positions[at + 2]!, normals[at]!, normals[at + 1]!, normals[at + 2]!, out);
      light.set(out, at);
    }
  }
  return { positions, normals, own, light, indices, partOf, parts, gatherer, shade: new FloorShade(plan, gatherer, bare) };
}

type Target = Pick<World, "positions" | "normals" | "own">;

/** A mesh where it stands: turned about itself, its front towards the camera at 0 degrees. */
function placeMesh({ x, y, z, turn }: Placement, mesh: { positions: Float32Array; normals: Float32Array }, corner: number, target: Target): void {
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  for (let at = 0; at < mesh.positions.length; at += 3) {
    const [px, py, pz] = [mesh.positions[at]!, mesh.positions[at + 1]!, mesh.positions[at + 2]!];
    const [nx, ny, nz] = [mesh.normals[at]!, mesh.normals[at + 1]!, mesh.normals[at + 2]!];
    const to = corner + at;
    target.positions[to] = x + c * px + s * pz;
    target.positions[to + 1] = y + py;
    target.positions[to + 2] = z + s * px - c * pz;
    target.normals[to] = c * nx + s * nz;
    target.normals[to + 1] = ny;
    target.normals[to + 2] = s * nx - c * nz;
    target.own[to] = px;
    target.own[to + 1] = py;
    target.own[to + 2] = pz;
  }
}
