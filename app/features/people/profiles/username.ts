const SHAPE = /^(?=.*[a-z])[a-z0-9](?:[a-z0-9]|[._-](?![._-])){1,28}[a-z0-9]$/;

/** Addresses of the site, and names that could pass for its staff. */
const RESERVED = new Set(
  (
    "about account accounts admin administrator admins api app ar assets auth billing blog contact dashboard delete demo diwan edit edit-profile en " +
    "everyone help home homeowner homeowners info legal login logout mail me media messages moderator new news nobody not-found notifications null official " +
    "owner pay payment payments pricing privacy professional professionals profile profiles register root rpc saved search security settings shop sign-in " +
    "sign-up signin signup staff support system team terms test undefined user users vendor vendors verification verified verify webmaster www"
  ).split(" "),
);

export type UsernameProblem = "username" | "usernameReserved";

/** As it is stored and compared: '@Reem.H' is 'reem.h'. */
export const tidyUsername = (text: string): string => text.normalize("NFKC").trim().replace(/^@/, "").toLowerCase();

/** Why a normalized name is invalid, regardless of who has it. */
export function checkUsername(username: string): UsernameProblem | null {
  if (!SHAPE.test(username)) return "username";
  return RESERVED.has(username) ? "usernameReserved" : null;
}
