import type { Role } from "./test.ts";

/** Where accessibility is checked, by who looks. `{vendor}` is the slug and `{vendorId}` the id of a vendor of the directory. */
export const ADDRESSES: Record<"visitor" | Role, string[]> = {
  visitor: [
    "/home",
    "/vendors",
    "/vendors?q=مجلس",
    "/vendors?q=nothingmatchesthis",
    "/vendors/{vendor}",
    "/login",
    "/login/code",
    "/signup",
    "/forgot-password",
    "/reset-password",
    "/verify-email",
    "/notifications/unsubscribe",
    "/connection-test",
    "/no-such-page",
  ],
  homeowner: ["/dashboard", "/dashboard/notifications", "/dashboard/settings/notifications", "/dashboard/settings/security", "/vendors/{vendor}"],
  professional: ["/dashboard"],
  vendor: ["/dashboard", "/vendor/quotes"],
  admin: [
    "/dashboard",
    "/admin",
    "/admin?days=365",
    "/admin/users",
    "/admin/users?status=suspended",
    "/admin/vendors",
    "/admin/vendors/{vendorId}",
    "/admin/vendors/import",
    "/admin/categories",
    "/admin/quotes",
    "/admin/activity",
    "/admin/translations?page=shell",
  ],
};
