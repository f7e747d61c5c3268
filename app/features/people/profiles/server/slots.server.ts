import { slot } from "#app/platform/feature/slot.server.ts";
import type { PublicPhotoData } from "#app/platform/media/photo-schema.ts";
import type { ProfileAvailability, ProfileWork } from "../profiles.contract.ts";

type Part = { limit: number; offset: number };
export type FoundWork = Pick<ProfileWork, "items" | "total" | "rating">;

/** A feature registers what people publish: a page of it, most liked first, and the total. */
export const profileWork = slot<(authorId: string, part: Part, language: string) => Promise<FoundWork>>("work on profiles");
/** The same feature registers the first photographs of what each of many people published. */
export const workPhotos =
  slot<(authorIds: readonly string[], limit: number, language: string) => Promise<ReadonlyMap<string, PublicPhotoData[]>>>("photographs of work");
/** The directory registers the ids of the public entries of these organizations. */
export const profileListings = slot<(organizationIds: readonly string[]) => Promise<string[]>>("listings on profiles");
/** How taken someone's coming weeks are, and their first free times; null where nothing is known. */
export const profileWeeks = slot<(userId: string) => Promise<Omit<ProfileAvailability, "startWeek"> | null>>("weeks on profiles");
/** Whether visits with someone can be booked, and where. */
export const profileBooking = slot<(userId: string) => Promise<string | null>>("bookings on profiles");
