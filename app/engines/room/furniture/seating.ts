import { type Mesh, MeshBuilder, type Stuff } from "./mesh.ts";
import { bar, box, drum, lathe } from "./shapes.ts";

const FABRIC: Stuff = { finish: "fabric", tone: "main" };
const SECOND: Stuff = { finish: "fabric", tone: "second" };
const ACCENT: Stuff = { finish: "fabric", tone: "accent" };
const LIGHT: Stuff = { finish: "fabric", tone: "light" };
const WOOD: Stuff = { finish: "wood", tone: "wood" };
const METAL: Stuff = { finish: "metal", tone: "metal" };

type Sofa = {
  width: number;
  depth?: number;
  seats: number;
  arms?: "square" | "round" | "frame" | "none";
  legs?: "wood" | "metal" | "plinth";
  /** Of the back, from the floor. */
  height?: number;
  stuff?: Stuff;
  /** A longer seat at this end, so deep. */
  chaise?: "left" | "right";
  pillows?: number;
};

/** A sofa or, with one seat, an armchair. */
export function sofa({ width, depth = 0.92, seats, arms = "square", legs = "wood", height = 0.82, stuff = FABRIC, chaise, pillows = 2 }: Sofa): Mesh {
  const body = new MeshBuilder();
  const arm = { square: 0.17, round: 0.24, frame: 0.06, none: 0 }[arms];
  const foot = legs === "plinth" ? 0.03 : 0.13;
  const seatTop = 0.43;
  const inner = width - 2 * arm;
  const backDepth = 0.2;
  const front = depth / 2;
  const seatDepth = depth - backDepth;
  const reach = 1.6;
  const base = seatTop - 0.15 - foot;
  body.add(stuff, box(inner + 0.02, base, depth - 0.06, { edge: 0.03 }), { at: [0, foot + base / 2, -0.01] });
  body.add(stuff, box(inner + 0.02, height - foot - 0.12, backDepth, { edge: 0.07, puff: [0, 0, 0.01] }), {
    at: [0, foot + (height - foot - 0.12) / 2, -front + backDepth / 2],
    tilt: -3,
  });
  const seat = inner / seats;
  for (let at = 0; at < seats; at += 1) {
    const x = -inner / 2 + seat * (at + 0.5);
    const isLong = chaise && at === (chaise === "left" ? 0 : seats - 1);
    const long = isLong ? reach - backDepth - 0.02 : seatDepth + 0.02;
    body.add(stuff, box(seat - 0.008, 0.16, long, { edge: 0.05, puff: [0.004, 0.022, 0.012] }), {
      at: [x, seatTop - 0.075, -front + backDepth + long / 2 - 0.02],
    });
    body.add(stuff, box(seat - 0.02, height - seatTop + 0.02, 0.19, { edge: 0.07, puff: [0.006, 0.012, 0.045] }), {
      at: [x, seatTop + (height - seatTop) / 2 - 0.01, -front + backDepth + 0.07],
      tilt: -12,
    });
    if (isLong) body.add(stuff, box(seat, base, reach - 0.06, { edge: 0.03 }), { at: [x, foot + base / 2, -front + reach / 2] });
  }
  if (arms === "square")
    for (const side of [-1, 1])
      body.add(stuff, box(arm, 0.6 - foot, depth, { edge: 0.045, puff: [0.006, 0.006, 0.004] }), {
        at: [side * (width / 2 - arm / 2), foot + (0.6 - foot) / 2, 0],
      });
  if (arms === "round") {
    for (const side of [-1, 1]) {
      body.add(stuff, box(arm - 0.02, 0.5 - foot, depth - 0.02, { edge: 0.06 }), { at: [side * (width / 2 - arm / 2), foot + (0.5 - foot) / 2, 0] });
      body.add(stuff, drum(arm / 2, depth, { edge: 0.03, sides: 24 }), { at: [side * (width / 2 - arm / 2), 0.52, -depth / 2], tilt: 90 });
    }
  }
  if (arms === "frame") {
    for (const side of [-1, 1]) {
      const x = side * (width / 2 - arm / 2);
      body.add(WOOD, box(arm, 0.045, depth - 0.04, { edge: 0.018 }), { at: [x, 0.6, 0] });
      for (const z of [front - 0.08, -front + 0.1])
        body.add(
          WOOD,
          bar(
            [
              [x, 0, z],
              [x, 0.59, z],
            ],
            0.018,
            0.026,
          ),
        );
    }
  }
  addLegs(body, width, depth, foot, legs);
  addPillows(body, pillows, inner, seatTop, -front + backDepth + 0.2);
  return body.build();
}

