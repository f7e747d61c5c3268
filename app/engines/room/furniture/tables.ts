import { type Mesh, MeshBuilder, type Stuff } from "./mesh.ts";
import { bar, box, drum, lathe } from "./shapes.ts";

const WOOD: Stuff = { finish: "wood", tone: "wood" };
const DARK: Stuff = { finish: "metal", tone: "dark" };
const METAL: Stuff = { finish: "metal", tone: "metal" };
const STONE: Stuff = { finish: "stone", tone: "light" };

type Table = { width: number; depth: number; height: number; top?: Stuff; legs?: "wood" | "metal" | "sled" | "slab"; shelf?: boolean };

/** A rectangular table of any use. */
export function table({ width, depth, height, top = WOOD, legs = "wood", shelf = false }: Table): Mesh {
  const body = new MeshBuilder();
  const thick = height > 0.6 ? 0.036 : 0.03;
  body.add(top, box(width, thick, depth, { edge: 0.006 }), { at: [0, height - thick / 2, 0] });
  const [x, z] = [width / 2 - 0.07, depth / 2 - 0.07];
  if (legs === "slab")
    for (const side of [-1, 1])
      body.add(top, box(0.06, height - thick, depth - 0.16, { edge: 0.01 }), { at: [side * (width / 2 - 0.22), (height - thick) / 2, 0] });
  else if (legs === "sled") {
    for (const side of [-1, 1])
      body.add(
        DARK,
        bar(
          [
            [side * x, height - thick, z],
            [side * x, 0.014, z],
            [side * x, 0.014, -z],
            [side * x, height - thick, -z],
          ],
          0.013,
        ),
      );
  } else
    for (const side of [-1, 1])
      for (const end of [-1, 1])
        body.add(
          legs === "wood" ? WOOD : DARK,
          bar(
            [
              [side * (x + 0.03), 0, end * (z + 0.03)],
              [side * (x - 0.02), height - thick, end * (z - 0.02)],
            ],
            legs === "wood" ? 0.016 : 0.01,
            legs === "wood" ? 0.028 : 0.013,
          ),
        );
  if (height > 0.6 && legs === "wood")
    for (const end of [-1, 1]) body.add(WOOD, box(width - 0.2, 0.07, 0.02, { edge: 0.004 }), { at: [0, height - thick - 0.035, end * (z - 0.02)] });
  if (shelf) body.add(WOOD, box(width - 0.14, 0.02, depth - 0.14, { edge: 0.005 }), { at: [0, 0.16, 0] });
  return body.build();
}

export function roundTable(diameter: number, height: number, { top = WOOD, foot = "legs" }: { top?: Stuff; foot?: "legs" | "column" | "ring" } = {}): Mesh {
  const body = new MeshBuilder();
  const radius = diameter / 2;
  const thick = height > 0.6 ? 0.035 : 0.026;
  body.add(top, drum(radius, thick, { sides: 40 }), { at: [0, height - thick, 0] });
  if (foot === "column")
    body.add(
      top.finish === "stone" ? METAL : WOOD,
      lathe(
        [
          [0, 0],
          [radius * 0.55, 0],
          [radius * 0.52, 0.02],
          [0.07, 0.09],
          [0.045, height / 2],
          [0.09, height - thick],
        ],
        28,
      ),
    );
  else if (foot === "ring") {
    const ring = (y: number, r: number) =>
      Array.from({ length: 33 }, (_, at) => [Math.cos((at * Math.PI) / 16) * r, y, Math.sin((at * Math.PI) / 16) * r] as const);
    body.add(METAL, bar(ring(0.012, radius * 0.82), 0.01, 0.01, 6)).add(METAL, bar(ring(height - thick - 0.012, radius * 0.82), 0.01, 0.01, 6));
    for (let leg = 0; leg < 4; leg += 1) {
      const angle = (leg + 0.5) * (Math.PI / 2);
      const [x, z] = [Math.cos(angle) * radius * 0.82, Math.sin(angle) * radius * 0.82];
      body.add(
        METAL,
        bar(
          [
            [x, 0.01, z],
            [x, height - thick, z],
          ],
          0.01,
        ),
      );
    }
  } else
    for (let leg = 0; leg < 4; leg += 1) {
      const angle = (leg + 0.5) * (Math.PI / 2);
      const far = radius * (height > 0.6 ? 0.78 : 0.85);
      body.add(
        WOOD,
        bar(
          [
            [Math.cos(angle) * far, 0, Math.sin(angle) * far],
            [Math.cos(angle) * far * 0.8, height - thick, Math.sin(angle) * far * 0.8],
          ],
          0.014,
          0.024,
        ),
      );
    }
  return body.build();
}

