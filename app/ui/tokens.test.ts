import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const css = readFileSync(new URL("./css/tokens.css", import.meta.url), "utf8");

type Rgb = [number, number, number];
const hex = (text: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16)) as Rgb;

/** The value of a colour token in a theme; plates are translucent and count as laid on the worst ground, black or white. */
function token(name: string, theme: "light" | "dark"): Rgb {
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(css)?.[1];
  if (!value) throw new Error(`No token --${name}`);
  const pair = /^light-dark\((.+)\)$/.exec(value)?.[1]?.split(/,\s*/) ?? [value, value];
  const own = pair[theme === "light" ? 0 : 1] ?? "";
  if (own.startsWith("#")) return hex(own);
  const [red = 0, green = 0, blue = 0, alpha = 1] = (own.match(/[\d.]+/g) ?? []).map(Number);
  const ground = theme === "light" ? 0 : 255;
  return [red, green, blue].map((channel) => channel * alpha + ground * (1 - alpha)) as Rgb;
}

function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ["canvas", "surface", "sunken"];
const texts: [ink: string, ground: string][] = [
  ...["ink", "muted", "palm", "clay", "ok", "warn", "danger", "info"].flatMap((ink) => grounds.map((ground): [string, string] => [ink, ground])),
  ...["palm", "clay", "ok", "warn", "danger", "info"].map((tone): [string, string] => [tone, `${tone}-soft`]),
  ["ink", "palm-soft"],
  ["muted", "palm-soft"],
  ["ink", "danger-soft"],
  ["on-palm", "palm"],
  ["on-palm", "palm-hover"],
  ["on-deep", "deep"],
  ["on-deep-muted", "deep"],
  ["canvas", "ink"],
  ["plate-ink", "plate"],
  ["clay", "plate"],
];
/** Edges of controls, the focus ring, stars: what must be seen, not read. */
const shapes: [shape: string, ground: string][] = [
  ...["line-strong", "palm", "star"].flatMap((shape) => ["canvas", "surface"].map((ground): [string, string] => [shape, ground])),
  ["palm", "sunken"],
];

describe.each(["light", "dark"] as const)("%s theme", (theme) => {
  test.each(texts)("%s on %s reads", (ink, ground) => expect(contrast(token(ink, theme), token(ground, theme))).toBeGreaterThanOrEqual(4.5));
  test.each(shapes)("%s on %s is seen", (shape, ground) => expect(contrast(token(shape, theme), token(ground, theme))).toBeGreaterThanOrEqual(3));
});
