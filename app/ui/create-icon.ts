import { type ComponentProps, createElement, type ReactElement } from "react";

type IconData = { size?: number; node: readonly (readonly [tag: string, attributes: Record<string, string>])[] };
type IconProps = ComponentProps<"svg"> & { size?: number | string };

/**
 * Draws Lucide's icons in the built product, in place of their own `createLucideIcon` (see vite.config.ts): that one asks a context, merges class names and copies
 * attributes at every drawing, and is a kilobyte of every public page. Same look, same properties as far as we use them.
 */
export function createIcon({ size: drawn = 24, node }: IconData): (props: IconProps) => ReactElement {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ size = 24, className, ...rest }) =>
    createElement(
      "svg",
      {
        xmlns: "http://www.w3.org/2000/svg",
        width: size,
        height: size,
        viewBox: `0 0 ${drawn} ${drawn}`,
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        className: className ? `lucide ${className}` : "lucide",
        "aria-hidden": rest["aria-label"] === undefined || undefined,
        ...rest,
      },
      shapes,
    );
}
