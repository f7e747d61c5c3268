import { implementContract, signedIn } from "#app/platform/api/procedure.server.ts";
import { regions } from "#app/platform/places/places.ts";
import { profilesContract } from "../profiles.contract.ts";
import { mayEditProfile } from "../profiles.policy.ts";
import { getAvailability } from "./availability.server.ts";
import { removeAvatar, setAvatar } from "./avatar.server.ts";
import { updateProfile, usernameState } from "./edit.server.ts";
import { getShownProfile } from "./page.server.ts";
import { sendPhoneCode, verifyPhone } from "./phone.server.ts";
import { getPrivacy, setPrivacy } from "./privacy.server.ts";
import { editableRecord, presentForEdit } from "./record.server.ts";
import { getProfileWork } from "./work.server.ts";

const profiles = implementContract(profilesContract);

/** Drops fields whose value is undefined. */
const defined = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as { [K in keyof T]: Exclude<T[K], undefined> };

export const profilesRouter = profiles.router({
  get: profiles.get.handler(({ input, context }) => getShownProfile(context.viewer, input.id, context.language)),
  work: profiles.work.handler(({ input, context }) => getProfileWork(context.viewer, input, context.language)),
  availability: profiles.availability.handler(({ input, context }) => getAvailability(context.viewer, input.id)),
  getForEdit: profiles.getForEdit.handler(async ({ input, context }) => presentForEdit(await editableRecord(signedIn(context), input.id))),
  update: profiles.update.handler(({ input, context }) => updateProfile(signedIn(context), { ...input, changes: defined(input.changes) }, context)),
  setAvatar: profiles.setAvatar.handler(({ input, context }) => setAvatar(signedIn(context), input.id, input.photo, input.crop)),
  removeAvatar: profiles.removeAvatar.handler(({ input, context }) => removeAvatar(signedIn(context), input.id)),
  checkUsername: profiles.checkUsername.handler(({ input, context }) => {
    const viewer = signedIn(context);
    // the current name counts as free: one's own, or that of the profile an admin edits
    return usernameState(viewer, input.username, input.id && mayEditProfile(viewer, input.id) ? input.id : viewer.id);
  }),
  sendPhoneCode: profiles.sendPhoneCode.handler(({ context }) => sendPhoneCode(signedIn(context), context)),
  verifyPhone: profiles.verifyPhone.handler(({ input, context }) => verifyPhone(signedIn(context), input.code)),
  getPrivacy: profiles.getPrivacy.handler(({ context }) => getPrivacy(signedIn(context))),
  setPrivacy: profiles.setPrivacy.handler(({ input, context }) => setPrivacy(signedIn(context), defined(input.visibility))),
  options: profiles.options.handler(({ context }) => ({ regions: regions(context.language) })),
});
