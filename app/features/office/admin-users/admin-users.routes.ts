import { type RouteConfigEntry, route } from "@react-router/dev/routes";

const here = "features/office/admin-users/admin/screens";

/** Beneath /admin. */
export const adminUsersRoutes: RouteConfigEntry[] = [
  route("users", `${here}/users.tsx`),
  route("users/:id", `${here}/user.tsx`),
  route("users/:id/sign-in-as", `${here}/sign-in-as.ts`),
];

/** The way back from being signed in as somebody else: that person may not enter /admin. */
export const impersonationRoutes: RouteConfigEntry[] = [route("return-to-own-account", `${here}/return-to-own-account.ts`)];
