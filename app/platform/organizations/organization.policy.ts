// Who may do what in an organization. Pure: shared by server and screens.

/** From the most powerful down; each may do all that the ones behind it may. */
export const ORGANIZATION_ROLES = ["owner", "manager", "editor", "viewer"] as const;
export type OrganizationRole = (typeof ORGANIZATION_ROLES)[number];

/** The least role for each action. */
const LEAST = {
  /** Requests, messages, the team itself. */
  read: "viewer",
  /** Answers requests and messages; is notified of new ones. */
  answer: "editor",
  /** A vendor's listing; a professional's portfolio and packages. */
  editListing: "editor",
  /** Balances, payouts, commission. */
  seeMoney: "manager",
  /** Invites, removes and changes anyone but owners; renames the organization. */
  manageTeam: "manager",
  manageOwners: "owner",
  remove: "owner",
} as const satisfies Record<string, OrganizationRole>;
export type OrganizationAction = keyof typeof LEAST;
export const ORGANIZATION_ACTIONS = Object.keys(LEAST) as OrganizationAction[];

type Member = { role: OrganizationRole };

const power = (role: OrganizationRole): number => ORGANIZATION_ROLES.length - ORGANIZATION_ROLES.indexOf(role);

/** @param member the viewer's membership; null for anyone else */
export const can = (member: Member | null | undefined, action: OrganizationAction): boolean => member != null && power(member.role) >= power(LEAST[action]);

/**
 * Someone's part in what belongs to a professional: all of it for themselves, their role for the team that has the professional's work.
 * @param role on that team; null for anyone else
 */
export const roleFor = (professionalId: string, personId: string, role: OrganizationRole | null): OrganizationRole | null =>
  professionalId === personId ? "owner" : role;

/** The roles that may do it, for queries. */
export const rolesThatCan = (action: OrganizationAction): OrganizationRole[] => ORGANIZATION_ROLES.filter((role) => can({ role }, action));

/** A change from or to `owner` is for owners. @param to null: removed from the team; @param from null: invited */
export const canAssign = (member: Member | null | undefined, from: OrganizationRole | null, to: OrganizationRole | null): boolean =>
  can(member, from === "owner" || to === "owner" ? "manageOwners" : "manageTeam");

/** An organization has an owner at any time. */
export const leavesNoOwner = (owners: number, from: OrganizationRole, to: OrganizationRole | null): boolean =>
  from === "owner" && to !== "owner" && owners <= 1;
