import { useEffect, useRef } from "react";
import { floorMaterial, wallMaterial } from "#app/features/studio/redesign/public.ts";
import type { BoardMaterial } from "../../palette/materials.ts";

const PIXELS = 132;
/** Meters that a stamp shows. */
const FLOOR_METERS = 2.2;
const WALL_METERS = 2.7;

const encode = (linear: number) => 255 * (linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055);
const rgb = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];

/** Paints one pixel of a stamp; x and y from 0 to 1. */
type Painter = (x: number, y: number, out: Float32Array) => void;

function painterOf(material: BoardMaterial): Painter {
  if (material.kind === "floor" || material.kind === "wall" || material.kind === "wood") {
    const isWall = material.kind === "wall";
    const meters = isWall ? WALL_METERS : material.kind === "wood" ? 0.5 : FLOOR_METERS;
    const sample = isWall
      ? wallMaterial(material.finish, { from: 0, to: WALL_METERS, height: WALL_METERS })
      : floorMaterial(
          material.kind === "floor" ? material.finish : { material: "planks", first: material.color, second: material.color, width: 0.26, length: 3 },
        );
    const size = meters / PIXELS;
    return (x, y, out) => {
      sample(x * meters, (isWall ? 1 - y : y) * meters, size, size, out);
      for (let n = 0; n < 3; n += 1) out[n] = encode(Math.max(0, out[n] as number));
    };
  }
  const color = rgb(material.color);
  if (material.kind === "metal") {
    // Brushed: a soft light across and fine lines along.
    return (x, y, out) => {
      const light = 0.82 + 0.34 * Math.exp(-(((x + y * 0.35 - 0.62) / 0.26) ** 2)) + 0.05 * Math.sin(y * 410 + Math.sin(y * 93) * 3);
      for (let n = 0; n < 3; n += 1) out[n] = Math.min(255, (color[n] as number) * light);
    };
  }
  const second = rgb(material.second);
  const threads = { linen: 46, cotton: 60, wool: 26, boucle: 15, velvet: 0, leather: 0, sadu: 40, jute: 20 }[material.name];
  return (x, y, out) => {
    const weave = threads ? 0.07 * (Math.sin(x * threads * 6.283) * Math.sin(y * threads * 6.283) + 0.5 * Math.sin((x + y) * threads * 3.1)) : 0;
    const nap = 0.05 * Math.sin(x * 9 + 2 * Math.sin(y * 7)) * (threads ? 0.4 : 1.4);
    // Sadu: bands with rows of triangles.
    const band = y * 6 - Math.floor(y * 6);
    const tooth = Math.abs(((x * 9) % 1) - 0.5) * 2;
    const isSecond = material.name === "sadu" && Math.floor(y * 6) % 2 === 1 && band < 0.25 + tooth * 0.5;
    for (let n = 0; n < 3; n += 1) out[n] = Math.min(255, ((isSecond ? second : color)[n] as number) * (1 + weave + nap));
  };
}

/** A swatch of a material, painted in the browser as a redesign would. */
export function MaterialSwatch({ material }: { material: BoardMaterial }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const key = JSON.stringify(material);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the brief creates a new, equal material object
  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context) return;
    const image = context.createImageData(PIXELS, PIXELS);
    const out = new Float32Array(3);
    const paint = painterOf(material);
    for (let y = 0; y < PIXELS; y += 1)
      for (let x = 0; x < PIXELS; x += 1) {
        paint((x + 0.5) / PIXELS, (y + 0.5) / PIXELS, out);
        image.data.set([out[0] as number, out[1] as number, out[2] as number, 255], (y * PIXELS + x) * 4);
      }
    context.putImageData(image, 0, 0);
  }, [key]);
  return <canvas ref={canvas} width={PIXELS} height={PIXELS} aria-hidden />;
}
