/** Results of a step: channel after channel, each row by row. */
export type Planes = { width: number; height: number; channels: number; values: Float32Array };

export const planes = (width: number, height: number, channels: number): Planes => ({
  width,
  height,
  channels,
  values: new Float32Array(width * height * channels),
});

type Window = { stride: number; dilation: number };

/** 3 x 3 over all channels; beyond the border everything is 0. */
export function conv(source: Planes, weights: Float32Array, bias: Float32Array, channels: number, window: Window): Planes {
  const target = shrunk(source, channels, window.stride);
  const size = target.width * target.height;
  const padded = new Float32Array((source.width + 2 * window.dilation) * (source.height + 2 * window.dilation));
  for (let out = 0; out < channels; out += 1) target.values.fill(bias[out]!, out * size, (out + 1) * size);
  for (let input = 0; input < source.channels; input += 1) {
    pad(source, input, window.dilation, padded);
    for (let out = 0; out < channels; out += 1) {
      window3(padded, source.width, weights, (out * source.channels + input) * 9, target, out * size, window);
    }
  }
  return target;
}

/** 3 x 3 for each channel alone. */
export function depth(source: Planes, weights: Float32Array, bias: Float32Array, window: Window): Planes {
  const target = shrunk(source, source.channels, window.stride);
  const size = target.width * target.height;
  const padded = new Float32Array((source.width + 2 * window.dilation) * (source.height + 2 * window.dilation));
  for (let channel = 0; channel < source.channels; channel += 1) {
    target.values.fill(bias[channel]!, channel * size, (channel + 1) * size);
    pad(source, channel, window.dilation, padded);
    window3(padded, source.width, weights, channel * 9, target, channel * size, window);
  }
  return target;
}

const shrunk = ({ width, height }: Planes, channels: number, stride: number): Planes => planes(Math.ceil(width / stride), Math.ceil(height / stride), channels);

function pad({ width, height, values }: Planes, channel: number, border: number, padded: Float32Array): void {
  const wide = width + 2 * border;
  const from = channel * width * height;
  for (let y = 0; y < height; y += 1) padded.set(values.subarray(from + y * width, from + (y + 1) * width), (y + border) * wide + border);
}

function window3(padded: Float32Array, sourceWidth: number, weights: Float32Array, first: number, target: Planes, offset: number, window: Window): void {
  const { stride, dilation } = window;
  const wide = sourceWidth + 2 * dilation;
  const { width, height, values } = target;
  const [w0, w1, w2] = [weights[first]!, weights[first + 1]!, weights[first + 2]!];
  const [w3, w4, w5] = [weights[first + 3]!, weights[first + 4]!, weights[first + 5]!];
  const [w6, w7, w8] = [weights[first + 6]!, weights[first + 7]!, weights[first + 8]!];
  const twice = 2 * dilation;
  for (let y = 0; y < height; y += 1) {
    let top = y * stride * wide;
    let middle = top + dilation * wide;
    let bottom = middle + dilation * wide;
    const end = offset + (y + 1) * width;
    for (let at = offset + y * width; at < end; at += 1) {
      values[at] =
        values[at]! +
        padded[top]! * w0 +
        padded[top + dilation]! * w1 +
        padded[top + twice]! * w2 +
        padded[middle]! * w3 +
        padded[middle + dilation]! * w4 +
        padded[middle + twice]! * w5 +
        padded[bottom]! * w6 +
        padded[bottom + dilation]! * w7 +
        padded[bottom + twice]! * w8;
      top += stride;
      middle += stride;
      bottom += stride;
    }
  }
}

/** Pixels per block, so that their channels stay in the processor's cache. */
const TILE = 256;

/** One pixel, all channels: a matrix product, four by four. Counts of channels that are not multiples of four are carried to the next one. */
export function point(source: Planes, weights: Float32Array, bias: Float32Array, channels: number): Planes {
  const target = planes(source.width, source.height, channels);
  const size = source.width * source.height;
  const from = source.values;
  const to = target.values;
  for (let out = 0; out < channels; out += 1) to.fill(bias[out]!, out * size, (out + 1) * size);
  const inputs = source.channels;
  const weight = (out: number, input: number): number => (out < channels && input < inputs ? weights[out * inputs + input]! : 0);
  for (let begin = 0; begin < size; begin += TILE) {
    const end = Math.min(size, begin + TILE);
    for (let out = 0; out < channels; out += 4) {
      const rows = Math.min(4, channels - out);
      for (let input = 0; input < inputs; input += 4) {
        const columns = Math.min(4, inputs - input);
        if (rows < 4 || columns < 4) {
          few(from, to, size, begin, end, out, rows, input, columns, weight);
          continue;
        }
        const at = out * inputs + input;
        sixteen(from, to, size, begin, end, out, input, weights, at, inputs);
      }
    }
  }
  return target;
}

