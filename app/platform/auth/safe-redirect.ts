/** Only the shape is used; no request goes there. */
const BASE = "https://diwan.invalid";
// Control characters: browsers drop tabs and line breaks inside an address, so "/\t/evil" would become "//evil".
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern is meant to match them
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;
const ENCODED_SEPARATOR = /%(2f|5c|00|0d|0a|09)/i;

/**
 * The address to return to after signing in, or null when it does not lead to a page of this site. Accepts what starts with one slash; refuses
 * other hosts ("//evil", "/\evil"), schemes, control characters, and encoded slashes that a later decoding would turn into one of those.
 */
export function safeRedirect(value: unknown): string | null {
  if (typeof value !== "string" || value.length > 2000) return null;
  if (!value.startsWith("/") || value.startsWith("//") || value.includes("\\") || CONTROL.test(value)) return null;
  const path = value.split(/[?#]/, 1)[0] ?? "";
  if (ENCODED_SEPARATOR.test(path)) return null;
  try {
    const url = new URL(value, BASE);
    // "/./\/evil" and the like end with two leading slashes only after dot segments are removed.
    if (url.origin !== BASE || url.pathname.startsWith("//")) return null;
    return url.pathname + url.search + url.hash;
  } catch {
    return null;
  }
}

/** Screens of the sign-in journey: returning to them would go in a circle. */
const JOURNEY = /^\/(login|logout|signup|forgot-password|reset-password|verify-email)(\/|\?|#|$|\.data)/;

/** Redirects new accounts to their onboarding, others to their dashboard. */
const WELCOME = "/onboarding";

/** Where a sign-in leads by default. */
export function afterSignIn(redirect: unknown): string {
  const target = safeRedirect(redirect);
  return target && !JOURNEY.test(target) ? target : WELCOME;
}

/** The sign-in screen that leads back to an address. */
export function loginPath(from: string): string {
  const target = safeRedirect(from);
  return target && target !== "/" && !JOURNEY.test(target) ? `/login?redirect=${encodeURIComponent(target)}` : "/login";
}
