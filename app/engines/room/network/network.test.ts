import { readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { RgbImage } from "../image/planes.ts";
import { inputOf, sizeFor } from "./input.ts";
import { planes } from "./layers.ts";
import { predictAt, predictSurfaces, type SurfaceProbabilities, WHOLE } from "./predict.ts";
import { type LoadedStep, loadWeights, networkOf, type Step } from "./program.ts";
import { run } from "./run.ts";
import { surfaceNetwork } from "./weights.server.ts";

const step = (given: Step, weights: number[] = [], bias: number[] = []): LoadedStep => ({
  ...given,
  weights: Float32Array.from(weights),
  bias: Float32Array.from(bias),
});

/** One channel of 3 x 2 pixels. */
const small = () => {
  const input = planes(3, 2, 1);
  input.values.set([1, 2, 3, 4, 5, 6]);
  return input;
};

const runOne = (one: LoadedStep, input = small()) => [...run(networkOf(input.channels, [one]), input).values];

describe("the steps of a network", () => {
  it("sums a window of 3 x 3, with nothing beyond the border", () => {
    const given: Step = { do: "conv", from: [0], channels: 1 };
    expect(runOne(step(given, [1, 1, 1, 1, 1, 1, 1, 1, 1], [0.5]))).toEqual([12.5, 21.5, 16.5, 12.5, 21.5, 16.5]);
    expect(runOne(step({ ...given, do: "depth" }, [0, 0, 0, 1, 0, 0, 0, 0, 0], [0]))).toEqual([0, 1, 2, 0, 4, 5]);
  });

  it("takes every second pixel, or looks further away", () => {
    const given: Step = { do: "depth", from: [0], channels: 1 };
    expect(runOne(step({ ...given, stride: 2 }, [0, 0, 0, 0, 1, 0, 0, 0, 0], [0]))).toEqual([1, 3]);
    expect(runOne(step({ ...given, dilation: 2 }, [0, 0, 0, 0, 1, 10, 0, 0, 0], [0]))).toEqual([31, 2, 3, 64, 5, 6]);
  });

  it("mixes channels of one pixel, also when they are not four by four", () => {
    const input = planes(1, 1, 5);
    input.values.set([1, 2, 3, 4, 5]);
    const weights = [1, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 2, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1];
    expect(runOne(step({ do: "point", from: [0], channels: 5, relu: true }, weights, [0, 0, 0, 1, 0]), input)).toEqual([1, 7, 10, 16, 0]);
  });

  it("doubles the size between the centers of pixels", () => {
    const input = planes(2, 1, 1);
    input.values.set([0, 4]);
    expect(runOne(step({ do: "up", from: [0], channels: 1 }), input)).toEqual([0, 1, 3, 4, 0, 1, 3, 4]);
  });

  it("adds two results, and what the mean of the picture says", () => {
    const input = small();
    const network = networkOf(1, [
      step({ do: "point", from: [0], channels: 1 }, [2], [0]),
      step({ do: "add", from: [0, 1], channels: 1 }),
      step({ do: "context", from: [2], channels: 1 }, [2], [1]),
    ]);
    expect([...run(network, input).values]).toEqual([25, 28, 31, 34, 37, 40]);
  });
});

describe("the input", () => {
  it("preserves the aspect ratio in multiples of 16", () => {
    expect(sizeFor({ width: 768, height: 512 }, WHOLE)).toEqual({ width: 256, height: 176 });
    expect(sizeFor({ width: 512, height: 768 }, WHOLE)).toEqual({ width: 176, height: 256 });
    expect(sizeFor({ width: 1, height: 4000 }, WHOLE)).toEqual({ width: 64, height: 768 });
  });

  it("makes brightness and contrast alike", () => {
    const gray = (value: (x: number) => number): RgbImage => ({
      width: 32,
      height: 22,
      data: Uint8Array.from({ length: 32 * 22 * 3 }, (_, at) => value(Math.floor(at / 3) % 32)),
    });
    const light = inputOf(
      gray((x) => 100 + 4 * x),
      WHOLE,
    ).values;
    const dark = inputOf(
      gray((x) => 10 + 4 * x),
      WHOLE,
    ).values;
    expect(light.reduce((most, value, at) => Math.max(most, Math.abs(value - dark[at]!)), 0)).toBeLessThan(1e-3);
  });
});

/** Made by scripts/train/export.py together with the weights. */
const EXPECTED = new URL("./expected.json", import.meta.url);

const photo = async (name: string): Promise<RgbImage> => {
  const { data, info } = await sharp(`demo/media/${name}.webp`).resize(512, 512, { fit: "inside" }).raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
};

const SURFACES = { wall: [255, 0, 0], floor: [0, 255, 0], ceiling: [0, 0, 255] } as const;

/** Intersection over union at the network's own size. */
async function overlaps(name: string): Promise<Record<keyof typeof SURFACES, number>> {
  const found = predictSurfaces(await photo(name), surfaceNetwork());
  const { width, height } = found;
  const truth = await sharp(`demo/masks/${name}.png`).resize(width, height, { fit: "fill", kernel: "nearest" }).removeAlpha().raw().toBuffer();
  const best = (pixel: number) => Math.max(found.wall[pixel]!, found.floor[pixel]!, found.ceiling[pixel]!, found.window[pixel]!, found.object[pixel]!);
  const overlap = (surface: keyof typeof SURFACES): number => {
    let [both, either] = [0, 0];
    for (let pixel = 0; pixel < width * height; pixel += 1) {
      const real = SURFACES[surface].every((value, channel) => truth[pixel * 3 + channel] === value);
      const guess = found[surface][pixel] === best(pixel);
      both += Number(real && guess);
      either += Number(real || guess);
    }
    return both / either;
  };
  return { wall: overlap("wall"), floor: overlap("floor"), ceiling: overlap("ceiling") };
}

describe("the network that is shipped", () => {
  it("gives the same results as in training", () => {
    const data = new Uint8Array(256 * 176 * 3);
    for (let at = 0; at < data.length; at += 1) {
      const [c, x, y] = [at % 3, Math.floor(at / 3) % 256, Math.floor(at / 3 / 256)];
      data[at] = (Math.floor((x * (2 + c)) / 3) + Math.floor((y * y) / 90) + c * 40 + ((Math.floor(x / 40) + Math.floor(y / 30)) % 2) * 90) % 256;
    }
    const found = predictAt(WHOLE, { width: 256, height: 176, data }, surfaceNetwork());
    const places = JSON.parse(readFileSync(EXPECTED, "utf8")) as ({ x: number; y: number } & Record<
      Exclude<keyof SurfaceProbabilities, "width" | "height">,
      number
    >)[];
    for (const { x, y, ...shares } of places) {
      for (const surface of ["object", "wall", "floor", "ceiling", "window"] as const) {
        expect(Math.abs(found[surface][y * 256 + x]! - shares[surface]), `${surface} at ${x}, ${y}`).toBeLessThan(1e-3);
      }
    }
  });

  it.each(["living_room-modern-2", "bathroom-modern-1"])("finds the surfaces of %s", async (name) => {
    const { wall, floor, ceiling } = await overlaps(name);
    expect(wall).toBeGreaterThan(0.7);
    expect(floor).toBeGreaterThan(0.6);
    expect(ceiling).toBeGreaterThan(0.8);
  });

  it.each([
    [1, 1],
    [3, 900],
  ])("bears a picture of %i x %i pixels", (width, height) => {
    const found = predictSurfaces({ width, height, data: new Uint8Array(width * height * 3).fill(128) }, surfaceNetwork());
    const sum = (pixel: number) => found.wall[pixel]! + found.floor[pixel]! + found.ceiling[pixel]! + found.window[pixel]! + found.object[pixel]!;
    expect(found.wall.length).toBe(found.width * found.height);
    expect(sum(0)).toBeCloseTo(1);
    expect(sum(found.wall.length - 1)).toBeCloseTo(1);
  });

  it("refuses other files and half a file", () => {
    const file = readFileSync("app/engines/room/network/weights.bin");
    expect(() => loadWeights(file.subarray(0, 3000))).toThrow();
    expect(() => loadWeights(new Uint8Array(2000))).toThrow("not a network's weights file");
    expect(() => loadWeights(file.subarray(0, file.length - 2))).toThrow();
  });
});
