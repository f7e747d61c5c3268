/** What a texture holds at a point of its period, 0 to 1 in both directions. */
type Paint = (x: number, y: number, out: number[]) => void;

/** A square that repeats without a seam, with smaller copies of itself for what is far away. Values lie side by side. */
export class Texture {
  readonly channels: number;
  readonly #levels: { side: number; values: Float32Array }[] = [];
  readonly #side: number;

  /** @param side pixels of the largest level, a power of two */
  constructor(side: number, channels: number, paint: Paint) {
    this.#side = side;
    this.channels = channels;
    const values = new Float32Array(side * side * channels);
    const out = Array.from({ length: channels }, () => 0);
    for (let y = 0; y < side; y += 1) {
      for (let x = 0; x < side; x += 1) {
        paint((x + 0.5) / side, (y + 0.5) / side, out);
        for (let channel = 0; channel < channels; channel += 1) values[(y * side + x) * channels + channel] = out[channel]!;
      }
    }
    this.#levels.push({ side, values });
    for (let size = side; size > 1; size >>= 1) this.#levels.push(halved(this.#levels.at(-1)!, channels));
  }

  /**
   * @param x in periods
   * @param y in periods
   * @param footprint size of the pixel in periods
   */
  sample(x: number, y: number, footprint: number, out: Float32Array): void {
    const size = footprint * this.#side;
    if (size <= 1) {
      this.#read(0, x, y, 1, out, true);
      return;
    }
    // log2 with straight lines between the powers
    const whole = 31 - Math.clz32(size | 0);
    const last = this.#levels.length - 1;
    if (whole >= last) {
      this.#read(last, x, y, 1, out, true);
      return;
    }
    // Two levels are mixed only where neither is about right.
    const part = (size / (1 << whole) - 1.25) * 2;
    if (part <= 0) this.#read(whole, x, y, 1, out, true);
    else if (part >= 1) this.#read(whole + 1, x, y, 1, out, true);
    else {
      this.#read(whole, x, y, 1 - part, out, true);
      this.#read(whole + 1, x, y, part, out, false);
    }
  }

  /** The first value alone. */
  value(x: number, y: number, footprint: number): number {
    const size = footprint * this.#side;
    if (size <= 1) return this.#first(0, x, y);
    const whole = 31 - Math.clz32(size | 0);
    const last = this.#levels.length - 1;
    if (whole >= last) return this.#first(last, x, y);
    const part = (size / (1 << whole) - 1.25) * 2;
    if (part <= 0) return this.#first(whole, x, y);
    if (part >= 1) return this.#first(whole + 1, x, y);
    return this.#first(whole, x, y) * (1 - part) + this.#first(whole + 1, x, y) * part;
  }

  #first(index: number, x: number, y: number): number {
    const level = this.#levels[index]!;
    const side = level.side;
    const values = level.values;
    const channels = this.channels;
    const mask = side - 1;
    const placeX = x * side - 0.5;
    const placeY = y * side - 0.5;
    const column = Math.floor(placeX);
    const row = Math.floor(placeY);
    const fx = placeX - column;
    const top = (row & mask) * side;
    const bottom = ((row + 1) & mask) * side;
    const left = column & mask;
    const right = (column + 1) & mask;
    const upper = values[(top + left) * channels]! * (1 - fx) + values[(top + right) * channels]! * fx;
    const lower = values[(bottom + left) * channels]! * (1 - fx) + values[(bottom + right) * channels]! * fx;
    return upper + (lower - upper) * (placeY - row);
  }

  #read(index: number, x: number, y: number, weight: number, out: Float32Array, isFirst: boolean): void {
    const { side, values } = this.#levels[index]!;
    const { channels } = this;
    const mask = side - 1;
    const placeX = x * side - 0.5;
    const placeY = y * side - 0.5;
    const column = Math.floor(placeX);
    const row = Math.floor(placeY);
    const fx = placeX - column;
    const fy = placeY - row;
    const top = (row & mask) * side;
    const bottom = ((row + 1) & mask) * side;
    const left = column & mask;
    const right = (column + 1) & mask;
    for (let channel = 0; channel < channels; channel += 1) {
      const upper = values[(top + left) * channels + channel]! * (1 - fx) + values[(top + right) * channels + channel]! * fx;
      const lower = values[(bottom + left) * channels + channel]! * (1 - fx) + values[(bottom + right) * channels + channel]! * fx;
      const value = (upper * (1 - fy) + lower * fy) * weight;
      out[channel] = isFirst ? value : out[channel]! + value;
    }
  }
}

function halved({ side, values }: { side: number; values: Float32Array }, channels: number): { side: number; values: Float32Array } {
  const half = side >> 1;
  const result = new Float32Array(half * half * channels);
  for (let y = 0; y < half; y += 1) {
    for (let x = 0; x < half; x += 1) {
      for (let channel = 0; channel < channels; channel += 1) {
        const at = (2 * y * side + 2 * x) * channels + channel;
        const below = at + side * channels;
        result[(y * half + x) * channels + channel] = (values[at]! + values[at + channels]! + values[below]! + values[below + channels]!) / 4;
      }
    }
  }
  return { side: half, values: result };
}

/** Made when it is first asked for. */
export function lazily<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
