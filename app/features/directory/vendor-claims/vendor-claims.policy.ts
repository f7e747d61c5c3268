import { isAdministrator, type Viewer } from "#app/platform/auth/viewer.ts";

/** Vendors claim; admins name an owner in the vendor's form. */
export const mayClaim = (viewer: Viewer | null): boolean => viewer?.role === "vendor";

/** Admins decide, never about their own claim. */
export const decideClaim = (viewer: Pick<Viewer, "id" | "role">, { claimantId }: { claimantId: string }): boolean =>
  isAdministrator(viewer) && claimantId !== viewer.id;

/** A claim is withdrawn by its author. */
export const withdrawClaim = (viewer: Pick<Viewer, "id">, { claimantId }: { claimantId: string }): boolean => claimantId === viewer.id;
