import { route } from "@react-router/dev/routes";

const screen = (name: string) => `features/people/account/visitor/screens/${name}`;

/** Outside of the main layout, beside the panel of the sign-in screen. */
export const signInRoutes = [
  route("login", screen("login.tsx")),
  route("login/code", screen("login-code.tsx")),
  route("login/two-factor", screen("login-two-factor.tsx")),
  route("login/with/:provider", screen("login-with.ts")),
  route("logout", screen("logout.tsx")),
  route("forgot-password", screen("forgot-password.tsx")),
  route("reset-password", screen("reset-password.tsx")),
  route("verify-email", screen("verify-email.tsx")),
];

/** Inside the main layout. */
export const accountRoutes = [route("signup", screen("signup.tsx"))];

/** Inside the tabs of the settings. */
export const accountSettingsRoutes = [route("security", screen("security.tsx"))];
