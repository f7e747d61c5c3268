import { SOCIAL_PROVIDERS, type SocialProvider } from "#app/platform/auth/social-providers.ts";
import { env } from "#app/platform/env/env.server.ts";

export const socialProviders = {
  ...(env.google && { google: { ...env.google, prompt: "select_account" as const } }),
  ...(env.apple && { apple: env.apple }),
};

/** What the sign-in screen offers. */
export const offeredProviders: readonly SocialProvider[] = SOCIAL_PROVIDERS.filter((provider) => provider in socialProviders);

export const isOffered = (value: unknown): value is SocialProvider => offeredProviders.includes(value as SocialProvider);
