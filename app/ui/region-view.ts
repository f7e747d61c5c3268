import { boundsOf, MAP_SIZE, type MapPoint, REGION_SHAPES } from "#app/platform/places/region-shapes.ts";

/** A part of the drawing; `unit`: how much smaller it is than the whole. */
export type View = { box: string; unit: number; left: number; width: number };

const [WIDTH, HEIGHT] = MAP_SIZE;
const MARGIN = 12;
/** A small region is shown with its neighbors. */
const NARROWEST = 70;

/** The part of the drawing around a region, in the shape of the whole. */
export function viewOf(code: string): View {
  const shape = REGION_SHAPES.find((each) => each.code === code);
  if (!shape) return { box: `0 0 ${WIDTH} ${HEIGHT}`, unit: 1, left: 0, width: WIDTH };
  const [left, top, right, bottom] = boundsOf(shape);
  const width = Math.max(right - left + 2 * MARGIN, ((bottom - top + 2 * MARGIN) * WIDTH) / HEIGHT, NARROWEST);
  const height = (width * HEIGHT) / WIDTH;
  const [x, y] = [(left + right - width) / 2, (top + bottom - height) / 2];
  return { box: [x, y, width, height].map((each) => Math.round(each * 10) / 10).join(" "), unit: width / WIDTH, left: x, width };
}

type Named = { at: MapPoint; title: string; isOn: boolean };
/** Where a name begins or ends; none where another stands already. */
type Label = { x: number; y: number; anchor: "start" | "end" } | null;

// Of the size in which names are written.
const LETTER = 5.4;
const LINE = 11;
const GAP = 6;

/** Names beside their dots, the chosen one first, then in their order; those without room are left out. */
export function labelsOf(cities: readonly Named[], { unit, left, width }: View): Label[] {
  const taken: { from: number; to: number; y: number }[] = [];
  const labels: Label[] = cities.map(() => null);
  const order = cities.map((_, index) => index).sort((a, b) => Number(cities[b]?.isOn) - Number(cities[a]?.isOn));
  for (const index of order) {
    const city = cities[index];
    if (!city) continue;
    const [x, y] = city.at;
    const long = city.title.length * LETTER * unit;
    const anchor = x + GAP * unit + long > left + width ? "end" : "start";
    const at = x + (anchor === "start" ? GAP : -GAP) * unit;
    const [from, to] = anchor === "start" ? [at, at + long] : [at - long, at];
    if (taken.some((other) => Math.abs(other.y - y) < LINE * unit && from < other.to && other.from < to)) continue;
    taken.push({ from, to, y });
    labels[index] = { x: at, y: y + 3 * unit, anchor };
  }
  return labels;
}
