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
  return found && { ...found, startWeek: startWeekOf(found.weeks, record.fields.availabilityPreferences) };
}

/** The first week with time that does not end before the day the person names. */
function startWeekOf(weeks: ProfileAvailability["weeks"], { isAcceptingProjects, earliestStart }: ProfileFields["availabilityPreferences"]): string | null {
  if (isAcceptingProjects === false || (isAcceptingProjects === null && !earliestStart)) return null;
  const begins = earliestStart ? Date.parse(earliestStart) : 0;
  const found = weeks.find(({ from, state }) => (state === "free" || state === "half") && begins < Date.parse(from) + 7 * DAY_MS);
  return found?.from ?? null;
}
