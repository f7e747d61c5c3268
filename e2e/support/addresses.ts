import type { Role } from "./test.ts";

/** Where accessibility is checked, by who looks. `{vendor}` is the first vendor of the directory. */
export const ADDRESSES: Record<"visitor" | Role, string[]> = {
  visitor: [
    "/home",
    "/vendors",
    "/vendors?q=مجلس",
    "/vendors?q=nothingmatchesthis",
    "/vendors/{vendor}",
    "/login",
    "/signup",
    "/connection-test",
    "/no-such-page",
  ],
  homeowner: ["/home", "/vendors/{vendor}"],
  professional: [],
  vendor: [],
  admin: ["/admin/vendors", "/admin/categories", "/admin/vendors/import"],
};
