/** The looks the engine knows, in the order in which they are offered: the six best known first, the other four of the product, two of Saudi building traditions. */
export const RESTYLES = [
  "modern",
  "minimalist",
  "scandinavian",
  "industrial",
  "traditional",
  "contemporary",
  "bohemian",
  "rustic",
  "art_deco",
  "mediterranean",
  "najdi",
  "hijazi",
] as const;
export type Restyle = (typeof RESTYLES)[number];
