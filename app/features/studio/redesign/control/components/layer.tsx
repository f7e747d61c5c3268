import { useEffect, useRef } from "react";

type Props = {
  name: string;
  width: number;
  height: number /** Writes RGBA pixels; null leaves the layer empty. */;
  draw: ((out: Uint8ClampedArray) => void) | null;
  isHidden?: boolean;
};

/** One layer of pixels over the photograph, at the map's own size. */
export function Layer({ name, width, height, draw, isHidden = false }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pixels = useRef<ImageData>(null);
  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context || isHidden) return;
    if (!draw) {
      context.clearRect(0, 0, width, height);
      return;
    }
    if (pixels.current?.width !== width || pixels.current.height !== height) pixels.current = context.createImageData(width, height);
    draw(pixels.current.data);
    context.putImageData(pixels.current, 0, 0);
  }, [draw, isHidden, width, height]);
  return <canvas ref={canvas} className={`control-layer ${name}`} width={width} height={height} hidden={isHidden} aria-hidden />;
}
