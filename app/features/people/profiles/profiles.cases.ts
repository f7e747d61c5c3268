import { type Cases, endingIn, nothing, of, withInput } from "#app/api/testing/cases.ts";

export const cases: Cases = {
  // A homeowner's profile is private until they open it.
  "profiles.get": of(["homeowner", "admin"], (world) => ({ id: world.people.homeowner.id })),
  "profiles.work": of(["homeowner", "admin"], (world) => ({ id: world.people.homeowner.id })),
  "profiles.availability": of(["homeowner", "admin"], (world) => ({ id: world.people.homeowner.id })),
  "profiles.getForEdit": of(["homeowner", "admin"], (world) => ({ id: world.people.homeowner.id })),
  "profiles.update": of(["homeowner", "admin"], async (world) => ({ id: world.people.homeowner.id, version: await world.profileVersion(), changes: {} })),
  "profiles.setAvatar": of(["homeowner", "admin"], (world) => ({ id: world.people.homeowner.id, photo: world.photo })),
  "profiles.removeAvatar": of(["homeowner", "admin"], (world) => ({ id: world.people.homeowner.id })),
  "profiles.checkUsername": withInput(() => ({ username: "somebody" })),
  // Nobody here has a telephone.
  "profiles.sendPhoneCode": endingIn("INVALID", nothing),
  "profiles.verifyPhone": endingIn(
    "INVALID",
    withInput(() => ({ code: "000000" })),
  ),
  "profiles.getPrivacy": nothing,
  "profiles.setPrivacy": withInput(() => ({ visibility: {} })),
  "profiles.options": nothing,
};
