import type { FloorFinish, WallFinish, WallMaterial } from "./materials/materials.ts";
import type { Restyle } from "./style-names.ts";

/** The definition of a style. Colors are '#RRGGBB'. */
export type Look = {
  wall: string;
  /** The material of all walls; paint when omitted. */
  walls?: WallMaterial;
  /** The back wall; only where the geometry is sure. */
  accent?: WallFinish;
  ceiling: string;
  floor: FloorFinish;
  /** What furniture and textiles move towards, by their own role. */
  palette: { light: string; main: string; second: string; accent: string; wood: string; dark: string };
  /** Light of the whole picture: warmth, contrast and saturation around 1, exposure as a factor. */
  grade: { warmth: number; contrast: number; saturation: number; exposure: number };
};

export const LOOKS: Record<Restyle, Look> = {
  modern: {
    wall: "#e9e7e3",
    accent: { color: "#a37b52", material: "slats" },
    ceiling: "#f6f5f2",
    floor: { material: "planks", first: "#b08d66", second: "#9a7650", width: 0.19, length: 1.8 },
    palette: { light: "#e6e4e0", main: "#5d6b76", second: "#b9a88f", accent: "#c8743a", wood: "#9c7448", dark: "#26282b" },
    grade: { warmth: 0.01, contrast: 1.1, saturation: 1, exposure: 1.08 },
  },
  minimalist: {
    wall: "#f1eee8",
    ceiling: "#f8f7f4",
    floor: { material: "microcement", first: "#d3ccc0", second: "#c7bfb1" },
    palette: { light: "#efebe4", main: "#e6e1d8", second: "#cfc7ba", accent: "#a7a093", wood: "#c9ae88", dark: "#4a4743" },
    grade: { warmth: 0.006, contrast: 1, saturation: 0.82, exposure: 1.16 },
  },
  scandinavian: {
    wall: "#f0f0ec",
    accent: { color: "#dfe4e0", material: "paint" },
    ceiling: "#fafaf8",
    floor: { material: "planks", first: "#dcc4a0", second: "#cfb48c", width: 0.14, length: 1.5 },
    palette: { light: "#eeeeea", main: "#dcdcd8", second: "#9fb0b0", accent: "#d8a657", wood: "#cfae80", dark: "#3c4146" },
    grade: { warmth: 0, contrast: 1.02, saturation: 0.95, exposure: 1.16 },
  },
  industrial: {
    wall: "#b9b4ad",
    accent: { color: "#985c42", material: "brick" },
    ceiling: "#8f8c88",
    floor: { material: "concrete", first: "#93908b", second: "#7d7a76" },
    palette: { light: "#c9c4bc", main: "#7a4f33", second: "#4c4c4a", accent: "#a8552f", wood: "#6d4a2f", dark: "#1f1f1f" },
    grade: { warmth: 0.014, contrast: 1.14, saturation: 0.92, exposure: 0.98 },
  },
  traditional: {
    wall: "#e4dac6",
    walls: "wainscot",
    ceiling: "#f7f2e7",
    floor: { material: "herringbone", first: "#8a5a35", second: "#72472a" },
    palette: { light: "#ebe1cd", main: "#7d2f2c", second: "#2f4a3e", accent: "#c29a4b", wood: "#6a3f24", dark: "#2e211a" },
    grade: { warmth: 0.02, contrast: 1.06, saturation: 1.05, exposure: 1.05 },
  },
  contemporary: {
    wall: "#dfd9cf",
    accent: { color: "#7f8a80", material: "plaster" },
    ceiling: "#f5f3ee",
    floor: { material: "tile", first: "#d9d4cb", second: "#cdc7bc", width: 0.8 },
    palette: { light: "#e6dfd4", main: "#d5c6b2", second: "#6c7b70", accent: "#b5623f", wood: "#8d6a48", dark: "#2b2d2c" },
    grade: { warmth: 0.01, contrast: 1.08, saturation: 1, exposure: 1.08 },
  },
  bohemian: {
    wall: "#ece0cb",
    accent: { color: "#a8674a", material: "plaster" },
    ceiling: "#f7f1e6",
    floor: { material: "planks", first: "#a9774c", second: "#8b5d3a", width: 0.12, length: 1.2 },
    palette: { light: "#efe3cd", main: "#b5562f", second: "#3f6b66", accent: "#d9a441", wood: "#8a5a34", dark: "#3a2a22" },
    grade: { warmth: 0.022, contrast: 1.05, saturation: 1.1, exposure: 1.06 },
  },
  rustic: {
    wall: "#e3d8c4",
    walls: "plaster",
    accent: { color: "#c9b598", material: "brick" },
    ceiling: "#efe8da",
    floor: { material: "planks", first: "#8f6a47", second: "#6f4e32", width: 0.22, length: 2.2 },
    palette: { light: "#e6dac4", main: "#8c7355", second: "#5a5f48", accent: "#a5532f", wood: "#75502f", dark: "#32261c" },
    grade: { warmth: 0.02, contrast: 1.08, saturation: 0.98, exposure: 1.03 },
  },
  art_deco: {
    wall: "#d8d0c0",
    accent: { color: "#1f4f48", material: "wainscot" },
    ceiling: "#f4efe4",
    floor: { material: "marble", first: "#ddd8cf", second: "#6f6a63" },
    palette: { light: "#e9e1d1", main: "#1f5a52", second: "#20242c", accent: "#c9a04e", wood: "#5b3620", dark: "#171717" },
    grade: { warmth: 0.012, contrast: 1.14, saturation: 1.06, exposure: 1.03 },
  },
  mediterranean: {
    wall: "#f4ede0",
    walls: "plaster",
    ceiling: "#faf6ee",
    floor: { material: "tile", first: "#c98d63", second: "#b3764e", width: 0.33 },
    palette: { light: "#f1e9d9", main: "#2f6f93", second: "#5f8a8b", accent: "#d58a3c", wood: "#a1744a", dark: "#2c3a42" },
    grade: { warmth: 0.014, contrast: 1.05, saturation: 1.05, exposure: 1.12 },
  },
  najdi: {
    wall: "#d3b182",
    walls: "frieze",
    ceiling: "#e6d6b8",
    floor: { material: "tile", first: "#cbb088", second: "#b99b72", width: 0.6 },
    palette: { light: "#ead9b8", main: "#8e2f26", second: "#2c4a3a", accent: "#d49a36", wood: "#7a4a28", dark: "#2a1d15" },
    grade: { warmth: 0.026, contrast: 1.07, saturation: 1.04, exposure: 1.05 },
  },
  hijazi: {
    wall: "#f0ebe0",
    accent: { color: "#8a5a34", material: "mashrabiya" },
    ceiling: "#f8f5ee",
    floor: { material: "patterned", first: "#e9e3d6", second: "#3c7478", width: 0.4 },
    palette: { light: "#efe8da", main: "#2d6d74", second: "#6b4a2e", accent: "#c98f3f", wood: "#7c5030", dark: "#2a211a" },
    grade: { warmth: 0.012, contrast: 1.07, saturation: 1.03, exposure: 1.1 },
  },
};
