import { photoAddress, type Stage, type ViewedPhoto } from "./viewer-stage.ts";

type Props = { photo: ViewedPhoto; zoom: number; offset: { x: number; y: number }; stage: Stage };

/** The whole photo, small, with a frame around the part that is seen. */
export function PartInView({ photo, zoom, offset, stage }: Props) {
  const fit = Math.min(stage.width / photo.width, stage.height / photo.height);
  const across = part(photo.width * fit, stage.width, zoom, offset.x);
  const down = part(photo.height * fit, stage.height, zoom, offset.y);
  return (
    <span className="viewer-part" aria-hidden>
      <img src={photoAddress(photo, 160)} alt="" width={photo.width} height={photo.height} />
      {/* physical side: follows the photo */}
      <i style={{ left: across.start, width: across.size, top: down.start, height: down.size }} />
    </span>
  );
}

/** For a photo drawn `length` long: start and length of the visible part, in percent. `offset`: how far the photo was moved, before zooming. */
function part(length: number, room: number, zoom: number, offset: number) {
  const size = Math.min(1, room / (length * zoom));
  const start = Math.min(Math.max(0.5 - offset / length - size / 2, 0), 1 - size);
  return { start: `${100 * start}%`, size: `${100 * size}%` };
}
