import type { Viewer } from "#app/platform/auth/viewer.ts";

export type QuoteParties = { requesterId: string | null; vendorOwnerId: string | null };

/** The vendor's owner answers; admins may step in. */
export const mayAnswerQuote = (viewer: Viewer, { vendorOwnerId }: QuoteParties): boolean =>
  viewer.role === "admin" || (viewer.role === "vendor" && vendorOwnerId === viewer.id);

export const maySeeQuote = (viewer: Viewer, parties: QuoteParties): boolean => parties.requesterId === viewer.id || mayAnswerQuote(viewer, parties);
