import type { Mutant } from "./mutants.ts";

/** A mutant that changes nothing anyone can notice: `line` is a part of its line of code, `original` becomes `text` there. */
type Equivalent = { file: string; line: string; original: string; text: string; because: string };

const EQUIVALENTS: readonly Equivalent[] = [
  ...faults("app/platform/money/allocate.ts", [
    ["weights.map(() => 1)", "1", "(1 + 1)", "any equal weights are equal shares"],
    ["isNegative = amount < 0", "amount < 0", "(amount) <= (0)", "the share of nothing has no sign"],
    ["isNegative = amount < 0", "0", "(0 + 1)", "amounts are whole, and the share of nothing has no sign"],
  ]),
  ...faults("app/platform/money/exact.ts", [
    ["const size = numerator < 0n", "numerator < 0n", "(numerator) <= (0n)", "0n has no sign"],
    ["return numerator < 0n", "numerator < 0n", "(numerator) <= (0n)", "0n has no sign"],
  ]),
  ...faults("app/platform/money/money.ts", [
    ["power >= 0 ?", "power >= 0", "(power) > (0)", "times 1 and divided by 1 are the same"],
    ["power >= 0 ?", "0", "(0 + 1)", "times 1 and divided by 1 are the same"],
  ]),
  ...faults("app/features/shop/discounts/coupon.rules.ts", [
    ["if (startsOn && endsOn", "startsOn && endsOn", "(startsOn) || (endsOn)", "no day is before or after null"],
  ]),
  ...faults("app/platform/auth/password-hook.server.ts", [['.includes(ctx.path ?? "")', 'ctx.path ?? ""', "(ctx.path)", "no path is none of the three"]]),
  ...faults("app/platform/csv/cells.ts", [
    ["/\\s\\s|[^\\S ]/.test(clean)", "/\\s\\s|[^\\S ]/.test(clean)", "true", "with nothing to replace the text stays the same"],
  ]),
  ...faults("app/platform/languages/language-context.tsx", [
    ["formats.set(", "formats.set(intlLocale, known);", ";", "the next one is made the same, only later"],
  ]),
  ...faults("app/platform/places/places.ts", [["byName.set(city.name, city)", "byName.set(city.name, city);", ";", "the slower way finds the same city"]]),
  ...faults("app/platform/text/language-of.ts", [
    [
      "const arabic =",
      "text.match(/\\p{Script=Arabic}/gu)?.length ?? 0",
      "(text.match(/\\p{Script=Arabic}/gu)?.length)",
      "as little as 0, undefined times 2 is more than no number of letters",
    ],
  ]),
  ...faults(
    "app/platform/auth/role-cache.server.ts",
    onlySavesWork("this.#entries.size >= MAX_ENTRIES", ["true", "false", "(this.#entries.size) > (MAX_ENTRIES)"]),
  ),
  ...faults("app/platform/build/chunks.ts", onlySavesWork("known.set(door, paths);", [";"])),
  ...faults("app/platform/languages/compiled-catalogue.ts", [
    ...onlySavesWork("known?.source === source", ["false"]),
    ...onlySavesWork("files.set(file, compiled);", [";"]),
  ]),
  ...faults("app/platform/list/find-words.server.ts", [
    ...onlySavesWork("corrections.set(searched, running);", [";"]),
    ...onlySavesWork("running.set(words, asked);", [";"]),
  ]),
  ...faults("app/platform/media/media.routes.server.ts", [
    ...onlySavesWork("known && Date.now() - known.at < rememberMs", ["false"]),
    ["Date.now() - known.at < rememberMs", "Date.now() - known.at < rememberMs", "(Date.now() - known.at) <= (rememberMs)", "a millisecond more of a minute"],
    ["Date.now() - known.at < rememberMs", "Date.now() - known.at", "(Date.now()) + (known.at)", "a cache only saves work"],
    ...onlySavesWork("remembered.set(id, { file, at: Date.now() });", [";"]),
    ...onlySavesWork("remembered.size > rememberAtMost && oldest", ["true", "false", "(remembered.size > rememberAtMost) || (oldest)"]),
    ...onlySavesWork("remembered.size > rememberAtMost", ["(remembered.size) >= (rememberAtMost)"]),
  ]),
  ...faults("app/platform/pages/facades.server.ts", onlySavesWork("!known.has(address)", ["true"])),
  ...faults("app/platform/media/look.ts", [
    ["sums[cell * 3 + 1] = (sums[cell * 3 + 1] ?? 0)", "0", "(0 + 1)", "cells and pixels are within their arrays"],
    ["for (let at = 0; at < size; at += 1)", "at < size", "(at) <= (size)", "beyond its end nothing is written to an array of numbers"],
    ["for (let x = 0; x < width; x += 1)", "x < width", "(x) <= (width)", "the next line writes its first pixel again"],
  ]),
  ...within("app/platform/color/oklab.ts", ["LINEAR_OF_BYTE[red]", "LINEAR_OF_BYTE[green]", "LINEAR_OF_BYTE[blue]"]),
  ...within("app/platform/media/colors.ts", ["rgba[at]", "rgba[at + 1]", "rgba[at + 2]", "rgba[at + 3]"]),
  ...within("app/platform/media/look-index.ts", ["look[at]", "CENTER[at]", "planes[bit * LOOK_SIZE + at]", "bits[bit >> 3]", "one[at]", "other[at]"]),
  ...within("app/platform/media/look.ts", [
    ...["rgba[at * 4 + offset]", "weights[cell]", "sums[cell * 3]", "sums[cell * 3 + 1]", "sums[cell * 3 + 2]", "sums[bins + first]", "sums[next]"],
    ...[
      "pixels.lightness[pixel]",
      "pixels.green[pixel]",
      "pixels.yellow[pixel]",
      "whole[part]",
      "whole[0]",
      "bins[bin]",
      "direction[pixel]",
      "strength[pixel]",
    ],
    ...["lightness[at]", "green[at]", "yellow[at]", "WHOLE.center[at]", "WHOLE.weights[at]"],
  ]),
];

/** Leaves out mutants that no test can catch. @throws when an entry fits no mutant any more */
export function withoutEquivalents(file: string, source: string, mutants: readonly Mutant[]): Mutant[] {
  const lines = source.split("\n");
  const own = EQUIVALENTS.filter((one) => one.file === file);
  const fits = (one: Equivalent, { line, original, text }: Mutant) =>
    one.original === original && one.text === text && (lines[line - 1] ?? "").includes(one.line);
  const stale = own.find((one) => !mutants.some((mutant) => fits(one, mutant)));
  if (stale) throw new Error(`No mutant of ${file} is ${stale.original} → ${stale.text} in a line with ${stale.line}`);
  return mutants.filter((mutant) => !own.some((one) => fits(one, mutant)));
}

function faults(file: string, rows: readonly [line: string, original: string, text: string, because: string][]): Equivalent[] {
  return rows.map(([line, original, text, because]) => ({ file, line, original, text, because }));
}

/** What is cached is made again where it is not found, and is the same. */
function onlySavesWork(original: string, texts: readonly string[]): [line: string, original: string, text: string, because: string][] {
  return texts.map((text) => [original, original, text, "a cache only saves work"]);
}

/** Reads of numbers whose index is within their array, which the type checker cannot know: what stands behind `??` is never used. */
function within(file: string, reads: readonly string[]): Equivalent[] {
  return faults(
    file,
    reads.map((read) => [`${read} ?? 0`, `${read} ?? 0`, `(${read})`, "the index is within the array"]),
  );
}
