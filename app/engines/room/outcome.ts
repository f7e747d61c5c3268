// The changes of a photograph, and what was left: plain data that screens turn into sentences.

type ChangedSurface = "wall" | "accent" | "floor" | "ceiling" | "furniture" | "light" | "pieces";
/** `color` is '#RRGGBB'; `material` is one of WALL_MATERIALS or FLOOR_MATERIALS. */
export type Change = { surface: ChangedSurface; color?: string; material?: string };

/**
 * unsure: where it begins and ends is not sure enough; notFound: it cannot be seen; tooSmall: too little of it is seen;
 * asked: the person wants it left as it is.
 */
type LeftReason = "unsure" | "notFound" | "tooSmall" | "asked";
export type Left = { surface: Exclude<ChangedSurface, "light" | "pieces">; reason: LeftReason };
