import { type Mesh, MeshBuilder, type Stuff } from "./mesh.ts";
import { bar, drum, lathe, sheet } from "./shapes.ts";

const LEAF: Stuff = { finish: "leaf", tone: "green" };

function pot(body: MeshBuilder, radius: number, height: number, stuff: Stuff): void {
  body.add(
    stuff,
    lathe(
      [
        [0, 0],
        [radius * 0.7, 0],
        [radius * 0.76, 0.01],
        [radius, height - 0.02],
        [radius, height],
        [radius * 0.9, height],
        [radius * 0.88, height - 0.03],
      ],
      28,
    ),
  );
  body.add({ finish: "fabric", tone: "soil" }, drum(radius * 0.89, 0.01), { at: [0, height - 0.04, 0] });
}

type Leaf = { long: number; wide: number; bend: number };
/** A blade that leaves the stem at `lift` degrees and bends down. */
function leaf(body: MeshBuilder, from: readonly [number, number, number], turn: number, lift: number, { long, wide, bend }: Leaf): void {
  const angle = (turn * Math.PI) / 180;
  body.add(
    LEAF,
    sheet(2, 6, (u, v) => {
      const rise = (lift * Math.PI) / 180 - bend * v;
      const out = (long * (Math.sin((lift * Math.PI) / 180) - Math.sin(rise))) / (bend || 1);
      const up = (long * (Math.cos(rise) - Math.cos((lift * Math.PI) / 180))) / (bend || 1);
      const half = (u - 0.5) * wide * Math.sin(Math.PI * Math.min(0.98, 0.06 + v * 0.92)) ** 0.8;
      const fold = Math.abs(u - 0.5) * wide * 0.25;
      return [from[0] + Math.sin(angle) * out + Math.cos(angle) * half, from[1] + up + fold, from[2] + Math.cos(angle) * out - Math.sin(angle) * half];
    }),
  );
}

export function plant(kind: "palm" | "ficus" | "monstera" | "snake" | "olive", height: number): Mesh {
  const body = new MeshBuilder();
  const tall = height < 0.7 ? 0.16 : 0.3;
  const radius = height < 0.7 ? 0.09 : 0.17;
  pot(body, radius, tall, { finish: "ceramic", tone: height < 0.7 ? "clay" : "light" });
  let seed = kind.length * 7919 + 11;
  const next = () => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647;
  };
  const crown = height - tall;
  if (kind === "snake") {
    for (let at = 0; at < 14; at += 1)
      leaf(body, [(next() - 0.5) * radius, tall - 0.03, (next() - 0.5) * radius], next() * 360, 84 + next() * 5, {
        long: crown * (0.6 + next() * 0.4),
        wide: 0.07,
        bend: -0.12,
      });
  } else if (kind === "palm") {
    for (let at = 0; at < 13; at += 1) {
      const turn = at * 137.5;
      const lift = 86 - (at / 13) * 34;
      const long = crown * (0.56 + next() * 0.12);
      const angle = (turn * Math.PI) / 180;
      for (let pair = 0; pair < 13; pair += 1) {
        const v = 0.28 + (pair / 13) * 0.72;
        const rise = (lift * Math.PI) / 180 - 1.1 * v;
        const first = (lift * Math.PI) / 180;
        const out = (long * (Math.sin(first) - Math.sin(rise))) / 1.1;
        const up = (long * (Math.cos(rise) - Math.cos(first))) / 1.1;
        for (const side of [-1, 1])
          leaf(body, [Math.sin(angle) * out, tall + up, Math.cos(angle) * out], turn + side * (62 - 34 * v), 18 - 30 * v, {
            long: 0.24 * (1 - 0.5 * v),
            wide: 0.03,
            bend: 0.8,
          });
      }
      body.add(
        LEAF,
        bar(
          Array.from({ length: 7 }, (_, step) => {
            const v = step / 6;
            const [first, rise] = [(lift * Math.PI) / 180, (lift * Math.PI) / 180 - 1.1 * v];
            const out = (long * (Math.sin(first) - Math.sin(rise))) / 1.1;
            return [Math.sin(angle) * out, tall + (long * (Math.cos(rise) - Math.cos(first))) / 1.1, Math.cos(angle) * out] as const;
          }),
          0.009,
          0.003,
          5,
        ),
      );
    }
  } else {
    const many = { ficus: 130, monstera: 16, olive: 220 }[kind];
    const shape: Leaf = {
      ficus: { long: 0.15, wide: 0.08, bend: 0.7 },
      monstera: { long: 0.34, wide: 0.3, bend: 0.9 },
      olive: { long: 0.075, wide: 0.022, bend: 0.3 },
    }[kind];
    if (kind !== "monstera")
      body.add(
        { finish: "wood", tone: "wood" },
        bar(
          [
            [0, tall - 0.05, 0],
            [0.02, tall + crown * 0.4, 0.01],
            [-0.01, tall + crown * 0.85, 0],
          ],
          0.018,
          0.008,
          7,
        ),
      );
    for (let at = 0; at < many; at += 1) {
      const turn = at * 137.5;
      if (kind === "monstera") {
        const angle = (turn * Math.PI) / 180;
        const far = crown * (0.18 + 0.28 * next());
        const top = tall + crown * (0.35 + 0.6 * next());
        const tip = [Math.sin(angle) * far, top, Math.cos(angle) * far] as const;
        body.add(LEAF, bar([[0, tall - 0.03, 0], [tip[0] * 0.35, tall + (top - tall) * 0.7, tip[2] * 0.35], tip], 0.007, 0.005, 5));
        leaf(body, tip, turn, 20, shape);
        continue;
      }
      const level = next();
      const round = Math.sin(Math.PI * (0.12 + 0.82 * level));
      const far = crown * 0.24 * round * Math.sqrt(next());
      const angle = (turn * Math.PI) / 180;
      leaf(body, [Math.sin(angle) * far, tall + crown * (0.42 + 0.54 * level), Math.cos(angle) * far], turn, -10 + 50 * next(), shape);
    }
  }
  return body.build();
}
