import { type Mesh, MeshBuilder, type Stuff } from "./mesh.ts";
import { box } from "./shapes.ts";

const FABRIC: Stuff = { finish: "fabric", tone: "main" };
const SECOND: Stuff = { finish: "fabric", tone: "second" };
const ACCENT: Stuff = { finish: "fabric", tone: "accent" };
const LIGHT: Stuff = { finish: "fabric", tone: "light" };

/** Seating along a wall, made to measure: a low base, cushions behind, an armrest between every two seats. */
export function majlisRun(width: number): Mesh {
  const body = new MeshBuilder();
  const depth = 0.8;
  body.add({ finish: "wood", tone: "dark" }, box(width - 0.04, 0.05, depth - 0.06, { edge: 0.004 }), { at: [0, 0.025, 0] });
  const seats = Math.max(1, Math.round(width / 0.85));
  const seat = width / seats;
  for (let at = 0; at < seats; at += 1) {
    const x = -width / 2 + seat * (at + 0.5);
    body.add(FABRIC, box(seat - 0.006, 0.19, depth, { edge: 0.04, puff: [0, 0.01, 0.006] }), { at: [x, 0.145, 0] });
    body.add(SECOND, box(seat - 0.012, 0.13, depth - 0.1, { edge: 0.05, puff: [0, 0.016, 0.01] }), { at: [x, 0.295, 0.05] });
    body.add(FABRIC, box(seat - 0.01, 0.5, 0.2, { edge: 0.07, puff: [0.004, 0.01, 0.03] }), { at: [x, 0.53, -depth / 2 + 0.125], tilt: -7 });
    body.add(at % 2 === 0 ? ACCENT : LIGHT, box(0.42, 0.4, 0.07, { edge: 0.034, puff: [-0.015, -0.015, 0.05] }), {
      at: [x + (at % 2 === 0 ? 0.04 : -0.04), 0.545, -depth / 2 + 0.3],
      tilt: -20,
      turn: at % 2 === 0 ? 7 : -6,
    });
    if (at > 0 && at % 2 === 0)
      body.add(ACCENT, box(0.22, 0.24, 0.5, { edge: 0.06, puff: [0.012, 0.012, 0.012] }), { at: [-width / 2 + seat * at, 0.47, 0.06] });
  }
  return body.build();
}

/** Turns two runs of a majlis into each other. */
export function majlisCorner(): Mesh {
  const body = new MeshBuilder();
  const side = 0.8;
  body.add({ finish: "wood", tone: "dark" }, box(side - 0.04, 0.05, side - 0.04, { edge: 0.004 }), { at: [0, 0.025, 0] });
  body.add(FABRIC, box(side - 0.006, 0.19, side - 0.006, { edge: 0.04, puff: [0, 0.01, 0] }), { at: [0, 0.145, 0] });
  body.add(SECOND, box(side - 0.1, 0.13, side - 0.1, { edge: 0.05, puff: [0, 0.014, 0] }), { at: [0.05, 0.295, 0.05] });
  body.add(FABRIC, box(side - 0.02, 0.5, 0.2, { edge: 0.07, puff: [0.004, 0.01, 0.03] }), { at: [0, 0.53, -side / 2 + 0.125], tilt: -7 });
  body.add(FABRIC, box(side - 0.2, 0.5, 0.2, { edge: 0.07, puff: [0.004, 0.01, 0.03] }), { at: [-side / 2 + 0.125, 0.53, 0.1], turn: 90, tilt: -7 });
  body.add(ACCENT, box(0.46, 0.44, 0.07, { edge: 0.034, puff: [-0.015, -0.015, 0.06] }), { at: [-0.02, 0.57, -0.02], turn: 45, tilt: -20 });
  return body.build();
}
