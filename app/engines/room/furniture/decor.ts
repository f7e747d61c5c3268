import { type Mesh, MeshBuilder, type Stuff } from "./mesh.ts";
import { bar, box, drum, lathe } from "./shapes.ts";

const METAL: Stuff = { finish: "metal", tone: "metal" };
const WOOD: Stuff = { finish: "wood", tone: "wood" };

/** A rug lies flat; its pattern is in its stuff's tone and drawn by the place on it. */
export const rug = (width: number, depth: number): Mesh =>
  new MeshBuilder().add({ finish: "rug", tone: "main" }, box(width, 0.012, depth, { edge: 0.004 }), { at: [0, 0.006, 0] }).build();

/** A wall's picture: leans on nothing, its back at z = 0. */
export function framed(width: number, height: number): Mesh {
  const body = new MeshBuilder();
  for (const [w, h, x, y] of [
    [width, 0.022, 0, height - 0.011],
    [width, 0.022, 0, 0.011],
    [0.022, height, -width / 2 + 0.011, height / 2],
    [0.022, height, width / 2 - 0.011, height / 2],
  ] as const)
    body.add(WOOD, box(w, h, 0.028, { edge: 0.003 }), { at: [x, y, 0.014] });
  return body.add({ finish: "print", tone: "white" }, box(width - 0.04, height - 0.04, 0.006, { edge: 0.001 }), { at: [0, height / 2, 0.008] }).build();
}

export function roundMirror(): Mesh {
  return new MeshBuilder()
    .add(METAL, drum(0.4, 0.025, { sides: 48 }), { at: [0, 0.4, 0], tilt: 90 })
    .add({ finish: "mirror", tone: "light" }, drum(0.38, 0.004, { sides: 48, edge: 0.001 }), { at: [0, 0.4, 0.024], tilt: 90 })
    .build();
}

export function vases(): Mesh {
  return new MeshBuilder()
    .add(
      { finish: "ceramic", tone: "light" },
      lathe(
        [
          [0, 0],
          [0.05, 0],
          [0.085, 0.08],
          [0.08, 0.16],
          [0.03, 0.22],
          [0.035, 0.26],
        ],
        24,
      ),
      { at: [-0.06, 0, 0] },
    )
    .add(
      { finish: "ceramic", tone: "clay" },
      lathe(
        [
          [0, 0],
          [0.04, 0],
          [0.06, 0.05],
          [0.05, 0.1],
          [0.028, 0.13],
          [0.034, 0.15],
        ],
        24,
      ),
      { at: [0.09, 0, 0.04] },
    )
    .build();
}

/** The coffee pot with its beak, cups and dates on a tray. */
export function dallahSet(): Mesh {
  const body = new MeshBuilder().add(
    METAL,
    lathe(
      [
        [0, 0],
        [0.2, 0],
        [0.215, 0.015],
        [0.21, 0.018],
        [0.19, 0.006],
        [0, 0.006],
      ],
      36,
    ),
  );
  body.add(
    METAL,
    lathe(
      [
        [0, 0.006],
        [0.055, 0.006],
        [0.06, 0.02],
        [0.062, 0.06],
        [0.03, 0.12],
        [0.026, 0.15],
        [0.036, 0.17],
        [0.01, 0.2],
        [0.006, 0.235],
        [0, 0.24],
      ],
      24,
    ),
    { at: [-0.06, 0, -0.03] },
  );
  body
    .add(
      METAL,
      bar(
        [
          [-0.035, 0.1, -0.03],
          [0.02, 0.12, -0.03],
          [0.05, 0.165, -0.03],
        ],
        0.016,
        0.006,
        8,
      ),
    )
    .add(
      METAL,
      bar(
        [
          [-0.09, 0.15, -0.03],
          [-0.14, 0.14, -0.03],
          [-0.14, 0.07, -0.03],
          [-0.115, 0.04, -0.03],
        ],
        0.007,
        0.007,
        8,
      ),
    );
  for (const [x, z] of [
    [0.06, 0.08],
    [0.12, 0.04],
    [-0.02, 0.11],
    [0.12, -0.05],
  ] as const)
    body.add(
      { finish: "ceramic", tone: "white" },
      lathe(
        [
          [0, 0.008],
          [0.014, 0.008],
          [0.03, 0.04],
          [0.032, 0.05],
        ],
        16,
      ),
      { at: [x, 0, z] },
    );
  return body.build();
}

/** A folding screen of turned wood. */
export function latticeScreen(): Mesh {
  const body = new MeshBuilder();
  for (let leaf3 = 0; leaf3 < 3; leaf3 += 1) {
    const turn = leaf3 === 1 ? -14 : 14;
    const x = (leaf3 - 1) * 0.54;
    const at = (dx: number, y: number) => [x + Math.cos((turn * Math.PI) / 180) * dx, y, -Math.sin((turn * Math.PI) / 180) * dx] as const;
    for (const side of [-1, 1]) body.add(WOOD, box(0.035, 1.8, 0.03, { edge: 0.005 }), { at: at(side * 0.255, 0.9), turn });
    for (const y of [0.1, 0.55, 1.78]) body.add(WOOD, box(0.5, 0.045, 0.028, { edge: 0.005 }), { at: at(0, y), turn });
    body.add(WOOD, box(0.48, 0.4, 0.012, { edge: 0.002 }), { at: at(0, 0.33), turn });
    for (let line = 1; line < 8; line += 1) body.add(WOOD, bar([at(-0.24 + line * 0.06, 0.57), at(-0.24 + line * 0.06, 1.76)], 0.007, 0.007, 5));
    for (let line = 1; line < 20; line += 1) body.add(WOOD, bar([at(-0.24, 0.57 + line * 0.06), at(0.24, 0.57 + line * 0.06)], 0.007, 0.007, 5));
  }
  return body.build();
}
