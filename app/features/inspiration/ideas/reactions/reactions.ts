// What contract, service and components share about likes and ratings. Free of zod, so that public pages load little.

export const REACTIONS_AT_ONCE = 100;
export const STARS = [1, 2, 3, 4, 5] as const;
