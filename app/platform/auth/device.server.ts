import Bowser from "bowser";

type Device = { browser: string | null; system: string | null; kind: "computer" | "phone" | "tablet" | "unknown" };

const KINDS: Record<string, Device["kind"]> = { desktop: "computer", mobile: "phone", tablet: "tablet" };

/** A readable browser and system name from the user agent, which can be forged. */
export function deviceOf(userAgent: string | null): Device {
  if (!userAgent) return { browser: null, system: null, kind: "unknown" };
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, 500));
  return { browser: browser.name || null, system: os.name || null, kind: KINDS[platform.type ?? ""] ?? "unknown" };
}
