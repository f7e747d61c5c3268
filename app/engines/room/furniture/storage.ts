import { type Mesh, MeshBuilder, type Stuff } from "./mesh.ts";
import { bar, box, drum } from "./shapes.ts";

const WOOD: Stuff = { finish: "wood", tone: "wood" };
const DARK: Stuff = { finish: "metal", tone: "dark" };
const METAL: Stuff = { finish: "metal", tone: "metal" };
const WHITE: Stuff = { finish: "ceramic", tone: "light" };

type Cabinet = { width: number; height: number; depth: number; columns: number; rows: number; foot?: number; front?: Stuff; legs?: boolean };

/** A body with fronts in columns and rows: sideboard, wardrobe, dresser, nightstand. */
export function cabinet({ width, height, depth, columns, rows, foot = 0.12, front = WOOD, legs = true }: Cabinet): Mesh {
  const body = new MeshBuilder();
  const tall = height - foot;
  body.add(WOOD, box(width, tall, depth - 0.02, { edge: 0.006 }), { at: [0, foot + tall / 2, -0.01] });
  const [w, h] = [(width - 0.03) / columns, (tall - 0.03) / rows];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [-width / 2 + 0.015 + w * (column + 0.5), foot + 0.015 + h * (row + 0.5)];
      body.add(front, box(w - 0.008, h - 0.008, 0.022, { edge: 0.004 }), { at: [x, y, depth / 2 - 0.012] });
      const isDoor = h > w;
      const side = column % 2 === 0 ? 1 : -1;
      body.add(METAL, box(isDoor ? 0.012 : Math.min(0.16, w / 3), isDoor ? Math.min(0.3, h / 4) : 0.012, 0.014, { edge: 0.004 }), {
        at: [isDoor ? x + side * (w / 2 - 0.05) : x, isDoor ? y : y + h * 0.18, depth / 2 + 0.005],
      });
    }
  }
  if (legs && foot > 0.05)
    for (const x of [-1, 1])
      for (const z of [-1, 1])
        body.add(
          WOOD,
          bar(
            [
              [x * (width / 2 - 0.06), 0, z * (depth / 2 - 0.06)],
              [x * (width / 2 - 0.09), foot + 0.005, z * (depth / 2 - 0.09)],
            ],
            0.013,
            0.02,
          ),
        );
  else body.add({ finish: "wood", tone: "dark" }, box(width - 0.06, foot, depth - 0.08, { edge: 0.003 }), { at: [0, foot / 2, -0.02] });
  return body.build();
}

const SPINES: Stuff[] = [
  { finish: "print", tone: "accent" },
  { finish: "print", tone: "light" },
  { finish: "print", tone: "second" },
  { finish: "print", tone: "dark" },
  { finish: "print", tone: "main" },
];

/** Open shelves with books, a vase and boxes. @param frame of metal, or all wood */
export function shelves({
  width,
  height,
  depth,
  columns,
  rows,
  frame,
}: {
  width: number;
  height: number;
  depth: number;
  columns: number;
  rows: number;
  frame: "wood" | "metal";
}): Mesh {
  const body = new MeshBuilder();
  const stuff = frame === "wood" ? WOOD : DARK;
  const post = frame === "wood" ? 0.022 : 0.02;
  for (let column = 0; column <= columns; column += 1) {
    const x = -width / 2 + post / 2 + ((width - post) * column) / columns;
    if (frame === "wood") body.add(stuff, box(post, height, depth, { edge: 0.003 }), { at: [x, height / 2, 0] });
    else for (const z of [-1, 1]) body.add(stuff, box(post, height, post, { edge: 0.003 }), { at: [x, height / 2, z * (depth / 2 - post / 2)] });
  }
  const gap = (height - 0.12) / rows;
  for (let row = 0; row <= rows; row += 1) body.add(WOOD, box(width, 0.022, depth - 0.004, { edge: 0.003 }), { at: [0, 0.1 + gap * row, 0] });
  if (frame === "wood") body.add(WOOD, box(width, height - 0.06, 0.008, { edge: 0.001 }), { at: [0, height / 2 + 0.03, -depth / 2 + 0.006] });
  let number = 7;
  const next = () => {
    number = (number * 48271) % 2147483647;
    return number / 2147483647;
  };
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const left = -width / 2 + (width * column) / columns + 0.03;
      const room = width / columns - 0.06;
      const floor = 0.111 + gap * row;
      if (next() < 0.3) {
        body.add(WHITE, drum(0.05 + next() * 0.04, Math.min(gap - 0.06, 0.14 + next() * 0.1), { top: 0.03, edge: 0.01 }), {
          at: [left + room * 0.5, floor, 0],
        });
        continue;
      }
      const end = room * (0.45 + next() * 0.5);
      for (let x = 0; x < end; ) {
        const thick = 0.018 + next() * 0.028;
        const tall = Math.min(gap - 0.05, 0.17 + next() * 0.11);
        body.add(SPINES[Math.floor(next() * SPINES.length)]!, box(thick - 0.002, tall, depth * 0.66, { edge: 0.002 }), {
          at: [left + x + thick / 2, floor + tall / 2, -0.02],
        });
        x += thick;
      }
    }
  }
  return body.build();
}

/** A low unit with a screen on it. */
export function mediaUnit(width: number): Mesh {
  const body = new MeshBuilder();
  body.add(WOOD, box(width, 0.36, 0.42, { edge: 0.006 }), { at: [0, 0.3, 0] });
  const doors = Math.round(width / 0.5);
  for (let door = 0; door < doors; door += 1) {
    const w = (width - 0.03) / doors;
    body.add(WOOD, box(w - 0.006, 0.32, 0.02, { edge: 0.004 }), { at: [-width / 2 + 0.015 + w * (door + 0.5), 0.3, 0.206] });
  }
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      body.add(
        DARK,
        bar(
          [
            [x * (width / 2 - 0.1), 0, z * 0.16],
            [x * (width / 2 - 0.12), 0.13, z * 0.15],
          ],
          0.012,
        ),
      );
  const screen = Math.min(1.45, width * 0.75);
  body.add({ finish: "ceramic", tone: "dark" }, box(screen, screen * 0.56, 0.03, { edge: 0.006 }), { at: [0, 0.52 + screen * 0.28, -0.05] });
  for (const side of [-1, 1]) body.add(DARK, box(0.03, 0.05, 0.2, { edge: 0.006 }), { at: [side * screen * 0.32, 0.5, -0.05] });
  return body.build();
}

/** A narrow table for an entrance. */
export function consoleTable(): Mesh {
  const body = new MeshBuilder().add({ finish: "stone", tone: "light" }, box(1.2, 0.025, 0.34, { edge: 0.006 }), { at: [0, 0.79, 0] });
  for (const side of [-1, 1])
    body.add(
      METAL,
      bar(
        [
          [side * 0.54, 0.78, 0.14],
          [side * 0.54, 0.01, 0.14],
          [side * 0.54, 0.01, -0.14],
          [side * 0.54, 0.78, -0.14],
        ],
        0.011,
      ),
    );
  return body
    .add(
      METAL,
      bar(
        [
          [-0.54, 0.01, 0.14],
          [0.54, 0.01, 0.14],
        ],
        0.011,
      ),
    )
    .build();
}
