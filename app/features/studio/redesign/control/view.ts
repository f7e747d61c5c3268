/** The picture's position in its frame: `scale` 1 fits it, `x` and `y` move it in pixels of the frame. */
export type View = { scale: number; x: number; y: number };
type Size = { width: number; height: number };
type Point = { x: number; y: number };

export const FITTED: View = { scale: 1, x: 0, y: 0 };
export const CLOSEST = 8;

/** The picture's size where it fits the frame. */
export function fittedSize(frame: Size, picture: Size): Size {
  const factor = Math.min(frame.width / picture.width, frame.height / picture.height);
  return { width: picture.width * factor, height: picture.height * factor };
}

/** Where the picture's upper left corner is and how large it is, in pixels of the frame. */
export function placeOf(view: View, frame: Size, picture: Size): Point & Size {
  const fitted = fittedSize(frame, picture);
  const width = fitted.width * view.scale;
  const height = fitted.height * view.scale;
  return { x: (frame.width - width) / 2 + view.x, y: (frame.height - height) / 2 + view.y, width, height };
}

/** Clamps zoom and position: never smaller than fitted, no gap at the edges, centered where it fits. */
export function within(view: View, frame: Size, picture: Size): View {
  const scale = Math.min(CLOSEST, Math.max(1, view.scale));
  const fitted = fittedSize(frame, picture);
  const slack = (size: number, room: number) => Math.max(0, (size * scale - room) / 2);
  const held = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value)) || 0;
  return { scale, x: held(view.x, slack(fitted.width, frame.width)), y: held(view.y, slack(fitted.height, frame.height)) };
}

/** Zooms by `factor` around `point`. */
export function zoomedAt(view: View, factor: number, point: Point, frame: Size, picture: Size): View {
  const scale = Math.min(CLOSEST, Math.max(1, view.scale * factor));
  const real = scale / view.scale;
  const fromMiddle = { x: point.x - frame.width / 2, y: point.y - frame.height / 2 };
  return within({ scale, x: fromMiddle.x - (fromMiddle.x - view.x) * real, y: fromMiddle.y - (fromMiddle.y - view.y) * real }, frame, picture);
}

/** A point of the frame as shares of the picture; outside of 0 to 1 beside it. */
export function toPicture(point: Point, view: View, frame: Size, picture: Size): Point {
  const place = placeOf(view, frame, picture);
  return { x: (point.x - place.x) / place.width, y: (point.y - place.y) / place.height };
}

export function toFrame(share: Point, view: View, frame: Size, picture: Size): Point {
  const place = placeOf(view, frame, picture);
  return { x: place.x + share.x * place.width, y: place.y + share.y * place.height };
}