/** Two round tables, the lower one half under the other. */
export function nestTables(): Mesh {
  const body = new MeshBuilder();
  const add = (x: number, z: number, radius: number, height: number) => {
    body.add(STONE, drum(radius, 0.022, { sides: 40 }), { at: [x, height - 0.022, z] });
    const ring = Array.from(
      { length: 33 },
      (_, at) => [x + Math.cos((at * Math.PI) / 16) * radius * 0.8, 0.01, z + Math.sin((at * Math.PI) / 16) * radius * 0.8] as const,
    );
    body.add(METAL, bar(ring, 0.009, 0.009, 6));
    for (let leg = 0; leg < 3; leg += 1) {
      const angle = (leg * 2 * Math.PI) / 3 + 0.4;
      const [lx, lz] = [x + Math.cos(angle) * radius * 0.8, z + Math.sin(angle) * radius * 0.8];
      body.add(
        METAL,
        bar(
          [
            [lx, 0.01, lz],
            [lx, height - 0.02, lz],
          ],
          0.009,
        ),
      );
    }
  };
  add(-0.18, -0.04, 0.42, 0.42);
  add(0.34, 0.14, 0.27, 0.33);
  return body.build();
}

/** Eight sides with pointed arches, as carpenters of Damascus made them. */
export function arabesqueTable(): Mesh {
  const body = new MeshBuilder();
  const [radius, height] = [0.42, 0.42];
  body.add(WOOD, drum(radius, 0.03, { sides: 8 }), { at: [0, height - 0.03, 0], turn: 22.5 });
  body.add({ finish: "wood", tone: "light" }, drum(radius * 0.72, 0.003, { sides: 8, edge: 0.001 }), { at: [0, height, 0], turn: 22.5 });
  body.add(WOOD, drum(radius * 0.5, 0.002, { sides: 8, edge: 0.001 }), { at: [0, height + 0.003, 0], turn: 22.5 });
  for (let side = 0; side < 8; side += 1) {
    const turn = side * 45;
    const angle = ((turn + 22.5) * Math.PI) / 180;
    const [x, z] = [Math.sin(angle) * radius * 0.93, Math.cos(angle) * radius * 0.93];
    body.add(WOOD, box(0.055, height - 0.03, 0.05, { edge: 0.006 }), { at: [x, (height - 0.03) / 2, z], turn: turn + 22.5 });
    const face = (turn * Math.PI) / 180;
    const reach = radius * 0.93 * Math.cos(Math.PI / 8);
    const panel = (y: number, tall: number) =>
      body.add(WOOD, box(0.28, tall, 0.018, { edge: 0.004 }), { at: [Math.sin(face) * reach, y, Math.cos(face) * reach], turn });
    panel(height - 0.09, 0.12);
    for (const lean of [-1, 1])
      body.add(WOOD, box(0.14, 0.03, 0.018, { edge: 0.004 }), {
        at: [Math.sin(face) * reach + Math.cos(face) * lean * 0.07, height - 0.175, Math.cos(face) * reach - Math.sin(face) * lean * 0.07],
        turn,
        roll: -lean * 40,
      });
  }
  return body.build();
}

/** A solid block on a hidden base. */
export function blockTable(): Mesh {
  return new MeshBuilder()
    .add(WOOD, box(1.2, 0.24, 0.6, { edge: 0.012 }), { at: [0, 0.22, 0] })
    .add({ finish: "wood", tone: "dark" }, box(1, 0.1, 0.42, { edge: 0.004 }), { at: [0, 0.05, 0] })
    .build();
}

/** A drum of one piece beside a seat. */
export function sideDrum(): Mesh {
  return new MeshBuilder()
    .add(
      STONE,
      lathe(
        [
          [0, 0],
          [0.16, 0],
          [0.165, 0.01],
          [0.1, 0.2],
          [0.1, 0.3],
          [0.2, 0.48],
          [0.205, 0.5],
          [0.195, 0.505],
          [0, 0.505],
        ],
        32,
      ),
    )
    .build();
}
