import { env } from "#app/platform/env/env.server.ts";
import { log } from "#app/platform/env/log.server.ts";

const TRACKING_ID = /^G-[A-Z0-9]+$/;

type Settings = { id: string | undefined; enabled: string | undefined };

/** The tracking id that is used, if any: it must have the right shape, and the setting 'false' turns everything off. */
export function analyticsOf({ id, enabled }: Settings, warn: (message: string) => void): string | undefined {
  if (!id || enabled === "false") return undefined;
  if (TRACKING_ID.test(id)) return id;
  warn(`ANALYTICS_ID ${JSON.stringify(id)} is not used: it must be 'G-' followed by uppercase letters or digits.`);
  return undefined;
}

/** Undefined in most installations: then no page names the third party, not even in its Content-Security-Policy. */
export const analyticsId = analyticsOf(env.analytics, (message) => log.warn(message));

/** What the Content-Security-Policy must let through, and only when analytics is configured. */
export const analyticsSources = analyticsId
  ? {
      script: " https://www.googletagmanager.com",
      image: " https://*.google-analytics.com https://www.googletagmanager.com",
      connect: " https://*.google-analytics.com https://*.analytics.google.com https://www.googletagmanager.com",
    }
  : { script: "", image: "", connect: "" };
