import { slot } from "#app/platform/feature/slot.server.ts";
import type { ProfileWork } from "../profiles.contract.ts";

type Part = { limit: number; offset: number };
export type FoundWork = Pick<ProfileWork, "items" | "total" | "rating">;

/** A feature brings what people publish: a part of it, the best liked first, and how much there is of it. */
export const profileWork = slot<(authorId: string, part: Part, language: string) => Promise<FoundWork>>("work on profiles");
/** The directory brings the ids of the public entries of these organizations. */
export const profileListings = slot<(organizationIds: readonly string[]) => Promise<string[]>>("listings on profiles");
