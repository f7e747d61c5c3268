import { z } from "zod";
import { IdSchema, ownerProcedure, publicProcedure, signedInProcedure } from "#app/platform/api/contract.ts";
import { declare } from "#app/platform/api/errors.ts";
import { ORGANIZATION_ACTIONS, ORGANIZATION_ROLES } from "#app/platform/organizations/organization.policy.ts";
import { planLimit } from "#app/platform/plans/plan-limit.ts";
import { invitationOver, lastOwner, listed, unverified, wrongPerson } from "./organizations.errors.ts";
import { INVITATION_STATES, INVITED_ROLES } from "./organizations.ts";

const Role = z.enum(ORGANIZATION_ROLES);
const InvitedRole = z.enum(INVITED_ROLES);
const Moment = z.iso.datetime();
const text = z.string().max(1000);

const Summary = z.object({
  id: IdSchema,
  name: z.string(),
  nameAr: z.string().nullable(),
  /** The viewer's own. */
  role: Role,
  memberCount: z.number().int(),
});
export type OrganizationSummary = z.infer<typeof Summary>;

const Waiting = z.object({ id: IdSchema, name: z.string(), nameAr: z.string().nullable(), role: Role });

const Member = z.object({
  userId: IdSchema,
  name: z.string(),
  /** For those who manage the team, and of oneself. */
  email: z.string().nullable(),
  image: z.string().nullable(),
  role: Role,
  joinedAt: Moment,
  /** The team has their work as a professional: portfolio, packages, quotes and bids. */
  sharesWork: z.boolean(),
  isViewer: z.boolean(),
  /** What the viewer may make of this member; the present role is not among them. */
  roles: z.array(Role),
  canRemove: z.boolean(),
});
export type OrganizationMember = z.infer<typeof Member>;

const Invitation = z.object({
  id: IdSchema,
  email: z.string(),
  role: Role,
  invitedBy: z.string().nullable(),
  sentAt: Moment,
  expiresAt: Moment,
  isExpired: z.boolean(),
});
export type OpenInvitation = z.infer<typeof Invitation>;

const Organization = Summary.extend({
  /** Named on the profiles of its owners. */
  isPublic: z.boolean(),
  members: z.array(Member),
  /** Those that wait; empty for members who do not manage the team. */
  invitations: z.array(Invitation),
  can: z.array(z.enum(ORGANIZATION_ACTIONS)),
});
export type Organization = z.infer<typeof Organization>;

const Offer = z.object({
  organizationId: IdSchema,
  name: z.string(),
  nameAr: z.string().nullable(),
  role: Role,
  inviter: z.string().nullable(),
  state: z.enum(INVITATION_STATES),
  expiresAt: Moment,
  /** The address it went to, mostly hidden. */
  email: z.string(),
  /** False for another account than it went to. */
  isForViewer: z.boolean(),
});
export type OrganizationOffer = z.infer<typeof Offer>;

/** In whose name someone may act: the viewer themselves first. */
const Professional = z.object({
  id: IdSchema,
  name: z.string(),
  /** The company that has the work; null for the viewer's own. */
  organization: z.string().nullable(),
  /** The viewer's, on its team. */
  role: Role,
  /** Portfolio, packages, quotes, bids and replies; false for those who only read. */
  canEdit: z.boolean(),
});
export type ActedProfessional = z.infer<typeof Professional>;

const byId = z.object({ id: IdSchema });
const member = byId.extend({ userId: IdSchema });
const invitation = byId.extend({ invitationId: IdSchema });
const byKey = z.object({ key: z.string().min(1).max(100) });
const tags = ["Organizations"];

