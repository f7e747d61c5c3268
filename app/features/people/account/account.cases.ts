import { type Cases, nothing, of, onlyHomeowner, withInput } from "#app/api/testing/cases.ts";
import { newId } from "#app/platform/database/ids.ts";

export const cases: Cases = {
  "account.me": nothing,
  "account.setPreferences": withInput(() => ({ theme: "dark" })),
  "accountSecurity.get": nothing,
  "accountSecurity.listSessions": nothing,
  "accountSecurity.endSession": onlyHomeowner(async (world) => ({ id: await world.newSession() })),
  "accountSecurity.endSessions": withInput(() => ({})),
  // Confirms the session it comes with, and calls in the matrix come without one.
  "accountSecurity.confirm": of([], () => ({ password: "not the password" }), "UNAUTHORIZED"),
  "accountSecurity.removePasskey": of([], () => ({ id: newId() })),
};
