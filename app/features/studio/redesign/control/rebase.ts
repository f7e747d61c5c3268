import type { Correction, Corrections } from "#app/engines/room/corrections.ts";

const isSame = (one: Correction | undefined, two: Correction | undefined): boolean => one === two || JSON.stringify(one) === JSON.stringify(two);

/**
 * Rebases one's own corrections onto those saved meanwhile in another window, so that nothing is lost.
 * @param base the common starting point
 */
export function rebase(own: Corrections, base: Corrections, theirs: Corrections): Corrections {
  let common = 0;
  while (common < own.steps.length && common < base.steps.length && isSame(own.steps[common], base.steps[common])) common += 1;
  const moved = Object.fromEntries(
    Object.entries(own.corners ?? {}).filter(([name, point]) => String(base.corners?.[name as keyof NonNullable<Corrections["corners"]>]) !== String(point)),
  );
  const corners = { ...theirs.corners, ...moved };
  return { steps: [...theirs.steps, ...own.steps.slice(common)], ...(Object.keys(corners).length > 0 && { corners }) };
}
