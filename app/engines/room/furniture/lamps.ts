import { type Mesh, MeshBuilder, type Stuff } from "./mesh.ts";
import { bar, drum, lathe } from "./shapes.ts";

const METAL: Stuff = { finish: "metal", tone: "metal" };
const DARK: Stuff = { finish: "metal", tone: "dark" };
const WOOD: Stuff = { finish: "wood", tone: "wood" };
const GLOW: Stuff = { finish: "glow", tone: "white" };

export function floorLamp(kind: "arc" | "tripod" | "column"): Mesh {
  const body = new MeshBuilder();
  if (kind === "arc") {
    body.add({ finish: "stone", tone: "light" }, drum(0.17, 0.06));
    const path = Array.from({ length: 15 }, (_, at) => {
      const t = at / 14;
      return [t < 0.45 ? 0 : ((t - 0.45) / 0.55) ** 1.3 * 0.85, t < 0.45 ? 0.05 + t * 3.1 : 1.445 + 0.42 * Math.sin(((t - 0.45) / 0.55) * 2.2), 0] as const;
    });
    body.add(METAL, bar(path, 0.011));
    const [x, y] = [path[14]![0], path[14]![1]];
    body.add(
      METAL,
      lathe(
        [
          [0.16, -0.08],
          [0.12, 0],
          [0.05, 0.06],
          [0, 0.065],
        ],
        24,
      ),
      { at: [x, y - 0.08, 0] },
    );
    return body.add(GLOW, drum(0.11, 0.012), { at: [x, y - 0.15, 0] }).build();
  }
  if (kind === "tripod")
    for (let leg = 0; leg < 3; leg += 1)
      body.add(
        WOOD,
        bar(
          [
            [Math.sin((leg * 2 * Math.PI) / 3) * 0.27, 0, Math.cos((leg * 2 * Math.PI) / 3) * 0.27],
            [0, 1.22, 0],
          ],
          0.012,
          0.016,
        ),
      );
  else
    body.add(METAL, drum(0.15, 0.02)).add(
      METAL,
      bar(
        [
          [0, 0.01, 0],
          [0, 1.25, 0],
        ],
        0.011,
      ),
    );
  return body
    .add(
      { finish: "glow", tone: "light" },
      lathe(
        [
          [0.21, 1.2],
          [0.16, 1.5],
        ],
        32,
      ),
    )
    .add({ finish: "glow", tone: "light" }, drum(0.15, 0.004), { at: [0, 1.49, 0] })
    .build();
}

export function tableLamp(): Mesh {
  return new MeshBuilder()
    .add(
      { finish: "ceramic", tone: "accent" },
      lathe(
        [
          [0, 0],
          [0.06, 0],
          [0.09, 0.06],
          [0.08, 0.14],
          [0.03, 0.2],
          [0.012, 0.23],
          [0.012, 0.3],
        ],
        24,
      ),
    )
    .add(
      { finish: "glow", tone: "light" },
      lathe(
        [
          [0.15, 0.27],
          [0.11, 0.46],
        ],
        28,
      ),
    )
    .build();
}

/** Hangs from y = its length down to 0; placed below a ceiling. */
export function pendant(kind: "rattan" | "lantern" | "globe", drop: number): Mesh {
  const body = new MeshBuilder();
  body
    .add(
      DARK,
      bar(
        [
          [0, kind === "globe" ? 0.34 : 0.3, 0],
          [0, drop, 0],
        ],
        0.004,
        0.004,
        6,
      ),
    )
    .add(METAL, drum(0.05, 0.02), { at: [0, drop - 0.02, 0] });
  if (kind === "globe")
    return body
      .add(
        GLOW,
        lathe(
          Array.from({ length: 11 }, (_, at) => [0.17 * Math.sin((at * Math.PI) / 10), 0.17 - 0.17 * Math.cos((at * Math.PI) / 10)] as const),
          28,
        ),
      )
      .build();
  const profile =
    kind === "rattan"
      ? ([
          [0.27, 0.02],
          [0.25, 0.12],
          [0.17, 0.24],
          [0.05, 0.3],
        ] as const)
      : ([
          [0.02, 0],
          [0.12, 0.06],
          [0.14, 0.16],
          [0.1, 0.24],
          [0.03, 0.31],
        ] as const);
  for (let rib = 0; rib < 26; rib += 1) {
    const angle = (rib * 2 * Math.PI) / 26;
    body.add(
      kind === "rattan" ? WOOD : METAL,
      bar(
        profile.map(([r, y]) => [Math.cos(angle) * r, y, Math.sin(angle) * r] as const),
        0.006,
        0.006,
        5,
      ),
    );
  }
  return body.add(GLOW, drum(0.06, 0.1, { edge: 0.03 }), { at: [0, 0.1, 0] }).build();
}
