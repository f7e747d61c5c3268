import type { CorrectedSurface } from "../corrections.ts";
import type { Size } from "../image/planes.ts";
import { type Cells, type Graph, graphOf } from "./cells.ts";
import { claimOf } from "./claim.ts";
import { type Paint, type Point, strokePixels } from "./stroke-pixels.ts";

/** One tap or stroke that finds the edges of its surface by itself. */
export type Stroke = { kind: "stroke"; points: readonly Point[]; surface: CorrectedSurface };
/** A stroke as one of the steps of a correction. */
type Step = Stroke | { kind: "brush" };

/** The classes of a cell, in the order of the labels; the three walls are one. */
const CLASSES = ["untouched", "floor", "ceiling", "wall"] as const satisfies readonly CorrectedSurface[];
const classOf = (label: number): number => Math.min(label, CLASSES.indexOf("wall"));

/** By cell: how strongly a stroke claims it (above 0: it does), and how long the way there is. */
export type Claim = { code: number; strength: Float32Array; ways: Float32Array };

/** The strength of a claim within the stroke's own even area, such as a wall or a table top. */
const EVEN = 1;
/** The pen of a stroke, as a share of the picture's width. */
const PEN = 0.004;

/** Resolves strokes on one photograph, the same in the browser and in the engine. */
export class Strokes {
  readonly #cells: Cells;
  readonly #size: Size;
  readonly #labels: Uint8Array;
  readonly #graph: Graph;
  /** The class of most of each cell. */
  readonly #found: Uint8Array;
  /** The even area that each cell is part of. */
  readonly #areas: Uint16Array;
  readonly #claims = new WeakMap<Stroke, Claim>();

  /**
   * @param labels as they were found
   * @param regions the even area of each pixel
   */
  constructor(cells: Cells, size: Size, labels: Uint8Array, regions: Uint16Array) {
    this.#cells = cells;
    this.#size = size;
    this.#labels = labels;
    this.#graph = graphOf(cells);
    this.#found = mostOf(cells.count, CLASSES.length, (vote) => {
      for (let at = 0; at < labels.length; at += 1) vote(this.cellAt(at), classOf(labels[at]!));
    });
    this.#areas = new Uint16Array(cells.count);
    for (let at = 0; at < labels.length; at += 1) {
      const cell = this.cellAt(at);
      if (classOf(labels[at]!) === this.#found[cell]) this.#areas[cell] = regions[at]!;
    }
  }

  cellAt(at: number): number {
    const { width, height, ids } = this.#cells;
    const [x, y] = [Math.min(width - 1, (at % this.#size.width) >> 1), Math.min(height - 1, ((at / this.#size.width) | 0) >> 1)];
    return ids[y * width + x]!;
  }

  claim(stroke: Stroke): Claim {
    const known = this.#claims.get(stroke);
    if (known) return known;
    const under = new Set<number>();
    strokePixels(stroke.points, PEN, this.#size, (at) => under.add(this.cellAt(at)));
    const code = CLASSES.indexOf(stroke.surface);
    const claim = { code, ...claimOf(this.#cells, this.#graph, this.#found, [...under], code) };
    const areas = new Set([...under].map((cell) => this.#areas[cell]!));
    for (let cell = 0; cell < this.#areas.length; cell += 1) if (areas.has(this.#areas[cell]!)) claim.strength[cell] = Math.max(EVEN, claim.strength[cell]!);
    this.#claims.set(stroke, claim);
    return claim;
  }

  /** Every pixel that becomes the stroke's surface. Strokes before it defend what lies nearer to them. */
  pixels(stroke: Stroke, before: readonly Step[], paint: Paint): void {
    const own = this.claim(stroke);
    const rivals = before.flatMap((step) => (step.kind === "stroke" && step.surface !== stroke.surface ? this.claim(step) : []));
    const isWon = own.strength.map((strength, cell) =>
      strength > 0 && rivals.every((rival) => rival.strength[cell]! <= 0 || own.ways[cell]! <= rival.ways[cell]!) ? 1 : 0,
    );
    for (let at = 0; at < this.#labels.length; at += 1) {
      const cell = this.cellAt(at);
      // Where most of a cell was right already, its original edge is more precise than the cell's.
      if (isWon[cell] && (this.#found[cell] !== own.code || classOf(this.#labels[at]!) === own.code)) paint(at);
    }
  }
}

function mostOf(count: number, classes: number, each: (vote: (cell: number, value: number) => void) => void): Uint8Array {
  const votes = new Uint32Array(count * classes);
  each((cell, value) => {
    votes[cell * classes + value]! += 1;
  });
  return Uint8Array.from({ length: count }, (_, cell) => {
    let most = 0;
    for (let value = 1; value < classes; value += 1) if (votes[cell * classes + value]! > votes[cell * classes + most]!) most = value;
    return most;
  });
}
