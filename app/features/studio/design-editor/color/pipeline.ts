import { FROM_LAB, FROM_LMS, fromLinear, TO_LAB, TO_LMS, type Triple } from "#app/platform/color/oklab.ts";
import type { Grade } from "./grade.ts";

/** OKLab lightness of the gray that reflects 18 % of the light. */
export const MIDDLE_GRAY = 0.5646;
/** Colors with less chroma than the first move to the palette wholly, those beyond the second by this share of it: a plant stays green. */
export const VIVID = { from: 0.04, to: 0.2, holds: 0.65 } as const;

const smoothstep = (from: number, to: number, value: number): number => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/** How much of the light arrives at a place; `x` and `y` are shares of the picture, `aspect` its width by its height. */
export function lightAt({ falloff }: Grade, x: number, y: number, aspect: number): number {
  if (falloff.loss === 0) return 1;
  const across = (x - falloff.x) * aspect;
  const down = y - falloff.y;
  // Math.hypot takes ten times as long, and there is a place for every pixel.
  const away = 2 * Math.sqrt((across * across + down * down) / (aspect * aspect + 1));
  return 1 - falloff.loss * smoothstep(falloff.from, falloff.to, away);
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));
type Numbers = { [at: number]: number };

/**
 * Transforms one color: linear light in (falloff already taken off), sRGB from 0 to 1 out, written to `out`. The order is that of a darkroom: light,
 * contrast, tint, saturation. shader.ts says the same in GLSL; a change here is a change there, and a test in the browser compares the two.
 * Unrolled: a cube has tens of thousands of colors, and arrays would take ten times as long.
 */
export function gradeInto(out: Numbers, at: number, red: number, green: number, blue: number, grade: Grade): void {
  const { gains, white, contrast, saturation, lift, pull, palette } = grade;
  // The shoulder bends everything, so where nothing is brightened it is left out.
  const shoulder = (x: number) => (white > 1 ? (x * (1 + x / (white * white))) / (1 + x) : x);
  const [r, g, b] = [shoulder(red * gains[0]), shoulder(green * gains[1]), shoulder(blue * gains[2])];
  const l = Math.cbrt(TO_LMS[0][0] * r + TO_LMS[0][1] * g + TO_LMS[0][2] * b);
  const m = Math.cbrt(TO_LMS[1][0] * r + TO_LMS[1][1] * g + TO_LMS[1][2] * b);
  const s = Math.cbrt(TO_LMS[2][0] * r + TO_LMS[2][1] * g + TO_LMS[2][2] * b);
  const lightness = clamp(TO_LAB[0][0] * l + TO_LAB[0][1] * m + TO_LAB[0][2] * s);
  const labA = TO_LAB[1][0] * l + TO_LAB[1][1] * m + TO_LAB[1][2] * s;
  const labB = TO_LAB[2][0] * l + TO_LAB[2][1] * m + TO_LAB[2][2] * s;
  const bent =
    lightness < MIDDLE_GRAY ? MIDDLE_GRAY * (lightness / MIDDLE_GRAY) ** contrast : 1 - (1 - MIDDLE_GRAY) * ((1 - lightness) / (1 - MIDDLE_GRAY)) ** contrast;
  const tone = lift + bent * (1 - lift);
  // The palette's color of this lightness: from dark to light, each step as far as the lightness has come.
  let [paletteA, paletteB] = [palette[0][1], palette[0][2]];
  for (let n = 1; n < palette.length; n += 1) {
    const [below, above] = [palette[n - 1] as Triple, palette[n] as Triple];
    const share = clamp((tone - below[0]) / (above[0] - below[0]));
    paletteA += (above[1] - below[1]) * share;
    paletteB += (above[2] - below[2]) * share;
  }
  const share = pull * (1 - VIVID.holds * smoothstep(VIVID.from, VIVID.to, Math.sqrt(labA * labA + labB * labB)));
  const [a2, b2] = [(labA + (paletteA - labA) * share) * saturation, (labB + (paletteB - labB) * share) * saturation];
  const l2 = (tone + FROM_LAB[0][1] * a2 + FROM_LAB[0][2] * b2) ** 3;
  const m2 = (tone + FROM_LAB[1][1] * a2 + FROM_LAB[1][2] * b2) ** 3;
  const s2 = (tone + FROM_LAB[2][1] * a2 + FROM_LAB[2][2] * b2) ** 3;
  for (let n = 0; n < 3; n += 1) {
    const row = FROM_LMS[n] as Triple;
    out[at + n] = fromLinear(clamp(row[0] * l2 + row[1] * m2 + row[2] * s2));
  }
}

export function graded(linear: Triple, grade: Grade): Triple {
  const out: [number, number, number] = [0, 0, 0];
  gradeInto(out, 0, ...linear, grade);
  return out;
}
