import { type ComponentProps, createElement, type ReactElement } from "react";

type IconProps = ComponentProps<"svg"> & { size?: number | string };

/**
 * An icon of the built product: a reference into the sprite, in place of Lucide's own component (app/platform/build/icon-sprite.ts). Same look, same properties as
 * far as we use them; stroke styles are in app/ui/css/base.css.
 */
export function createIcon(href: string): (props: IconProps) => ReactElement {
  const drawing = createElement("use", { href });
  return ({ size, className, ...rest }) =>
    createElement(
      "svg",
      {
        width: size,
        height: size,
        className: className ? `lucide ${className}` : "lucide",
        "aria-hidden": rest["aria-label"] === undefined || undefined,
        ...rest,
      },
      drawing,
    );
}
