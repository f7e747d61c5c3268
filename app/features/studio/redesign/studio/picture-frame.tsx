import type { CSSProperties, ReactNode } from "react";
import { Photo } from "#app/ui/photo.tsx";
import type { RedesignDetail } from "../redesign.contract.ts";

export type PrivatePhoto = RedesignDetail["photo"];

const SIZES = "(max-width: 1100px) 100vw, 960px";

/** A room's photograph, filling its frame. Anyone who made the redesign, or has its link, may see it. */
export const RoomPhoto = ({ photo, alt = "", isFirst = false, sizes = SIZES }: { photo: PrivatePhoto; alt?: string; isFirst?: boolean; sizes?: string }) => (
  <Photo image={{ ...photo, isPrivate: true }} shape="fill" sizes={sizes} alt={alt} priority={isFirst} />
);

/** The photograph's aspect ratio: nothing is cropped, and a portrait is not taller than the window. */
export const ratioOf = ({ width, height }: PrivatePhoto): number => Math.min(2.4, Math.max(0.6, width / height));

/** One picture with something over it. */
export const PictureFrame = ({ photo, children }: { photo: PrivatePhoto; children: ReactNode }) => (
  <div className="stage-frame" style={{ "--ratio": ratioOf(photo) } as CSSProperties}>
    {children}
  </div>
);
