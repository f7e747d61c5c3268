const MONTHS_OF_A_YEAR = 12;

/** Whole years where months make them, as people say a warranty: 24 months are two years, 18 stay months. */
export const spanOfMonths = (months: number): { unit: "years" | "months"; n: number } =>
  months % MONTHS_OF_A_YEAR === 0 ? { unit: "years", n: months / MONTHS_OF_A_YEAR } : { unit: "months", n: months };
