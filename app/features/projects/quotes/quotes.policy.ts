import { isAdministrator, type Viewer } from "#app/platform/auth/viewer.ts";
import { can, type OrganizationRole } from "#app/platform/organizations/organization.policy.ts";

/** A request's requester, and the viewer's role in the vendor's team. */
export type QuoteParties = { requesterId: string | null; teamRole: OrganizationRole | null };

const memberOf = ({ teamRole }: QuoteParties) => teamRole && { role: teamRole };

/** Those of the vendor's team who answer; admins may step in. */
export const mayAnswerQuote = (viewer: Viewer, parties: QuoteParties): boolean => isAdministrator(viewer) || can(memberOf(parties), "answer");

/** In the vendor's name: its own people alone. */
export const mayWriteAnswer = (parties: QuoteParties): boolean => can(memberOf(parties), "answer");

export const isRequester = (viewer: Viewer, { requesterId }: QuoteParties): boolean => requesterId === viewer.id;

export const maySeeQuote = (viewer: Viewer, parties: QuoteParties): boolean =>
  isRequester(viewer, parties) || isAdministrator(viewer) || can(memberOf(parties), "read");

/** Requester and vendor write to each other, as soon as both have an account. */
export const mayMessage = (viewer: Viewer, parties: QuoteParties & { hasTeam: boolean }): boolean => {
  const answers = can(memberOf(parties), "answer");
  return parties.requesterId !== null && parties.hasTeam && isRequester(viewer, parties) !== answers;
};
