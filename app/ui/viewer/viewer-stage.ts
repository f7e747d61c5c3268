import { type ReactNode, useSyncExternalStore } from "react";
import { type PhotoWidth, photoUrl } from "#app/platform/media/photo.ts";

/**
 * @property about the caption in place of the alternative text
 * @property over lies on the photo until it is enlarged, as pins do
 */
export type ViewedPhoto = {
  id: string;
  alt: string;
  width: number;
  height: number;
  isPrivate?: boolean;
  about?: ReactNode;
  over?: ReactNode;
  /** Where it is not served by its id. */
  addressAt?: (width: PhotoWidth) => string;
};

export const photoAddress = ({ id, isPrivate = false, addressAt }: ViewedPhoto, width: PhotoWidth): string =>
  addressAt?.(width) ?? photoUrl(id, width, "webp", isPrivate);

/** How far a small photo is enlarged to fill the stage. */
export const MOST_ENLARGED = 1.6;

/** Below the photo on a wide screen; a phone's foot is higher, but there its photo is far from the stage's shape anyway. */
const FOOT = 150;

const subscribe = (changed: () => void) => {
  window.addEventListener("resize", changed);
  return () => window.removeEventListener("resize", changed);
};
const size = () => `${innerWidth} ${innerHeight}`;

export type Stage = { width: number; height: number; ratio: number };

/** The space for a photo. */
export function useStage(): Stage {
  const [width = 1, full = 1] = useSyncExternalStore(subscribe, size, size).split(" ").map(Number);
  const height = Math.max(full - FOOT, 1);
  return { width, height, ratio: width / height };
}

/** From where the viewer grows: the thumbnail or button that was pressed. Read once, as it opens. */
export function growthFrom(): Record<`--yarl__${string}`, string> {
  const from = document.activeElement?.getBoundingClientRect();
  if (!from || from.width < 80 || from.width > innerWidth * 0.9) return {};
  return {
    "--yarl__grow_x": `${Math.round(from.left + from.width / 2)}px`,
    "--yarl__grow_y": `${Math.round(from.top + from.height / 2)}px`,
    "--yarl__grow": String(Math.max(from.width / innerWidth, 0.2)),
  };
}

const HINTED = "viewer.hinted";

/** Touch users see the pinch hint once. */
export function showsHint(): boolean {
  if (!matchMedia("(pointer: coarse)").matches) return false;
  try {
    if (localStorage.getItem(HINTED)) return false;
    localStorage.setItem(HINTED, "1");
    return true;
  } catch {
    return false;
  }
}
