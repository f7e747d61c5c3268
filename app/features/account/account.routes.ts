import { route } from "@react-router/dev/routes";

const screen = (name: string) => `features/account/screens/${name}`;

/** Outside of the main layout, beside the panel of the sign-in screen. */
export const signInRoutes = [
  route("login", screen("login.tsx")),
  route("logout", screen("logout.tsx")),
  route("forgot-password", screen("forgot-password.tsx")),
  route("reset-password", screen("reset-password.tsx")),
  route("verify-email", screen("verify-email.tsx")),
];

/** Inside the main layout. */
export const accountRoutes = [route("signup", screen("signup.tsx"))];