function addLegs(body: MeshBuilder, width: number, depth: number, foot: number, legs: "wood" | "metal" | "plinth"): void {
  if (legs === "plinth") body.add({ finish: "wood", tone: "dark" }, box(width - 0.14, foot, depth - 0.14, { edge: 0.004 }), { at: [0, foot / 2, 0] });
  else
    for (const x of [-1, 1])
      for (const z of [-1, 1])
        body.add(
          legs === "wood" ? WOOD : METAL,
          bar(
            [
              [x * (width / 2 - 0.08), 0, z * (depth / 2 - 0.08)],
              [x * (width / 2 - 0.11), foot + 0.02, z * (depth / 2 - 0.11)],
            ],
            0.014,
            legs === "wood" ? 0.024 : 0.014,
          ),
        );
}

function addPillows(body: MeshBuilder, count: number, inner: number, seatTop: number, z: number): void {
  const stuffs = [ACCENT, LIGHT, SECOND];
  for (let at = 0; at < count; at += 1) {
    const side = at % 2 === 0 ? -1 : 1;
    const step = Math.floor(at / 2);
    body.add(stuffs[at % 3]!, box(0.44 - step * 0.04, 0.44 - step * 0.04, 0.07, { edge: 0.034, puff: [-0.015, -0.015, 0.06] }), {
      at: [side * (inner / 2 - 0.24 - step * 0.3), seatTop + 0.215, z + step * 0.05],
      tilt: -20,
      turn: -side * 9,
      roll: side * 5,
    });
  }
}

/** A tub of velvet on a hidden plinth. */
export function barrelChair(stuff: Stuff = { finish: "velvet", tone: "second" }): Mesh {
  const body = new MeshBuilder();
  body.add({ finish: "wood", tone: "dark" }, drum(0.3, 0.05, { edge: 0.004 }));
  body.add(stuff, drum(0.38, 0.33, { edge: 0.05 }), { at: [0, 0.05, 0] });
  body.add(stuff, box(0.58, 0.13, 0.6, { edge: 0.06, puff: [0.01, 0.025, 0.02] }), { at: [0, 0.42, 0.05] });
  const ribs = 15;
  for (let rib = 0; rib < ribs; rib += 1) {
    const angle = (-110 + (220 * rib) / (ribs - 1)) * (Math.PI / 180);
    const top = 0.76 - 0.1 * Math.abs(rib / (ribs - 1) - 0.5) * 2;
    const [x, z] = [Math.sin(angle) * 0.335, -Math.cos(angle) * 0.335];
    body.add(
      stuff,
      lathe(
        [
          [0, 0.1],
          [0.05, 0.1],
          [0.078, 0.3],
          [0.082, top - 0.1],
          [0.06, top - 0.02],
          [0, top],
        ],
        12,
      ),
      { at: [x, 0, z] },
    );
  }
  return body.build();
}

