// The sixteen colors that people choose from: what rooms here are plastered, woven, dyed and built with.

export const SWATCHES = [
  { name: "plaster", hex: "#EFE8DB" },
  { name: "sand", hex: "#D3B98F" },
  { name: "clay", hex: "#B4693F" },
  { name: "henna", hex: "#7E3B2B" },
  { name: "walnut", hex: "#5F4433" },
  { name: "saffron", hex: "#D9A441" },
  { name: "pomegranate", hex: "#9B2C3A" },
  { name: "taifRose", hex: "#D3919A" },
  { name: "lavender", hex: "#7C6A96" },
  { name: "indigo", hex: "#2B3A67" },
  { name: "sea", hex: "#3E7FA6" },
  { name: "turquoise", hex: "#4A9C99" },
  { name: "palm", hex: "#4B6E4C" },
  { name: "olive", hex: "#7A773C" },
  { name: "stone", hex: "#A8A39A" },
  { name: "basalt", hex: "#2C2D2C" },
] as const;
export type SwatchName = (typeof SWATCHES)[number]["name"];

const byName = new Map<string, string>(SWATCHES.map(({ name, hex }) => [name, hex]));
export const swatchHex = (name: SwatchName): string => byName.get(name) ?? "";
export const swatchName = (hex: string): SwatchName | undefined => SWATCHES.find((swatch) => swatch.hex === hex)?.name;

/** Former color names of addresses, with their replacements. */
const FORMER: Readonly<Record<string, SwatchName>> = {
  "#000000": "basalt",
  "#FFFFFF": "plaster",
  "#FF0000": "pomegranate",
  "#00FF00": "palm",
  "#0000FF": "sea",
  "#FFFF00": "saffron",
  "#FF00FF": "taifRose",
  "#00FFFF": "turquoise",
  "#FFA500": "clay",
  "#800080": "lavender",
  "#FFC0CB": "taifRose",
  "#A52A2A": "walnut",
  "#808080": "stone",
  "#008000": "palm",
  "#000080": "indigo",
  "#800000": "henna",
};

/** A color as an address has it, with its present value. */
export function swatchOf(hex: string): string | undefined {
  const former = FORMER[hex];
  return former ? swatchHex(former) : SWATCHES.find((swatch) => swatch.hex === hex)?.hex;
}
