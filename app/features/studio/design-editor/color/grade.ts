import { hexToOklab, type Triple } from "#app/platform/color/oklab.ts";
import { EDITOR_PALETTES, type EditorSettings, type EditorStyle, LIGHTINGS, type Lighting } from "../design-editor.ts";

/** Everything the pipeline needs to know, as plain numbers: the shader takes the same as its uniforms. */
export type Grade = {
  /** Factors of linear red, green and blue: temperature and exposure. */
  gains: Triple;
  /** The brightest value that can arrive: it becomes white, so that nothing is cut off. */
  white: number;
  /** Light that falls off towards the edges: center (shares of width and height), where it begins and ends (shares of half the diagonal), how much is lost. */
  falloff: { x: number; y: number; from: number; to: number; loss: number };
  /** Exponent around middle gray; 1 changes nothing. */
  contrast: number;
  /** Factor of chroma. */
  saturation: number;
  /** How far black is lifted. */
  lift: number;
  /** The palette in OKLab from dark to light, and how far neutral colors move to it. */
  palette: readonly [Triple, Triple, Triple, Triple];
  pull: number;
};

type Tone = { warmth: number; exposure: number; contrast: number; saturation: number; lift: number };

// Warmth: 0.1 makes red a tenth stronger. Exposure in stops. The rest are differences from 1.
const STYLES: Record<EditorStyle, Tone> = {
  modern: { warmth: -0.02, exposure: 0.08, contrast: 0.1, saturation: -0.06, lift: 0 },
  minimalist: { warmth: 0.01, exposure: 0.4, contrast: -0.22, saturation: -0.5, lift: 0.05 },
  scandinavian: { warmth: -0.09, exposure: 0.3, contrast: -0.04, saturation: -0.2, lift: 0.02 },
  industrial: { warmth: -0.07, exposure: -0.28, contrast: 0.3, saturation: -0.6, lift: 0 },
  traditional: { warmth: 0.12, exposure: -0.1, contrast: 0.06, saturation: 0.34, lift: 0 },
  contemporary: { warmth: 0, exposure: 0.04, contrast: 0.42, saturation: 0.18, lift: 0 },
  rustic: { warmth: 0.17, exposure: -0.16, contrast: -0.1, saturation: -0.16, lift: 0.06 },
};

type Light = { warmth: number; contrast: number; falloff: Grade["falloff"] };
const even = { x: 0.5, y: 0.5, from: 0.5, to: 1.2, loss: 0 };
const LIGHTS: Record<Lighting, Light> = {
  natural_daylight: { warmth: -0.01, contrast: 0, falloff: { ...even, loss: 0.06 } },
  warm_evening: { warmth: 0.17, contrast: 0.04, falloff: { x: 0.5, y: 0.6, from: 0.25, to: 1.15, loss: 0.4 } },
  bright_office: { warmth: -0.06, contrast: -0.04, falloff: even },
  ambient_night: { warmth: -0.12, contrast: 0.06, falloff: { x: 0.5, y: 0.5, from: 0.1, to: 1.1, loss: 0.55 } },
  dramatic_accent: { warmth: 0.06, contrast: 0.22, falloff: { x: 0.5, y: 0.42, from: 0.18, to: 1, loss: 0.8 } },
};

/** The light level that leaves the exposure unchanged, and the percent per stop. */
const PLAIN_LIGHT = 82;
const STOP = 46;
/** Half the way of a slider: stops of exposure, doublings of contrast, share of chroma. */
const BRIGHTNESS_STOPS = 1.3;
const CONTRAST_DOUBLINGS = 0.75;
const SATURATION_GAIN = 0.8;
const STRONGEST_PULL = 0.5;

const mix = (from: number, to: number, share: number) => from + (to - from) * share;

/** Converts settings to a grade. `intensity` scales palette, lighting and style, not the other sliders. */
export function gradeOf(settings: EditorSettings): Grade {
  const share = settings.intensity / 100;
  const style = STYLES[settings.style];
  const light = LIGHTS[settings.lighting];
  const slide = (value: number) => (value - 50) / 50;
  const stops = slide(settings.brightness) * BRIGHTNESS_STOPS + share * (style.exposure + (LIGHTINGS[settings.lighting] - PLAIN_LIGHT) / STOP);
  const warmth = share * (style.warmth + light.warmth);
  const gains = balanced([1 + warmth, 1, 1 - 1.25 * warmth], 2 ** stops);
  const saturation = slide(settings.saturation);
  const [lightest, second, third, darkest] = EDITOR_PALETTES[settings.palette].map(hexToOklab) as [Triple, Triple, Triple, Triple];
  return {
    gains,
    white: Math.max(1, ...gains),
    falloff: { ...light.falloff, loss: light.falloff.loss * share },
    contrast: 2 ** (slide(settings.contrast) * CONTRAST_DOUBLINGS) * mix(1, (1 + style.contrast) * (1 + light.contrast), share),
    saturation: (saturation < 0 ? 1 + saturation : 1 + saturation * SATURATION_GAIN) * mix(1, 1 + style.saturation, share),
    lift: style.lift * share,
    palette: [darkest, third, second, lightest],
    pull: STRONGEST_PULL * share,
  };
}

/** Gains that change the color of the light and not, besides `factor`, its amount. */
function balanced([red, green, blue]: Triple, factor: number): Triple {
  const amount = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return [(red / amount) * factor, (green / amount) * factor, (blue / amount) * factor];
}
