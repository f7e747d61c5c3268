// A drawing of our own of the thirteen regions: enough to recognize and to hit, not a map to measure on. North is up.

/** `label`: the middle of a number, where there is room for one. */
export type RegionShape = { code: string; path: string; label?: readonly [x: number, y: number] };

/** A place on the drawing. */
export type MapPoint = [x: number, y: number];

export const MAP_SIZE: MapPoint = [260, 213];
export const MAP_BOX = `0 0 ${MAP_SIZE.join(" ")}`;

/** Where the drawing has a place: fitted to its outlines, so that cities lie in their regions. */
export const pointOf = ({ latitude, longitude }: { latitude: number; longitude: number }): MapPoint => [
  Math.round((longitude - 34.058) * 117.64) / 10,
  Math.round((32.511 - latitude) * 129.71) / 10,
];

export const REGION_SHAPES: readonly RegionShape[] = [
  {
    code: "SA-01",
    path: "M130 71.8L144.3 78.3L158.7 95.4L169.4 115L171.8 136L165.8 154.3L127.6 159.6L113.3 149.1L107.3 126.8L95.4 115L100.1 101.9L115.7 96.7L128.8 84.9Z",
    label: [137, 119],
  },
  {
    code: "SA-02",
    path: "M54.2 126.8L76.3 120.3L95.4 115L107.3 126.8L113.3 149.1L101.3 155.6L97.2 157.6L93 151.7L83.4 155.6L82.2 167.4L89.4 170.1L84.6 180.5L79.8 168.8L71.5 159.6L64.3 155.6L58.3 143.9L57.1 136Z",
    label: [76, 143],
  },
  {
    code: "SA-03",
    path: "M39.2 78.3L53.6 73.1L71.5 82.3L88.2 83.6L93 91.4L100.1 101.9L95.4 115L76.3 120.3L54.2 126.8L50 115L39.2 105.8L35.6 98.6L29.1 85.5Z",
    label: [66, 103],
  },
  {
    code: "SA-04",
    path: "M122.8 54.7L140.8 43.6L147.3 42.9L158.1 44.2L161.1 50.4L169.8 50.3L174.2 61.3L180.2 64.6L190.3 74.4L190.9 80.9L189.7 86.2L198.1 99.9L204.1 103.2L206.4 107.2L219.3 123.7L250.6 126.8L256.3 136L248.2 162.2L212.4 175.3L188.5 167.4L158.7 164.8L165.8 154.3L171.8 136L169.4 115L158.7 95.4L144.3 78.3L130 71.8L119.3 66.5Z",
    label: [187, 131],
  },
  { code: "SA-05", path: "M119.3 66.5L130 71.8L128.8 84.9L115.7 96.7L100.1 101.9L93 91.4L88.2 83.6L100.1 67.8Z", label: [110, 85] },
  { code: "SA-06", path: "M61.9 49.5L76.3 48.2L87 39L104.9 45.6L122.8 54.7L119.3 66.5L100.1 67.8L88.2 83.6L71.5 82.3L53.6 73.1L55.9 62.6Z", label: [87, 66] },
  {
    code: "SA-07",
    path: "M4.6 56L8.8 39.7L21.9 41.6L27.3 37.7L40.4 31.8L52.4 40.3L61.9 49.5L55.9 62.6L53.6 73.1L39.2 78.3L29.1 85.5L16.5 69.1L10.6 57.4Z",
    label: [34, 61],
  },
  { code: "SA-08", path: "M47.6 7.6L58.9 3L73.9 5.6L93.9 17L125.2 41.6L140.8 43.6L122.8 54.7L104.9 45.6L87 39L81 25.9L63.1 19.3Z", label: [98, 35] },
  { code: "SA-09", path: "M93.6 193L100.1 191.7L107.9 197.6L107.3 205.4L102.3 209.4L97.2 200.2Z" },
  {
    code: "SA-10",
    path: "M127.6 159.6L165.8 154.3L158.7 164.8L188.5 167.4L212.4 175.3L177.8 180.5L167 185.8L158.7 200.2L152.7 202.2L149.1 198.2L133.6 197.6L118.1 196.3L110.3 194.3L115.7 187.1L119.3 175.3Z",
    label: [147, 184],
  },
  { code: "SA-11", path: "M83.4 155.6L93 151.7L96.6 160.9L89.4 170.1L82.2 167.4Z" },
  { code: "SA-12", path: "M40.4 31.8L45.2 24.6L33.3 11.5L47.6 7.6L63.1 19.3L81 25.9L87 39L76.3 48.2L61.9 49.5L52.4 40.3Z", label: [61, 35] },
  {
    code: "SA-14",
    path: "M89.4 170.1L96.6 160.9L97.2 157.6L101.3 155.6L113.3 149.1L127.6 159.6L119.3 175.3L115.7 187.1L110.3 194.3L107.9 197.6L100.1 191.7L93.6 193L90 189.7L84.6 180.5Z",
    label: [106, 176],
  },
];

/** The corners of a shape: left, top, right, bottom. */
export function boundsOf({ path }: RegionShape): [left: number, top: number, right: number, bottom: number] {
  const points = [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
