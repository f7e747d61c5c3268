import { type Mesh, MeshBuilder, type Stuff } from "./mesh.ts";
import { bar, box, drum } from "./shapes.ts";

const FABRIC: Stuff = { finish: "fabric", tone: "main" };
const SECOND: Stuff = { finish: "fabric", tone: "second" };
const WOOD: Stuff = { finish: "wood", tone: "wood" };

/** For tables: four legs, a seat, a back of slats or cushioned. */
export function diningChair(kind: "slats" | "cushion"): Mesh {
  const body = new MeshBuilder();
  for (const x of [-1, 1]) {
    body.add(
      WOOD,
      bar(
        [
          [x * 0.2, 0, 0.21],
          [x * 0.19, 0.45, 0.19],
        ],
        0.014,
        0.019,
      ),
    );
    body.add(
      WOOD,
      bar(
        [
          [x * 0.2, 0, -0.24],
          [x * 0.19, 0.45, -0.19],
          [x * 0.19, kind === "slats" ? 0.82 : 0.56, -0.25],
        ],
        0.014,
        0.018,
      ),
    );
    body.add(
      WOOD,
      bar(
        [
          [x * 0.19, 0.42, 0.19],
          [x * 0.19, 0.42, -0.19],
        ],
        0.015,
      ),
    );
  }
  for (const z of [0.19, -0.19])
    body.add(
      WOOD,
      bar(
        [
          [-0.19, 0.42, z],
          [0.19, 0.42, z],
        ],
        0.015,
      ),
    );
  body.add(SECOND, box(0.46, 0.07, 0.45, { edge: 0.03, puff: [0, 0.012, 0] }), { at: [0, 0.465, 0.01] });
  if (kind === "slats")
    for (const y of [0.6, 0.7, 0.8]) body.add(WOOD, box(0.4, 0.05, 0.016, { edge: 0.007 }), { at: [0, y, -0.2 - (y - 0.45) * 0.14], tilt: -8 });
  else body.add(SECOND, box(0.45, 0.42, 0.07, { edge: 0.032, puff: [0, 0, 0.012] }), { at: [0, 0.68, -0.23], tilt: -10 });
  return body.build();
}

export function officeChair(): Mesh {
  const body = new MeshBuilder();
  const dark: Stuff = { finish: "metal", tone: "dark" };
  for (let leg = 0; leg < 5; leg += 1) {
    const angle = (leg * 72 * Math.PI) / 180;
    const [x, z] = [Math.sin(angle) * 0.3, Math.cos(angle) * 0.3];
    body.add(
      dark,
      bar(
        [
          [0, 0.12, 0],
          [x, 0.075, z],
        ],
        0.022,
        0.014,
      ),
    );
    body.add(dark, drum(0.028, 0.05), { at: [x, 0.015, z] });
  }
  body.add(
    dark,
    bar(
      [
        [0, 0.1, 0],
        [0, 0.43, 0],
      ],
      0.025,
    ),
  );
  body.add(FABRIC, box(0.5, 0.09, 0.48, { edge: 0.04, puff: [0, 0.012, 0] }), { at: [0, 0.47, 0.02] });
  body.add(FABRIC, box(0.46, 0.55, 0.08, { edge: 0.038, puff: [0, 0, 0.02] }), { at: [0, 0.82, -0.24], tilt: -8 });
  for (const x of [-1, 1])
    body
      .add(
        dark,
        bar(
          [
            [x * 0.25, 0.45, -0.02],
            [x * 0.29, 0.6, 0],
            [x * 0.29, 0.66, 0.02],
          ],
          0.014,
        ),
      )
      .add(dark, box(0.06, 0.03, 0.24, { edge: 0.012 }), { at: [x * 0.29, 0.67, 0.04] });
  return body.build();
}
