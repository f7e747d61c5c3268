/** Logistic regression on half of the evaluation rooms; `npm run bench -- restyle-gate` makes these numbers. Offset, then one weight for each piece of evidence. */
export const GATE: Record<"wall" | "floor" | "ceiling" | "geometry", readonly [number, ...number[]]> = {
  wall: [-11.003, 5.752, -2.661, -0.688, -1.072, 2.506, 5.849],
  floor: [-13.382, 13.463, -1.47, -0.574, 2.88, -2.574, 3.644],
  ceiling: [-3.9, 5.439, -2.625, -0.216, 1.717, -1.133, 1.202],
  geometry: [-3.546, 2.317, 1.897, 6.089, 3.839, 6.187, -13.973, 2.043, 0],
};
