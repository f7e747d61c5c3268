import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isProblem, readGlb } from "#app/platform/media/glb.ts";
import { isToScale } from "#app/ui/viewer/model/to-scale.ts";
import { demoProducts } from "./data/products.ts";

type Triple = [number, number, number];
type Model = { nodes: { scale: Triple }[]; meshes: { primitives: { attributes: { POSITION: number } }[] }[]; accessors: { min: Triple; max: Triple }[] };

/** Width, height and depth of a model of one node whose places are 16-bit numbers from -1 to 1, in millimeters. */
function sizeOf(photo: string): Triple {
  const parts = readGlb(readFileSync(`demo/media/product-${photo}.glb`));
  if (isProblem(parts)) throw new Error(parts);
  const { nodes, meshes, accessors } = parts.json as Model;
  const scale = nodes[0]?.scale ?? [1, 1, 1];
  const boxes = meshes.flatMap(({ primitives }) => primitives.map(({ attributes }) => accessors[attributes.POSITION]));
  return scale.map((factor, axis) => {
    const from = Math.min(...boxes.map((box) => box?.min[axis] ?? 0));
    const to = Math.max(...boxes.map((box) => box?.max[axis] ?? 0));
    return Math.round(((to - from) / 32_767) * factor * 1000);
  }) as Triple;
}

test.each(demoProducts.map(({ photo, cm, sizes }) => ({ photo, cm, sizes })))("$photo is as large as its model", ({ photo, cm, sizes }) => {
  const [width, height, depth] = sizeOf(photo);
  const widths = [cm[0], ...(sizes?.map((size) => size.width) ?? [])];
  const stated = widths.map((centimeters) => ({ width: centimeters * 10, depth: cm[1] * 10, height: cm[2] * 10 }));
  expect(
    stated.some((measures) => isToScale({ width, depth, height }, measures)),
    `${width} × ${depth} × ${height} mm`,
  ).toBe(true);
});
