// Shared by contract, service and components. Without zod, so that public pages stay small.

export const REACTIONS_AT_ONCE = 100;
export const STARS = [1, 2, 3, 4, 5] as const;
