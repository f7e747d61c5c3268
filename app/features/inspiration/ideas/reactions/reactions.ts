// What contract, service and components share about likes and ratings. Without zod, so that public pages stay small.

export const REACTIONS_AT_ONCE = 100;
export const STARS = [1, 2, 3, 4, 5] as const;
