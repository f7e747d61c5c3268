// Shared by screens, API and mails. Without zod, so that screens stay small.
import type { OrganizationRole } from "#app/platform/organizations/organization.policy.ts";

export const NAME_LENGTH = 200;
export const INVITATION_DAYS = 14;
/** Invitations of one organization that wait for an answer. */
export const MOST_INVITATIONS = 20;
/** Companies that one person may own. */
export const MOST_OWNED = 10;

/** Roles in an invitation: an owner is made of a member. */
export const INVITED_ROLES = ["manager", "editor", "viewer"] as const satisfies readonly OrganizationRole[];
export type InvitedRole = (typeof INVITED_ROLES)[number];

export const INVITATION_STATES = ["open", "accepted", "declined", "withdrawn", "expired"] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** @param key the secret of the mail's link, or the invitation's id for the account that it went to */
export const invitationPath = (key: string): string => `/invitations/organization/${encodeURIComponent(key)}`;

/** The team's screen; people of vendors have the same at /vendor/team. */
export const teamPath = (id: string): string => `/dashboard/team?organization=${id}`;

/** The address of a professional's screens names the professional, for those who act for several. */
export const ACTING_PARAMETER = "professional";

/** The one that an address names, or the first. */
export const actingFor = <Person extends { id: string }>(people: readonly Person[], asked: string | null): Person | undefined =>
  people.find(({ id }) => id === asked) ?? people[0];
