import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

const here = "features/office/admin-users/admin/screens";

export const routes: FeatureRoutes = {
  admin: [route("users", `${here}/users.tsx`), route("users/:id", `${here}/user.tsx`), route("users/:id/sign-in-as", `${here}/sign-in-as.ts`)],
  bare: [route("return-to-own-account", `${here}/return-to-own-account.ts`)],
};
