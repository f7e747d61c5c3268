/** A network as a list of steps over numbered planes; made by scripts/train/export.py. */
export type Step = {
  /**
   * conv: 3 x 3 over all channels; depth: 3 x 3 for each channel alone; point: one pixel, all channels; add: a sum; up: twice the size, bilinear;
   * context: adds to every pixel what the whole picture's mean says.
   */
  do: "conv" | "depth" | "point" | "add" | "up" | "context";
  /** Which earlier results are read: 0 is the input, n the result of step n (counted from 1). */
  from: number[];
  channels: number;
  stride?: 1 | 2;
  dilation?: number;
  relu?: boolean;
};

export type LoadedStep = Step & { weights: Float32Array; bias: Float32Array };

export type Network = {
  steps: LoadedStep[];
  /** Channels of the input. */
  input: number;
  /** The last step that reads a result, by its number: afterwards its memory is free. */
  lastUse: number[];
};

const MARK = "DIWAN-NET-1\n";

/** Reads a weights file: the mark, the header's length (4 bytes, little endian), the header as JSON, then the numbers as half floats. */
export function loadWeights(file: Uint8Array): Network {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const mark = new TextDecoder().decode(file.subarray(0, MARK.length));
  if (mark !== MARK) throw new Error("This is not a network's weights file.");
  const begin = MARK.length + 4;
  const length = view.getUint32(MARK.length, true);
  const header = JSON.parse(new TextDecoder().decode(file.subarray(begin, begin + length))) as { input: number; steps: Step[] };
  let at = begin + length;
  const take = (count: number): Float32Array => {
    const values = new Float32Array(count);
    for (let index = 0; index < count; index += 1, at += 2) values[index] = halfFloat(view.getUint16(at, true));
    return values;
  };
  const channels = [header.input];
  const steps = header.steps.map((step) => {
    const inputs = channels[step.from[0]!]!;
    channels.push(step.channels);
    const count = weightsOf(step, inputs);
    return { ...step, weights: take(count), bias: take(count === 0 ? 0 : step.channels) };
  });
  if (at !== file.byteLength) throw new Error("The weights file does not fit its header.");
  return networkOf(header.input, steps);
}

export function networkOf(input: number, steps: LoadedStep[]): Network {
  const lastUse = new Array<number>(steps.length + 1).fill(0);
  steps.forEach((step, index) => {
    for (const source of step.from) lastUse[source] = index + 1;
  });
  return { input, steps, lastUse };
}

function weightsOf(step: Step, inputs: number): number {
  if (step.do === "conv") return step.channels * inputs * 9;
  if (step.do === "depth") return step.channels * 9;
  if (step.do === "point" || step.do === "context") return step.channels * inputs;
  return 0;
}

/** IEEE 754 half precision. */
function halfFloat(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 0x1f;
  const fraction = bits & 0x3ff;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  if (exponent === 31) return fraction ? Number.NaN : sign * Number.POSITIVE_INFINITY;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}
