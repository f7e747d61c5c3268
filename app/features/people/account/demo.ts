import type { Role } from "#app/platform/auth/viewer.ts";

/** What README, start-up and the browser tests sign in with. */
export const DEMO_PASSWORD = "Majlis-2026!";
export const demoEmail = (role: Role): string => `${role}@diwan.example`;
