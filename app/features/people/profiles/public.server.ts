import type { EditableProfile } from "./profiles.contract.ts";
import { findProfile, presentForEdit } from "./server/record.server.ts";

/** Everything a person said about themselves; null when there is no such account. For the server's own use: nothing is left out. */
export async function readProfile(userId: string): Promise<EditableProfile | null> {
  const found = await findProfile({ id: userId });
  return found && presentForEdit(found);
}

export { updateProfile } from "./server/edit.server.ts";
export { seenPart } from "./server/page.server.ts";
export { companyIn } from "./server/saved.server.ts";
export { profileBooking, profileListings, profileWeeks, profileWork, workPhotos } from "./server/slots.server.ts";