function sixteen(
  from: Float32Array,
  to: Float32Array,
  size: number,
  begin: number,
  end: number,
  out: number,
  input: number,
  w: Float32Array,
  at: number,
  row: number,
): void {
  const [a0, a1, a2, a3] = [w[at]!, w[at + 1]!, w[at + 2]!, w[at + 3]!];
  const [b0, b1, b2, b3] = [w[at + row]!, w[at + row + 1]!, w[at + row + 2]!, w[at + row + 3]!];
  const [c0, c1, c2, c3] = [w[at + 2 * row]!, w[at + 2 * row + 1]!, w[at + 2 * row + 2]!, w[at + 2 * row + 3]!];
  const [d0, d1, d2, d3] = [w[at + 3 * row]!, w[at + 3 * row + 1]!, w[at + 3 * row + 2]!, w[at + 3 * row + 3]!];
  const i0 = input * size;
  const i1 = i0 + size;
  const i2 = i1 + size;
  const i3 = i2 + size;
  const o0 = out * size;
  const o1 = o0 + size;
  const o2 = o1 + size;
  const o3 = o2 + size;
  for (let pixel = begin; pixel < end; pixel += 1) {
    const x0 = from[i0 + pixel]!;
    const x1 = from[i1 + pixel]!;
    const x2 = from[i2 + pixel]!;
    const x3 = from[i3 + pixel]!;
    to[o0 + pixel] = to[o0 + pixel]! + x0 * a0 + x1 * a1 + x2 * a2 + x3 * a3;
    to[o1 + pixel] = to[o1 + pixel]! + x0 * b0 + x1 * b1 + x2 * b2 + x3 * b3;
    to[o2 + pixel] = to[o2 + pixel]! + x0 * c0 + x1 * c1 + x2 * c2 + x3 * c3;
    to[o3 + pixel] = to[o3 + pixel]! + x0 * d0 + x1 * d1 + x2 * d2 + x3 * d3;
  }
}

function few(
  from: Float32Array,
  to: Float32Array,
  size: number,
  begin: number,
  end: number,
  out: number,
  rows: number,
  input: number,
  columns: number,
  weight: (out: number, input: number) => number,
): void {
  for (let row = out; row < out + rows; row += 1) {
    for (let column = input; column < input + columns; column += 1) {
      const value = weight(row, column);
      for (let pixel = begin; pixel < end; pixel += 1) to[row * size + pixel] = to[row * size + pixel]! + from[column * size + pixel]! * value;
    }
  }
}

export function add(first: Planes, second: Planes): Planes {
  const target = planes(first.width, first.height, first.channels);
  for (let at = 0; at < target.values.length; at += 1) target.values[at] = first.values[at]! + second.values[at]!;
  return target;
}

/** Twice as wide and high, bilinear between the centers of pixels. */
export function up({ width, height, channels, values }: Planes): Planes {
  const target = planes(width * 2, height * 2, channels);
  const rows = new Float32Array(width * 2);
  for (let channel = 0; channel < channels; channel += 1) {
    for (let y = 0; y < height * 2; y += 1) {
      const near = (channel * height + (y >> 1)) * width;
      const other = (channel * height + Math.min(height - 1, Math.max(0, (y >> 1) + (y & 1 ? 1 : -1)))) * width;
      for (let x = 0; x < width; x += 1) rows[x] = values[near + x]! * 0.75 + values[other + x]! * 0.25;
      const row = (channel * height * 2 + y) * width * 2;
      for (let x = 0; x < width; x += 1) {
        target.values[row + 2 * x] = rows[x]! * 0.75 + rows[x > 0 ? x - 1 : 0]! * 0.25;
        target.values[row + 2 * x + 1] = rows[x]! * 0.75 + rows[x < width - 1 ? x + 1 : x]! * 0.25;
      }
    }
  }
  return target;
}

/** Adds the mean of the whole picture to every pixel. */
export function context(source: Planes, weights: Float32Array, bias: Float32Array): Planes {
  const size = source.width * source.height;
  const mean = planes(1, 1, source.channels);
  for (let channel = 0; channel < source.channels; channel += 1) {
    let sum = 0;
    for (let pixel = channel * size; pixel < (channel + 1) * size; pixel += 1) sum += source.values[pixel]!;
    mean.values[channel] = sum / size;
  }
  const more = point(mean, weights, bias, source.channels).values;
  const target = planes(source.width, source.height, source.channels);
  for (let at = 0; at < target.values.length; at += 1) target.values[at] = source.values[at]! + more[Math.floor(at / size)]!;
  return target;
}

export function relu({ values }: Planes): void {
  for (let at = 0; at < values.length; at += 1) if (values[at]! < 0) values[at] = 0;
}
