import { slot } from "#app/platform/feature/slot.server.ts";
import type { ProfileWork } from "../profiles.contract.ts";

type Part = { limit: number; offset: number };
export type FoundWork = Pick<ProfileWork, "items" | "total" | "rating">;

/** A feature registers what people publish: a page of it, most liked first, and the total. */
export const profileWork = slot<(authorId: string, part: Part, language: string) => Promise<FoundWork>>("work on profiles");
/** The directory registers the ids of the public entries of these organizations. */
export const profileListings = slot<(organizationIds: readonly string[]) => Promise<string[]>>("listings on profiles");
