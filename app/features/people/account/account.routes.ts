import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

const screen = (name: string) => `features/people/account/visitor/screens/${name}`;

export const routes: FeatureRoutes = {
  signIn: [
    route("signup", screen("signup.tsx")),
    route("login", screen("login.tsx")),
    route("login/code", screen("login-code.tsx")),
    route("login/two-factor", screen("login-two-factor.tsx")),
    route("login/with/:provider", screen("login-with.ts")),
    route("logout", screen("logout.tsx")),
    route("forgot-password", screen("forgot-password.tsx")),
    route("reset-password", screen("reset-password.tsx")),
    route("verify-email", screen("verify-email.tsx")),
  ],
  settings: [route("security", screen("security.tsx"))],
};
