import { type Cases, nothing, of, withInput } from "#app/api/testing/cases.ts";

export const cases: Cases = {
  // A homeowner's profile is private until they open it.
  "profiles.get": of(["homeowner", "admin"], (world) => ({ id: world.people.homeowner.id })),
  "profiles.getForEdit": of(["homeowner", "admin"], (world) => ({ id: world.people.homeowner.id })),
  "profiles.update": of(["homeowner", "admin"], (world) => ({ id: world.people.homeowner.id, version: 0, changes: {} })),
  "profiles.setAvatar": of(["homeowner", "admin"], (world) => ({ id: world.people.homeowner.id, photo: world.photo })),
  "profiles.removeAvatar": of(["homeowner", "admin"], (world) => ({ id: world.people.homeowner.id })),
  "profiles.checkUsername": withInput(() => ({ username: "somebody" })),
  "profiles.sendPhoneCode": nothing,
  "profiles.verifyPhone": withInput(() => ({ code: "000000" })),
  "profiles.getPrivacy": nothing,
  "profiles.setPrivacy": withInput(() => ({ visibility: {} })),
  "profiles.options": nothing,
};
