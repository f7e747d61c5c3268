import { type Cases, nothing, onePerson, withInput } from "#app/api/testing/cases.ts";

export const cases: Cases = {
  "adminUsers.list": withInput(() => ({})),
  "adminUsers.counts": nothing,
  "adminUsers.get": onePerson(),
  "adminUsers.setRole": onePerson({ role: "professional" }),
  "adminUsers.setPermission": onePerson({ permission: "content_manager", isGranted: true }),
  "adminUsers.suspend": onePerson({ reason: "A reason that the person reads" }),
  "adminUsers.restore": onePerson(),
  "adminUsers.endSessions": onePerson(),
  "adminUsers.sendPasswordReset": onePerson(),
  "adminUsers.markEmailVerified": onePerson(),
};
