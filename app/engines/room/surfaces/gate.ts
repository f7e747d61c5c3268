/** Logistic regression on half of the evaluation rooms; `npm run bench -- restyle-gate` makes these numbers. Offset, then one weight for each piece of evidence. */
export const GATE: Record<"wall" | "floor" | "ceiling" | "geometry", readonly [number, ...number[]]> = {
  wall: [-13.045, 14.146, -1.08, -0.626, -2.78, 1.387, 2.765],
  floor: [-2.661, 4.993, -1.74, -0.629, 1.969, -1.766, -0.576],
  ceiling: [0.87, 1.406, -2.177, -0.26, 0.747, -0.115, 1.149],
  geometry: [-3.671, 3.078, 1.938, 9.417, 3.666, 8.628, -20.818, 3.249, 0],
};
