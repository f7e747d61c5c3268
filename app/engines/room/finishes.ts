import type { FloorFinish, FloorMaterial, WallFinish, WallMaterial } from "./materials/materials.ts";

type WallSide = "back" | "left" | "right";

/** A person's choices in place of the style's. Omitted ones follow the style; null leaves the surface as it is. */
export type Finishes = {
  wall?: WallFinish | null | undefined;
  /** For one wall only. */
  walls?: Partial<Record<WallSide, WallFinish | null | undefined>> | undefined;
  ceiling?: { color: string } | null | undefined;
  floor?: FloorFinish | null | undefined;
  /** How far furniture and textiles move towards the look's colors, 0 to 1; default 1. */
  furniture?: number | undefined;
};

// The offered choices. Each `id` is the end of a key of texts: finishes.paint.chalk, finishes.wall.brick, finishes.floor.planks, finishes.tone.oak.

export const WALL_PAINTS = [
  { id: "chalk", color: "#f3f1ec" },
  { id: "ivory", color: "#efe5d3" },
  { id: "sand", color: "#dcc8a6" },
  { id: "greige", color: "#cdc5b8" },
  { id: "clay", color: "#b97c5d" },
  { id: "ochre", color: "#c89b57" },
  { id: "desertRose", color: "#d2a698" },
  { id: "sage", color: "#a5ae97" },
  { id: "olive", color: "#73775a" },
  { id: "emerald", color: "#1f5b4a" },
  { id: "turquoise", color: "#6ba3a1" },
  { id: "mist", color: "#c3ced2" },
  { id: "indigo", color: "#2f4560" },
  { id: "graphite", color: "#4a4c4f" },
] as const;

/** Materials of walls, each with the colors that suit it; paint takes any of WALL_PAINTS. */
export const WALL_FINISHES: readonly { id: Exclude<WallMaterial, "paint">; tones: readonly { id: string; color: string }[] }[] = [
  {
    id: "plaster",
    tones: [
      { id: "ivory", color: "#e6dac4" },
      { id: "sand", color: "#d3bd98" },
      { id: "clay", color: "#a8694b" },
      { id: "gray", color: "#8b8f90" },
    ],
  },
  {
    id: "brick",
    tones: [
      { id: "red", color: "#985c42" },
      { id: "sand", color: "#b79a78" },
      { id: "white", color: "#dcd6cc" },
    ],
  },
  {
    id: "wainscot",
    tones: [
      { id: "ivory", color: "#e6dcc8" },
      { id: "sage", color: "#9aa68f" },
      { id: "indigo", color: "#3b4f66" },
    ],
  },
  {
    id: "gypsum",
    tones: [
      { id: "white", color: "#f0ebe0" },
      { id: "sand", color: "#dcc6a0" },
    ],
  },
  {
    id: "mashrabiya",
    tones: [
      { id: "teak", color: "#7a4e2d" },
      { id: "walnut", color: "#543623" },
      { id: "honey", color: "#a8743f" },
    ],
  },
  {
    id: "frieze",
    tones: [
      { id: "ochre", color: "#cfa972" },
      { id: "sand", color: "#dcc39c" },
      { id: "clay", color: "#b5835c" },
    ],
  },
  {
    id: "slats",
    tones: [
      { id: "oak", color: "#b58d60" },
      { id: "walnut", color: "#6b4a30" },
      { id: "black", color: "#3a3632" },
    ],
  },
];

/** Floors, each with the tones it is offered in. */
export const FLOOR_FINISHES: readonly {
  id: FloorMaterial;
  tones: readonly { id: string; first: string; second: string }[];
  width?: number;
  length?: number;
}[] = [
  {
    id: "planks",
    width: 0.18,
    length: 1.8,
    tones: [
      { id: "ash", first: "#dcc7a6", second: "#cfb68f" },
      { id: "oak", first: "#b89468", second: "#a17c53" },
      { id: "walnut", first: "#7d5738", second: "#664428" },
      { id: "smoked", first: "#5a4939", second: "#483a2e" },
    ],
  },
  {
    id: "herringbone",
    tones: [
      { id: "ash", first: "#d8c19d", second: "#c9ae86" },
      { id: "oak", first: "#a97f52", second: "#916a42" },
      { id: "walnut", first: "#7a5335", second: "#633f26" },
    ],
  },
  {
    id: "tile",
    width: 0.8,
    tones: [
      { id: "ivory", first: "#e3ddd0", second: "#d7d0c2" },
      { id: "gray", first: "#b7b4ae", second: "#a8a59f" },
      { id: "terracotta", first: "#c48a62", second: "#ae724b" },
      { id: "graphite", first: "#5c5c5b", second: "#504f4e" },
    ],
  },
  {
    id: "patterned",
    width: 0.4,
    tones: [
      { id: "indigo", first: "#e7e0d2", second: "#3d5a78" },
      { id: "terracotta", first: "#e6dac6", second: "#a9603f" },
      { id: "graphite", first: "#ddd8cf", second: "#4c4b4a" },
    ],
  },
  {
    id: "marble",
    tones: [
      { id: "white", first: "#e6e3de", second: "#96938f" },
      { id: "beige", first: "#dccdb4", second: "#a98f6c" },
      { id: "black", first: "#2c2b2b", second: "#b9b3aa" },
    ],
  },
  {
    id: "terrazzo",
    tones: [
      { id: "sand", first: "#d8c4a2", second: "#9a7d58" },
      { id: "gray", first: "#cfccc6", second: "#77736d" },
    ],
  },
  {
    id: "concrete",
    tones: [
      { id: "gray", first: "#9a9792", second: "#84817c" },
      { id: "graphite", first: "#66645f", second: "#565450" },
    ],
  },
  {
    id: "microcement",
    tones: [
      { id: "ivory", first: "#dad3c6", second: "#cfc7b8" },
      { id: "sand", first: "#c9b79b", second: "#bca98b" },
      { id: "gray", first: "#b3b0ab", second: "#a7a49f" },
    ],
  },
  {
    id: "carpet",
    tones: [
      { id: "ivory", first: "#ded5c5", second: "#d2c8b6" },
      { id: "gray", first: "#a5a29d", second: "#999691" },
      { id: "red", first: "#7d3530", second: "#6d2c28" },
      { id: "indigo", first: "#3f5068", second: "#36465c" },
    ],
  },
];

export const CEILINGS = [
  { id: "white", color: "#f7f6f3" },
  { id: "ivory", color: "#f4ecdd" },
  { id: "sand", color: "#e2d2b4" },
  { id: "gray", color: "#9a9793" },
] as const;
