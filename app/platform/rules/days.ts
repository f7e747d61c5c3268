const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day of the calendar, YYYY-MM-DD, that PostgreSQL has, too: no 31 February and no year 0. */
export function isDay(text: string): boolean {
  if (!DAY.test(text) || text.startsWith("0000")) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
