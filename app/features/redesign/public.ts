export { floorMaterial } from "./engine/materials/floors.ts";
export type { FloorFinish, WallFinish } from "./engine/materials/materials.ts";
export { wallMaterial } from "./engine/materials/walls.ts";
export { LOOKS, RESTYLES, type Restyle } from "./engine/styles.ts";
