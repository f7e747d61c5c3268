import { useEffect, useRef } from "react";
import type { FloorFinish, WallFinish } from "#app/engines/room/materials/materials.ts";
import { drawTexture } from "../textures.ts";

const SIDE = 96;
const made = new Map<string, ImageData>();

/** A small square of a material, drawn once, when the browser has time for it. */
export function Texture({ finish }: { finish: FloorFinish | WallFinish }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const key = JSON.stringify(finish);
  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context) return;
    const draw = () => {
      let pixels = made.get(key);
      if (!pixels) {
        pixels = context.createImageData(SIDE, SIDE);
        drawTexture(JSON.parse(key), SIDE, pixels.data);
        made.set(key, pixels);
      }
      context.putImageData(pixels, 0, 0);
    };
    const timer = setTimeout(draw, made.has(key) ? 0 : 16);
    return () => clearTimeout(timer);
  }, [key]);
  return <canvas ref={canvas} className="control-texture" width={SIDE} height={SIDE} aria-hidden />;
}
