/** Logistic regression on every second photograph and every third rendered room; `npm run bench -- restyle-gate FOLDER` makes these numbers. Offset, then one weight for each piece of evidence. */
export const GATE: Record<"wall" | "floor" | "ceiling" | "geometry", readonly [number, ...number[]]> = {
  wall: [-11.996, 20.85, -1.834, 0.196, -3.869, 0.466, -2.476],
  floor: [-7.434, 5.264, -1.409, -0.476, 0.802, 4.034, -0.554],
  ceiling: [-0.332, 3.461, -3.092, 0.183, -0.767, -0.387, 1.723],
  geometry: [-3.671, 3.078, 1.938, 9.417, 3.666, 8.628, -20.818, 3.249, 0],
};
