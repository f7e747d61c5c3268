/** Who is notified of a request: the vendor's team; the address of a listing that nobody owns, with an invitation to claim it; or nobody but admins. */
export const REACHES = ["team", "invited", "queue"] as const;
export type Reach = (typeof REACHES)[number];

export const reachOf = (vendor: { hasTeam: boolean; contactEmail: string | null }): Reach =>
  vendor.hasTeam ? "team" : vendor.contactEmail ? "invited" : "queue";
