import type { Viewer } from "#app/platform/auth/viewer.ts";
import { DAY_MS } from "#app/platform/rules/durations.ts";
import type { ProfileAvailability } from "../profiles.contract.ts";
import { maySee, partsOfRole } from "../profiles.privacy.ts";
import type { ProfileFields } from "../profiles.ts";
import { seenProfile } from "./page.server.ts";
import { profileWeeks } from "./slots.server.ts";

/** @throws NOT_FOUND as the page itself */
export async function getAvailability(viewer: Viewer | null, id: string): Promise<ProfileAvailability | null> {
  const { record, onlooker, visibility } = await seenProfile(viewer, id);
  const [read] = profileWeeks.all();
  if (!read || !partsOfRole(record.role).includes("availability") || !maySee(onlooker, visibility.availability)) return null;
  const found = await read(record.id);
  if (!found) return null;
  const { availabilityPreferences } = record.fields;
  const weeks = fromStart(found.weeks, availabilityPreferences.earliestStart);
  return { ...found, weeks, startWeek: startWeekOf(weeks, availabilityPreferences) };
}

const beginsBy = (earliestStart: string | null, from: string): boolean => !earliestStart || Date.parse(earliestStart) < Date.parse(from) + 7 * DAY_MS;

/** Weeks that end before the day the person names have no time for new work, however empty the calendar. */
const fromStart = (weeks: ProfileAvailability["weeks"], earliestStart: string | null): ProfileAvailability["weeks"] =>
  weeks.map((week) => (week.state === "away" || beginsBy(earliestStart, week.from) ? week : { ...week, state: "full" }));

/** The first week with time. */
function startWeekOf(weeks: ProfileAvailability["weeks"], { isAcceptingProjects, earliestStart }: ProfileFields["availabilityPreferences"]): string | null {
  if (isAcceptingProjects === false || (isAcceptingProjects === null && !earliestStart)) return null;
  return weeks.find(({ state }) => state === "free" || state === "half")?.from ?? null;
}
