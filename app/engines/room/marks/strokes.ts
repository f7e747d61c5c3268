import type { CorrectedSurface } from "../corrections.ts";
import type { Size } from "../image/planes.ts";
import { type Cells, type Graph, graphOf } from "./cells.ts";
import { type Background, backgroundOf, classify, type Said } from "./classify.ts";
import { distancesFrom } from "./reach.ts";
import { type Point, strokePixels } from "./stroke-pixels.ts";

/** One tap or stroke that finds the edges of its surface by itself. */
export type Stroke = { kind: "stroke"; points: readonly Point[]; surface: CorrectedSurface };
/** A stroke as one of the steps of a correction. */
type Step = Stroke | { kind: "brush" };

/** The classes of a cell, in the order of the labels; the three walls are one. */
const CLASSES = ["untouched", "floor", "ceiling", "wall"] as const satisfies readonly CorrectedSurface[];
const classOf = (label: number): number => Math.min(label, CLASSES.indexOf("wall"));

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
  readonly #background: Background;
  readonly #said = new WeakMap<Stroke, Said>();
  /** By the last stroke of a list. */
  readonly #results = new WeakMap<Stroke, { strokes: readonly Stroke[]; classes: Uint8Array }>();

  /**
   * @param labels as they were found
   * @param regions the even area of each pixel
   */
  constructor(cells: Cells, size: Size, labels: Uint8Array, regions: Uint16Array) {
    this.#cells = cells;
    this.#size = size;
    this.#labels = labels;
    this.#graph = graphOf(cells);
    const classes = mostOf(cells.count, CLASSES.length, (vote) => {
      for (let at = 0; at < labels.length; at += 1) vote(this.cellAt(at), classOf(labels[at]!));
    });
    this.#found = Uint8Array.from(classes);
    const count = regions.reduce((most, region) => Math.max(most, region + 1), 0);
    this.#areas = mostOf(cells.count, count, (vote) => {
      for (let at = 0; at < labels.length; at += 1) vote(this.cellAt(at), regions[at]!);
    });
    this.#background = backgroundOf(cells, this.#graph, this.#found, this.#areas);
  }

  cellAt(at: number): number {
    const { width, height, ids } = this.#cells;
    const [x, y] = [Math.min(width - 1, (at % this.#size.width) >> 1), Math.min(height - 1, ((at / this.#size.width) | 0) >> 1)];
    return ids[y * width + x]!;
  }

  /** Every pixel that a stroke changes, with what it becomes: one stroke may say something about places that it does not touch. */
  pixels(stroke: Stroke, before: readonly Step[], paint: (at: number, surface: CorrectedSurface) => void): void {
    const earlier = before.filter((step) => step.kind === "stroke");
    const was = this.#classesAfter(earlier);
    const now = this.#classesAfter([...earlier, stroke]);
    const code = CLASSES.indexOf(stroke.surface);
    // Its own even area is painted again, whatever a brush did there.
    const own = new Set(this.#saidBy(stroke).under.map((cell) => this.#areas[cell]!));
    for (let at = 0; at < this.#labels.length; at += 1) {
      const cell = this.cellAt(at);
      const is = now[cell]!;
      if (is === was[cell] && !(is === code && own.has(this.#areas[cell]!))) continue;
      // Where most of a cell was right already, its original edge is more precise than the cell's.
      paint(at, CLASSES[is === this.#found[cell] ? classOf(this.#labels[at]!) : is]!);
    }
  }

  #saidBy(stroke: Stroke): Said {
    const known = this.#said.get(stroke);
    if (known) return known;
    const cells = new Set<number>();
    strokePixels(stroke.points, PEN, this.#size, (at) => cells.add(this.cellAt(at)));
    const under = [...cells];
    const said = {
      code: CLASSES.indexOf(stroke.surface),
      isTap: stroke.points.length === 1,
      under,
      distances: distancesFrom(this.#cells, this.#graph, this.#areas, under),
    };
    this.#said.set(stroke, said);
    return said;
  }

  #classesAfter(strokes: readonly Stroke[]): Uint8Array {
    const last = strokes.at(-1);
    if (!last) return this.#found;
    const known = this.#results.get(last);
    if (known && known.strokes.length === strokes.length && known.strokes.every((stroke, index) => stroke === strokes[index])) return known.classes;
    const said = this.#valid(strokes);
    const classes = classify(this.#cells, this.#graph, this.#background, said);
    for (const tap of said.filter(({ isTap }) => isTap)) this.#takeAreas(tap, said, classes);
    this.#results.set(last, { strokes, classes });
    return classes;
  }

  /** A tap takes its even area along, as the list of parts does, unless another stroke in it says something else. */
  #takeAreas({ code, under }: Said, said: readonly Said[], classes: Uint8Array): void {
    const areas = new Set(under.map((cell) => this.#areas[cell]!));
    for (const other of said) if (other.code !== code) for (const cell of other.under) areas.delete(this.#areas[cell]!);
    for (let cell = 0; cell < classes.length; cell += 1) if (areas.has(this.#areas[cell]!)) classes[cell] = code;
  }

  /** Where strokes contradict each other the last one counts; one that is covered by others says nothing any more. */
  #valid(strokes: readonly Stroke[]): Said[] {
    const owner = new Map<number, Said>();
    const all = strokes.map((stroke) => this.#saidBy(stroke));
    for (const said of all) for (const cell of said.under) owner.set(cell, said);
    return all.map((said) => ({ ...said, under: said.under.filter((cell) => owner.get(cell) === said) })).filter(({ under }) => under.length > 0);
  }
}

function mostOf(count: number, classes: number, each: (vote: (cell: number, value: number) => void) => void): Uint16Array {
  const votes = new Uint32Array(count * classes);
  each((cell, value) => {
    votes[cell * classes + value]! += 1;
  });
  return Uint16Array.from({ length: count }, (_, cell) => {
    let most = 0;
    for (let value = 1; value < classes; value += 1) if (votes[cell * classes + value]! > votes[cell * classes + most]!) most = value;
    return most;
  });
}
