// Apart from the rules, so that a product's page loads these alone.

export const MOST_OF_A_LINE = 99;
export const MOST_LINES = 50;