export const organizationsContract = {
  /** Organizations of the viewer, and invitations to their confirmed address. Anyone signed in. */
  listMine: signedInProcedure
    .route({ method: "GET", path: "/organizations", summary: "List your organizations", tags })
    .output(z.object({ items: z.array(Summary), invitations: z.array(Waiting) })),
  /** One with its team. Members. */
  get: signedInProcedure.route({ method: "GET", path: "/organizations/{id}", summary: "Get an organization", tags }).input(byId).output(Organization),
  /** Creates a company. INVALID names name, nameAr. Professionals and vendors. */
  create: signedInProcedure
    .route({ method: "POST", path: "/organizations", summary: "Create an organization", successStatus: 201, tags })
    .input(z.object({ name: text, nameAr: text.nullable().default(null) }))
    .output(byId),
  /** INVALID names name, nameAr. Owners and managers. */
  update: signedInProcedure
    .route({ method: "PATCH", path: "/organizations/{id}", summary: "Update an organization", tags })
    .input(byId.extend({ name: text.optional(), nameAr: text.nullable().optional(), isPublic: z.boolean().optional() }))
    .output(byId),
  /** LISTED while it has an entry in the directory. Owners. */
  remove: ownerProcedure
    .errors(declare(listed))
    .route({ method: "DELETE", path: "/organizations/{id}", summary: "Delete an organization", tags })
    .input(byId)
    .output(byId),
  /** Owners; managers for anyone but owners. */
  setRole: signedInProcedure
    .errors(declare(lastOwner))
    .route({ method: "PATCH", path: "/organizations/{id}/members/{userId}", summary: "Change a member's role", tags })
    .input(member.extend({ role: Role }))
    .output(member),
  /** Ends a membership at once: members their own, owners anyone's, managers anyone's but owners'. */
  removeMember: signedInProcedure
    .errors(declare(lastOwner))
    .route({ method: "DELETE", path: "/organizations/{id}/members/{userId}", summary: "Remove a member or leave", tags })
    .input(member)
    .output(member),
  /** Makes a member owner and the viewer manager. Owners. */
  transfer: ownerProcedure
    .route({ method: "POST", path: "/organizations/{id}/transfer", summary: "Hand an organization over", tags })
    .input(member)
    .output(member),
  /**
   * The team has the viewer's work as a professional from now on, or no longer: one company at a time, so that another one ends. A membership's end ends it, too.
   * NOT_FOUND for those who are no members, FORBIDDEN for those who are no professionals. The professional.
   */
  shareWork: ownerProcedure
    .route({ method: "PUT", path: "/organizations/{id}/work", summary: "Let a team work in your name", tags })
    .input(byId.extend({ isShared: z.boolean() }))
    .output(byId),
  /** The professionals in whose name the viewer may read or act: themselves, and those whose company they belong to. Anyone signed in. */
  listProfessionals: signedInProcedure
    .route({ method: "GET", path: "/organizations/professionals", summary: "List the professionals you work for", tags })
    .output(z.array(Professional)),
  /** Sends an invitation by e-mail. INVALID names email. Owners and managers. */
  invite: signedInProcedure
    .errors(declare(planLimit))
    .route({ method: "POST", path: "/organizations/{id}/invitations", summary: "Invite to an organization", successStatus: 201, tags })
    .input(byId.extend({ email: z.string().max(320), role: InvitedRole }))
    .output(invitation),
  /** Sends it again with a new link for another 14 days; the old link ends. Owners and managers. */
  resend: signedInProcedure
    .errors(declare(invitationOver))
    .route({ method: "POST", path: "/organizations/{id}/invitations/{invitationId}/resend", summary: "Send an invitation again", tags })
    .input(invitation)
    .output(invitation),
  /** Owners and managers. */
  withdraw: signedInProcedure
    .errors(declare(invitationOver))
    .route({ method: "DELETE", path: "/organizations/{id}/invitations/{invitationId}", summary: "Withdraw an invitation", tags })
    .input(invitation)
    .output(invitation),
  /** What an invitation is about, for who has its link; by its id for the account that it went to. Open to everybody. */
  getInvitation: publicProcedure
    .route({ method: "GET", path: "/organization-invitations/{key}", summary: "Get an invitation to an organization", tags })
    .input(byKey)
    .output(Offer),
  /** WRONG_PERSON for any other address, UNVERIFIED until the address is confirmed. Anyone signed in. */
  answerInvitation: ownerProcedure
    .errors(declare(invitationOver, wrongPerson, unverified))
    .route({ method: "POST", path: "/organization-invitations/{key}", summary: "Accept or decline an invitation to an organization", tags })
    .input(byKey.extend({ isAccepted: z.boolean() }))
    .output(byId),
  /** Organizations whose only owner the viewer is, and who becomes owner when the account is closed; null: nobody. Anyone signed in. */
  departure: signedInProcedure
    .route({ method: "GET", path: "/organizations/departure", summary: "See what closing the account does to your organizations", tags })
    .output(z.array(z.object({ id: IdSchema, name: z.string(), nameAr: z.string().nullable(), successor: z.string().nullable() }))),
};
