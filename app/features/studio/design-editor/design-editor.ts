// The vocabulary of the design editor, shared by contract, services and screens. Without zod, so that screens stay small.

export const SLIDERS = ["brightness", "contrast", "saturation", "intensity"] as const;
export type Slider = (typeof SLIDERS)[number];
export const SLIDER_DEFAULTS: Record<Slider, number> = { brightness: 50, contrast: 50, saturation: 50, intensity: 100 };

/** Four colors each, from light to dark. */
export const EDITOR_PALETTES = {
  warm_neutrals: ["#EFE6D8", "#D3BFA4", "#A9845F", "#6B4B35"],
  cool_blues: ["#E3EBEF", "#A9C0CB", "#5E8A9A", "#2F4A5C"],
  modern_grays: ["#ECECEA", "#BFC0BF", "#85888A", "#3B3E42"],
  earth_tones: ["#E5D2B8", "#C4895A", "#8A4B2D", "#4A3A2A"],
  scandinavian: ["#F3F1EB", "#D9D8CE", "#A3B0A6", "#4D5654"],
} as const;
type EditorPalette = keyof typeof EDITOR_PALETTES;
export const PALETTE_NAMES = Object.keys(EDITOR_PALETTES) as [EditorPalette, ...EditorPalette[]];

/** How much light there is, 0 to 100. */
export const LIGHTINGS = { natural_daylight: 85, warm_evening: 60, bright_office: 95, ambient_night: 30, dramatic_accent: 75 } as const;
export type Lighting = keyof typeof LIGHTINGS;
export const LIGHTING_NAMES = Object.keys(LIGHTINGS) as [Lighting, ...Lighting[]];

export const EDITOR_STYLES = ["modern", "minimalist", "scandinavian", "industrial", "traditional", "contemporary", "rustic"] as const;
export type EditorStyle = (typeof EDITOR_STYLES)[number];

export type EditorSettings = Record<Slider, number> & { palette: EditorPalette; lighting: Lighting; style: EditorStyle };

/** What Reset goes back to. */
export const DEFAULT_SETTINGS: EditorSettings = { ...SLIDER_DEFAULTS, palette: "warm_neutrals", lighting: "natural_daylight", style: "modern" };

export const sameSettings = (one: EditorSettings, other: EditorSettings): boolean =>
  (Object.keys(DEFAULT_SETTINGS) as (keyof EditorSettings)[]).every((name) => one[name] === other[name]);

export const PHOTO_MEGABYTES = 10;
export const NAME_LENGTH = 80;
export const MOST_DESIGNS = 200;
export const MOST_VERSIONS = 50;
export const DESIGNS_PER_PAGE = 24;

export const EDITOR_PATH = "/design-editor";
export const designPath = (id: string): string => `${EDITOR_PATH}/${id}`;
/** Ends in the name the file gets: a jpg named with the style. */
export const downloadPath = (id: string, version?: number): string => `${EDITOR_PATH}/${id}/download${version ? `?version=${version}` : ""}`;
