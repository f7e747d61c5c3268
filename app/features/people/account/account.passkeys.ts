/** Why a ceremony ended without success. */
export type PasskeyProblem = "cancelled" | "refused" | "suspended" | "known" | "confirmFirst" | "failed";

/** The browser knows passkeys, and the site has a name: they belong to names, not to numbers. */
export function passkeysWorkHere(): boolean {
  return typeof window !== "undefined" && "PublicKeyCredential" in window && window.isSecureContext && !/^[\d.]+$|:/.test(window.location.hostname);
}
