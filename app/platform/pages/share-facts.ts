/** What stands below the title of a share picture; nothing where nothing is known. */
export const factsOf = (...facts: readonly (string | null | undefined | false)[]): string | undefined => facts.filter(Boolean).join(" · ") || undefined;

/** Stars that people gave; none are no zero. */
export const starsOf = (rating: number): string | false => rating > 0 && `${rating.toFixed(1)}/5`;
