export { floorMaterial } from "#app/engines/room/materials/floors.ts";
export type { FloorFinish, WallFinish } from "#app/engines/room/materials/materials.ts";
export { wallMaterial } from "#app/engines/room/materials/walls.ts";
export { RESTYLES, type Restyle } from "#app/engines/room/style-names.ts";
export { LOOKS } from "#app/engines/room/styles.ts";
export { START_PATH, studioPath } from "./redesign.address.ts";
export { storePhoto } from "./visitor/components/stored-photo.ts";
export { useRedesignName } from "./visitor/components/use-redesign-name.ts";
