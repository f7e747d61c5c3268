import { listAddress, own, value } from "#app/platform/list/list-address.ts";

/** What is counted, in the order of the cards. */
export const SERIES = ["users", "quotes", "vendors", "messages", "reviews", "feedback", "imports"] as const;

/** Over how many days the overview counts. */
export const OVERVIEW_DAYS = [7, 30, 90, 365] as const;
export type OverviewDays = (typeof OVERVIEW_DAYS)[number];

/** A year is drawn by week: 365 bars would be too thin. */
export const stepOf = (days: OverviewDays): number => (days === 365 ? 7 : 1);

/** What the overview shows: 30 days, and the first card, unless the address says otherwise. */
export const overviewAddress = listAddress({
  days: own<OverviewDays>(30, (text) => OVERVIEW_DAYS.find((days) => String(days) === text)),
  metric: value(40),
});
