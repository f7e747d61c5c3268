/** What a part of a piece is made of, and which of the look's colors it takes. */
export type Finish = "fabric" | "velvet" | "leather" | "wood" | "metal" | "stone" | "ceramic" | "leaf" | "glow" | "rug" | "print" | "mirror" | "woven";
export const TONES = ["light", "main", "second", "accent", "wood", "dark", "metal", "green", "white", "clay", "soil"] as const;
export type Tone = (typeof TONES)[number];
export type Stuff = { finish: Finish; tone: Tone };

/**
 * Triangles in meters: x to the right, y up, z to the front. A piece stands on y = 0 about the origin, its back at -z.
 * Each part is a run of triangles of one stuff.
 */
export type Mesh = { positions: Float32Array; normals: Float32Array; indices: Uint32Array; parts: { stuff: Stuff; first: number; count: number }[] };

export type Point3 = readonly [number, number, number];
export type Place = { at?: Point3 /** Degrees about y, then about x. */; turn?: number; tilt?: number; roll?: number };

/** A grid of points; neighbors make two triangles. */
export type Patch = { columns: number; rows: number; points: Point3[] };

/** Collects patches and makes one mesh of them. */
export class MeshBuilder {
  readonly #byStuff = new Map<string, { stuff: Stuff; positions: number[]; normals: number[]; indices: number[] }>();

  /** Patches of one body share their normals where they meet. */
  add(stuff: Stuff, patches: readonly Patch[], { at = [0, 0, 0], turn = 0, tilt = 0, roll = 0 }: Place = {}): this {
    const key = `${stuff.finish} ${stuff.tone}`;
    let own = this.#byStuff.get(key);
    if (!own) {
      own = { stuff, positions: [], normals: [], indices: [] };
      this.#byStuff.set(key, own);
    }
    const first = own.positions.length / 3;
    const positions: number[] = [];
    const indices: number[] = [];
    for (const { columns, rows, points } of patches) {
      const start = positions.length / 3;
      for (const [x, y, z] of points) positions.push(x, y, z);
      for (let row = 0; row + 1 < rows; row += 1) {
        for (let column = 0; column + 1 < columns; column += 1) {
          const one = start + row * columns + column;
          indices.push(one, one + 1, one + columns, one + 1, one + columns + 1, one + columns);
        }
      }
    }
    const normals = smoothNormals(positions, indices);
    const move = placer(turn, tilt, roll);
    for (let at3 = 0; at3 < positions.length; at3 += 3) {
      const [x, y, z] = move(positions[at3]!, positions[at3 + 1]!, positions[at3 + 2]!);
      own.positions.push(x + at[0], y + at[1], z + at[2]);
      own.normals.push(...move(normals[at3]!, normals[at3 + 1]!, normals[at3 + 2]!));
    }
    for (const index of indices) own.indices.push(first + index);
    return this;
  }

  build(): Mesh {
    const bodies = [...this.#byStuff.values()];
    const vertices = bodies.reduce((sum, { positions }) => sum + positions.length, 0);
    const mesh: Mesh = {
      positions: new Float32Array(vertices),
      normals: new Float32Array(vertices),
      indices: new Uint32Array(bodies.reduce((sum, { indices }) => sum + indices.length, 0)),
      parts: [],
    };
    let vertex = 0;
    let index = 0;
    for (const { stuff, positions, normals, indices } of bodies) {
      mesh.positions.set(positions, vertex);
      mesh.normals.set(normals, vertex);
      for (const [at, value] of indices.entries()) mesh.indices[index + at] = value + vertex / 3;
      mesh.parts.push({ stuff, first: index, count: indices.length });
      vertex += positions.length;
      index += indices.length;
    }
    return mesh;
  }
}

const RADIANS = Math.PI / 180;

function placer(turn: number, tilt: number, roll: number): (x: number, y: number, z: number) => [number, number, number] {
  const [ct, st, cx, sx, cr, sr] = [turn, tilt, roll].flatMap((angle) => [Math.cos(angle * RADIANS), Math.sin(angle * RADIANS)]) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return (x, y, z) => {
    const [rx, ry] = [cr * x - sr * y, sr * x + cr * y];
    const [ty, tz] = [cx * ry - sx * z, sx * ry + cx * z];
    return [ct * rx + st * tz, ty, -st * rx + ct * tz];
  };
}

/** Normals of all triangles around a place, larger ones counting more. */
function smoothNormals(positions: readonly number[], indices: readonly number[]): number[] {
  const places = new Map<string, number>();
  const placeOf = Int32Array.from({ length: positions.length / 3 }, (_, vertex) => {
    const key = [0, 1, 2].map((axis) => Math.round(positions[vertex * 3 + axis]! * 5000)).join(" ");
    const known = places.get(key) ?? places.size;
    places.set(key, known);
    return known;
  });
  const sums = new Float64Array(places.size * 3);
  for (let at = 0; at < indices.length; at += 3) {
    const [a, b, c] = [indices[at]! * 3, indices[at + 1]! * 3, indices[at + 2]! * 3];
    const [ux, uy, uz] = [0, 1, 2].map((axis) => positions[b + axis]! - positions[a + axis]!) as [number, number, number];
    const [vx, vy, vz] = [0, 1, 2].map((axis) => positions[c + axis]! - positions[a + axis]!) as [number, number, number];
    const normal = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    for (const vertex of [a, b, c]) for (let axis = 0; axis < 3; axis += 1) sums[placeOf[vertex / 3]! * 3 + axis]! += normal[axis]!;
  }
  const normals: number[] = [];
  for (const place of placeOf) {
    const [x, y, z] = [sums[place * 3]!, sums[place * 3 + 1]!, sums[place * 3 + 2]!];
    const length = Math.hypot(x, y, z) || 1;
    normals.push(x / length, y / length, z / length);
  }
  return normals;
}
