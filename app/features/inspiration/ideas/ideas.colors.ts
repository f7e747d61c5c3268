// Families of colors, by which ideas are filtered and found.

export const COLOR_FAMILIES = ["white", "beige", "brown", "black", "gray", "red", "orange", "yellow", "green", "teal", "blue", "purple", "pink"] as const;
export type ColorFamily = (typeof COLOR_FAMILIES)[number];

/** The swatch of each family in the filter. */
export const FAMILY_SWATCH: Record<ColorFamily, string> = {
  white: "#F7F5F0",
  beige: "#D9C7A8",
  brown: "#7A5233",
  black: "#22201E",
  gray: "#8E8E8C",
  red: "#B3322B",
  orange: "#CC6B33",
  yellow: "#E0B84A",
  green: "#4F7D4A",
  teal: "#3F8080",
  blue: "#3F6CA6",
  purple: "#75508F",
  pink: "#D68A9A",
};