/** Wooden frame, two loose cushions. */
export function woodChair(): Mesh {
  const body = new MeshBuilder();
  for (const side of [-1, 1]) {
    const x = side * 0.33;
    body.add(
      WOOD,
      bar(
        [
          [x, 0, 0.34],
          [x, 0.3, 0.3],
          [x, 0.57, 0.29],
        ],
        0.016,
        0.02,
      ),
    );
    body.add(
      WOOD,
      bar(
        [
          [x, 0, -0.4],
          [x, 0.35, -0.25],
          [x, 0.55, -0.27],
        ],
        0.016,
        0.02,
      ),
    );
    body.add(WOOD, box(0.055, 0.03, 0.66, { edge: 0.014 }), { at: [x, 0.58, 0.01], tilt: 3 });
    body.add(
      WOOD,
      bar(
        [
          [x, 0.3, 0.3],
          [x, 0.27, -0.28],
        ],
        0.017,
      ),
    );
  }
  for (const [y, z] of [
    [0.3, 0.28],
    [0.27, -0.24],
    [0.74, -0.4],
  ] as const)
    body.add(
      WOOD,
      bar(
        [
          [-0.33, y, z],
          [0.33, y, z],
        ],
        0.016,
      ),
    );
  for (const x of [-0.2, -0.07, 0.07, 0.2])
    body.add(
      WOOD,
      bar(
        [
          [x, 0.28, -0.24],
          [x, 0.76, -0.41],
        ],
        0.01,
      ),
    );
  for (const side of [-1, 1])
    body.add(
      WOOD,
      bar(
        [
          [side * 0.33, 0.28, -0.24],
          [side * 0.33, 0.78, -0.42],
        ],
        0.018,
      ),
    );
  body.add(LIGHT, box(0.6, 0.12, 0.6, { edge: 0.05, puff: [0.01, 0.02, 0.015] }), { at: [0, 0.375, 0.03], tilt: -3 });
  body.add(LIGHT, box(0.58, 0.48, 0.12, { edge: 0.055, puff: [0.01, 0.01, 0.03] }), { at: [0, 0.63, -0.24], tilt: -20 });
  return body.build();
}

/** High back with wings, for reading. */
export function wingChair(stuff: Stuff = { finish: "velvet", tone: "accent" }): Mesh {
  const body = new MeshBuilder();
  body.add(stuff, box(0.62, 0.2, 0.66, { edge: 0.04 }), { at: [0, 0.24, 0.02] });
  body.add(stuff, box(0.56, 0.14, 0.6, { edge: 0.06, puff: [0.01, 0.02, 0.02] }), { at: [0, 0.4, 0.06] });
  body.add(stuff, box(0.6, 0.8, 0.14, { edge: 0.065, puff: [0, 0, 0.03] }), { at: [0, 0.7, -0.29], tilt: -9 });
  for (const side of [-1, 1]) {
    body.add(stuff, box(0.1, 0.34, 0.66, { edge: 0.045 }), { at: [side * 0.345, 0.42, 0.03] });
    body.add(stuff, box(0.09, 0.5, 0.26, { edge: 0.04 }), { at: [side * 0.33, 0.8, -0.23], turn: -side * 12, tilt: -8 });
  }
  addLegs(body, 0.76, 0.72, 0.15, "wood");
  return body.build();
}

export function pouf(stuff: Stuff = ACCENT): Mesh {
  return new MeshBuilder()
    .add(
      stuff,
      lathe(
        [
          [0, 0],
          [0.2, 0],
          [0.26, 0.05],
          [0.275, 0.2],
          [0.26, 0.35],
          [0.2, 0.4],
          [0.08, 0.415],
          [0, 0.41],
        ],
        28,
      ),
    )
    .build();
}

export function bench(width: number): Mesh {
  const body = new MeshBuilder().add(SECOND, box(width, 0.13, 0.42, { edge: 0.05, puff: [0, 0.014, 0] }), { at: [0, 0.405, 0] });
  body.add(WOOD, box(width - 0.06, 0.05, 0.36, { edge: 0.01 }), { at: [0, 0.325, 0] });
  addLegs(body, width, 0.42, 0.3, "wood");
  return body.build();
}
