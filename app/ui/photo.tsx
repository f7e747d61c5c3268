import type { CSSProperties, ReactNode } from "react";
import { pictureUrl, srcSet } from "#app/platform/media/photo.ts";
import { languageOf } from "#app/platform/text/language-of.ts";
import { Lattice } from "./brand.tsx";
import { classes } from "./classes.ts";

/** An image as the API gives it: the media id, what it shows in its author's words, its size and a tiny blurred copy. */
export type PhotoImage = { id: string; alt?: string | null; width?: number | null; height?: number | null; blur?: string | null; isPrivate?: boolean };

export type PhotoShape = "3:2" | "4:3" | "3:4" | "1:1" | "16:9" | "fill";

const shapeClass: Record<PhotoShape, string> = { "3:2": "", "4:3": "r43", "3:4": "r34", "1:1": "r11", "16:9": "r169", fill: "fill" };

type Props = {
  image: PhotoImage | null | undefined;
  shape?: PhotoShape;
  /** How wide it is drawn, as of `<img sizes>`. */
  sizes: string;
  /** The page's first large picture: loaded at once and first. */
  priority?: boolean;
  /** In the page's language: decoration beside its own caption gets "". The image's own is in its author's. */
  alt?: string;
  className?: string;
  /** Badges and buttons on the photograph. */
  children?: ReactNode;
};

/** A photograph in a frame of fixed shape: no layout shift, the blur shows while it loads, the lattice without a photograph. */
export function Photo({ image, shape = "3:2", sizes, priority = false, alt, className, children }: Props) {
  if (!image) {
    return (
      <span className={classes("photo empty", shapeClass[shape], className)}>
        <Lattice />
        {children}
      </span>
    );
  }
  const style: CSSProperties | undefined = image.blur ? { backgroundImage: `url(${image.blur})` } : undefined;
  return (
    <span className={classes("photo", shapeClass[shape], className)} style={style}>
      <img
        src={pictureUrl(image.id, 640, image.isPrivate)}
        srcSet={srcSet(image.id, image.width ?? 1920, image.isPrivate, /\b(94|100)vw/.test(sizes) ? 320 : 160)}
        sizes={sizes}
        alt={alt ?? image.alt ?? ""}
        lang={alt === undefined && image.alt ? languageOf(image.alt) : undefined}
        width={image.width ?? undefined}
        height={image.height ?? undefined}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
      />
      {children}
    </span>
  );
}
