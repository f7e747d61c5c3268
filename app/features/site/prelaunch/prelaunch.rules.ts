import { PRELAUNCH_PATH } from "./prelaunch.ts";

/** Addresses that stay open before the launch: the page itself, signing in for staff, and what it links to. */
const OPEN = ["/login", "/forgot-password", "/reset-password", "/verify-email", "/terms", "/privacy", "/logout"];

const isWithin = (pathname: string, place: string) => pathname === place || pathname.startsWith(`${place}/`);

/**
 * Where a page's address leads while the launch is to come, or after it; null: where it says. @param isStaff signed in as an admin or content manager
 */
export function leadsTo(pathname: string, isBefore: boolean, isStaff: boolean): string | null {
  const path = pathname.replace(/\.data$/, "").replace(/(.)\/$/, "$1");
  if (path === "/coming-soon") return isBefore ? PRELAUNCH_PATH : "/home";
  // Staff look at it before they turn it on.
  if (path === PRELAUNCH_PATH) return isBefore || isStaff ? null : "/home";
  if (!isBefore || isStaff || OPEN.some((place) => isWithin(path, place))) return null;
  return PRELAUNCH_PATH;
}
