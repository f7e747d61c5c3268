import { luminance } from "../image/color.ts";
import type { Look } from "../styles.ts";

// Curves that each pixel goes through, as tables: the same values without a power or an exponent for each pixel.

const STEPS = 1024;

/** A curve over 0 to `end` as a table; beyond it stays at its last value. */
export class Curve {
  readonly #values: Float32Array;
  readonly #scale: number;

  constructor(curve: (value: number) => number, end: number) {
    this.#values = Float32Array.from({ length: STEPS + 2 }, (_, step) => curve((Math.min(step, STEPS) * end) / STEPS));
    this.#scale = STEPS / end;
  }

  at(value: number): number {
    const place = value * this.#scale;
    if (!(place > 0)) return this.#values[0]!;
    if (place >= STEPS) return this.#values[STEPS]!;
    const step = place | 0;
    const low = this.#values[step]!;
    return low + (this.#values[step + 1]! - low) * (place - step);
  }
}

const BRIGHTEST = 8;
const SHOULDER = 0.78;

/** The factor that compresses highlights instead of clipping them; by the largest channel. */
const rolled = new Curve(
  (most) => (most <= SHOULDER ? 1 : (SHOULDER + (1 - SHOULDER) * (1 - Math.exp(-(most - SHOULDER) / (1 - SHOULDER)))) / most),
  BRIGHTEST,
);

export function shoulder(color: Float32Array): void {
  const most = Math.max(color[0]!, color[1]!, color[2]!);
  if (most <= SHOULDER) return;
  const factor = rolled.at(most);
  color[0] = color[0]! * factor;
  color[1] = color[1]! * factor;
  color[2] = color[2]! * factor;
}

/** The look's light over everything. */
export class Grade {
  readonly #red: number;
  readonly #green: number;
  readonly #blue: number;
  readonly #saturation: number;
  readonly #steeper: Curve;

  constructor({ warmth, contrast, saturation, exposure }: Look["grade"]) {
    this.#red = exposure * (1 + warmth * 2);
    this.#green = exposure;
    this.#blue = exposure * (1 - warmth * 2);
    this.#saturation = saturation;
    // by the root of the brightness, so that the dark tones get as many steps as the bright ones
    this.#steeper = new Curve((root) => (Math.max(1e-4, root * root) / 0.2) ** (contrast - 1), 1.5);
  }

  apply(color: Float32Array): void {
    const red = color[0]! * this.#red;
    const green = color[1]! * this.#green;
    const blue = color[2]! * this.#blue;
    const brightness = luminance(red, green, blue);
    const steeper = this.#steeper.at(Math.sqrt(brightness));
    color[0] = (brightness + (red - brightness) * this.#saturation) * steeper;
    color[1] = (brightness + (green - brightness) * this.#saturation) * steeper;
    color[2] = (brightness + (blue - brightness) * this.#saturation) * steeper;
    shoulder(color);
  }
}
