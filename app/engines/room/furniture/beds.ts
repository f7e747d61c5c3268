import { type Mesh, MeshBuilder, type Stuff } from "./mesh.ts";
import { bar, box, sheet } from "./shapes.ts";

const WOOD: Stuff = { finish: "wood", tone: "wood" };
const LINEN: Stuff = { finish: "fabric", tone: "light" };

/** @param width of the mattress */
export function bed(width: number, head: "upholstered" | "panel" | "slats" | "low", length = 2.0): Mesh {
  const body = new MeshBuilder();
  const cloth: Stuff = { finish: "velvet", tone: "main" };
  const outer = width + 0.1;
  const z = 0.04;
  const frame = head === "upholstered" ? cloth : WOOD;
  body.add(frame, box(outer, 0.2, length + 0.06, { edge: head === "upholstered" ? 0.04 : 0.012 }), { at: [0, 0.22, z] });
  for (const x of [-1, 1])
    for (const end of [-1, 1])
      body.add(
        WOOD,
        bar(
          [
            [x * (outer / 2 - 0.08), 0, z + end * (length / 2 - 0.1)],
            [x * (outer / 2 - 0.08), 0.14, z + end * (length / 2 - 0.1)],
          ],
          0.022,
          0.028,
        ),
      );
  body.add({ finish: "fabric", tone: "white" }, box(width, 0.22, length, { edge: 0.06, puff: [0, 0.006, 0] }), { at: [0, 0.41, z + 0.005] });
  // the cover, hanging a little over both sides and the foot
  body.add(LINEN, box(width + 0.05, 0.17, length * 0.72, { edge: 0.07, puff: [0.006, 0.02, 0.006] }), { at: [0, 0.475, z + length * 0.15] });
  body.add({ finish: "fabric", tone: "second" }, box(width + 0.07, 0.14, 0.55, { edge: 0.06, puff: [0.006, 0.014, 0.006] }), {
    at: [0, 0.503, z + length * 0.28],
  });
  const headboard = -length / 2 - 0.03;
  if (head === "upholstered") {
    const channels = Math.round(outer / 0.18);
    for (let at = 0; at < channels; at += 1)
      body.add(cloth, box(outer / channels, 1.02, 0.1, { edge: 0.045, puff: [0, 0, 0.012] }), {
        at: [-outer / 2 + (outer / channels) * (at + 0.5), 0.6, headboard - 0.02],
      });
  } else if (head === "slats") {
    for (let at = 0; at < 11; at += 1)
      body.add(WOOD, box(0.03, 0.75, 0.025, { edge: 0.006 }), { at: [-outer / 2 + 0.04 + ((outer - 0.08) * at) / 10, 0.62, headboard] });
    body.add(WOOD, box(outer, 0.06, 0.05, { edge: 0.012 }), { at: [0, 1, headboard] });
  } else body.add(WOOD, box(outer, head === "low" ? 0.6 : 0.95, 0.05, { edge: 0.014 }), { at: [0, head === "low" ? 0.38 : 0.56, headboard] });
  const pillows = width > 1.2 ? 2 : 1;
  for (let at = 0; at < pillows; at += 1) {
    const x = pillows === 1 ? 0 : (at - 0.5) * width * 0.5;
    body.add({ finish: "fabric", tone: "white" }, box(0.66, 0.42, 0.1, { edge: 0.048, puff: [-0.01, -0.01, 0.06] }), {
      at: [x, 0.68, headboard + 0.2],
      tilt: -28,
    });
    body.add(LINEN, box(0.6, 0.38, 0.09, { edge: 0.044, puff: [-0.01, -0.01, 0.055] }), { at: [x, 0.66, headboard + 0.34], tilt: -32 });
  }
  body.add({ finish: "fabric", tone: "accent" }, box(0.44, 0.3, 0.08, { edge: 0.038, puff: [-0.01, -0.01, 0.045] }), {
    at: [0, 0.635, headboard + 0.47],
    tilt: -34,
  });
  return body.build();
}

const FOLDS = 9;

/** Two lengths of cloth and the rod, for an opening so wide; the rod's middle is the origin's x, the hem hangs above y = 0. */
export function curtains(width: number, height: number): Mesh {
  const body = new MeshBuilder();
  const cloth: Stuff = { finish: "fabric", tone: "light" };
  const each = Math.min(0.75, Math.max(0.28, width * 0.2));
  for (const side of [-1, 1]) {
    const start = side * (width / 2 + 0.12);
    body.add(
      cloth,
      sheet(72, 6, (u, v) => {
        const spread = 1 + 0.1 * (1 - v);
        return [
          start - side * u * each * spread,
          0.015 + v * (height - 0.06),
          Math.sin(u * FOLDS * 2 * Math.PI + (1 - v) * 0.5) * 0.035 * (0.75 + 0.35 * (1 - v)),
        ];
      }),
    );
  }
  const end = width / 2 + 0.2;
  return body
    .add(
      { finish: "metal", tone: "metal" },
      bar(
        [
          [-end, height - 0.02, 0],
          [end, height - 0.02, 0],
        ],
        0.012,
      ),
    )
    .build();
}
