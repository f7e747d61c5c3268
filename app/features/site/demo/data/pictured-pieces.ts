/** A piece's photograph, and where it stands in thousandths of the room's from its left and top. */
type Place = readonly [piece: string, x: number, y: number];

/** Which pieces stand in the rooms of the demo, by the cover of the idea. */
export const picturedPieces: Readonly<Record<string, readonly Place[]>> = {
  "majlis-traditional-1": [
    ["coffee_table_arabesque", 500, 720],
    ["majlis_set", 215, 570],
    ["rug_persian", 760, 880],
    ["lantern_pendant", 500, 130],
    ["dallah_set", 488, 600],
  ],
  "majlis-contemporary-1": [
    ["chandelier_ring_brass", 500, 75],
    ["rug_star", 780, 860],
    ["dallah_set", 490, 625],
  ],
  "majlis-mediterranean-2": [
    ["coffee_table_arabesque", 484, 730],
    ["lantern_pendant", 487, 115],
    ["dallah_set", 476, 590],
  ],
  "dining_room-scandinavian-1": [
    ["dining_chair_wish_oak", 600, 790],
    ["pendant_dome_black", 478, 285],
    ["media_oak_doors", 925, 700],
    ["rug_berber", 850, 880],
  ],
  "living_room-scandinavian-2": [
    ["floor_lamp", 215, 395],
    ["pendant_dome_black", 484, 130],
    ["rug_berber", 260, 880],
  ],
  "bedroom-scandinavian-1": [
    ["bed_oak", 510, 620],
    ["nightstand_oak", 310, 620],
    ["pendant_dome_black", 538, 110],
    ["rug_berber", 850, 860],
  ],
  "bedroom-modern-1": [
    ["bed_panel_boucle", 505, 470],
    ["nightstand_oak", 310, 620],
    ["plant_ficus", 143, 430],
    ["pendant_dome_black", 539, 110],
  ],
};
