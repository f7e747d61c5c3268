import { isRole, isSignUpRole, type Role } from "#app/platform/auth/viewer.ts";

/** Everything a role can come from, as one query reads it. */
export type RoleSources = {
  userId: string;
  userMetadataRole: unknown;
  appMetadataRole: unknown;
  userRoles: readonly unknown[];
  profileRole: unknown;
};

export type DetectedRole = { role: Role; isFallback: boolean };

const found = (role: Role): DetectedRole => ({ role, isFallback: false });

/**
 * The role in the documented order: user metadata, app metadata, user_roles (admin wins, then the order below), profile, the list of vendor
 * ids, homeowner as a flagged fallback. People can write user metadata and profiles themselves, so 'admin' is ignored there.
 */
export function detectRole(sources: RoleSources, vendorUserIds: readonly string[]): DetectedRole {
  if (isSignUpRole(sources.userMetadataRole)) return found(sources.userMetadataRole);
  if (isRole(sources.appMetadataRole)) return found(sources.appMetadataRole);
  const granted = (["admin", "vendor", "professional", "homeowner"] as const).find((role) => sources.userRoles.includes(role));
  if (granted) return found(granted);
  if (isSignUpRole(sources.profileRole)) return found(sources.profileRole);
  if (vendorUserIds.includes(sources.userId)) return found("vendor");
  return { role: "homeowner", isFallback: true };
}
