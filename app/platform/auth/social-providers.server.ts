import { env } from "#app/platform/env.server.ts";

/** Ways in that the settings name; none by default. */
export const SOCIAL_PROVIDERS = ["google", "apple"] as const;
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

export const socialProviders = {
  ...(env.google && { google: { ...env.google, prompt: "select_account" as const } }),
  ...(env.apple && { apple: env.apple }),
};

/** What the sign-in screen offers. */
export const offeredProviders: readonly SocialProvider[] = SOCIAL_PROVIDERS.filter((provider) => provider in socialProviders);

export const isOffered = (value: unknown): value is SocialProvider => offeredProviders.includes(value as SocialProvider);
