/** The last day on which it holds. @param day a day of Riyadh */
export function validUntil(day: string, days: number): string {
  const last = new Date(`${day}T00:00:00Z`);
  last.setUTCDate(last.getUTCDate() + days);
  return last.toISOString().slice(0, 10);
}
