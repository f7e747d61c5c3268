import type { SignedIn } from "./people.ts";
import type { World } from "./world.ts";

/**
 * How a procedure is called in the matrix, and who gets an answer. Without `may`, everyone with the contract's access.
 * With `may`, these only; the others of that access are refused with `refusal` (NOT_FOUND unless it says otherwise).
 */
export type Case = {
  /** Made anew for each call. */
  input?: (world: World, viewer: SignedIn | "visitor") => unknown;
  may?: readonly SignedIn[];
  refusal?: "NOT_FOUND" | "FORBIDDEN" | "UNAUTHORIZED";
  /** The code for permitted callers where no call of the matrix can succeed; it comes from the rule behind the access. */
  ends?: string;
};

export const nothing: Case = {};
export const withInput = (input: NonNullable<Case["input"]>): Case => ({ input });
export const of = (may: readonly SignedIn[], input: Case["input"], refusal?: Case["refusal"]): Case => ({
  may,
  ...(input && { input }),
  ...(refusal && { refusal }),
});
/** Ends with a code for all who may call it. */
export const endingIn = (ends: string, wanted: Case): Case => ({ ...wanted, ends });
export const onlyHomeowner = (input: Case["input"]) => of(["homeowner"], input);
export const bothSides = (input: Case["input"]) => of(["homeowner", "vendor"], input);
export const trades = ["professional", "otherProfessional", "vendor", "otherVendor"] as const;
export const onePerson = (more: object = {}) => withInput(async (world) => ({ id: await world.newPerson(), ...more }));

/** By path of the procedure. */
export type Cases = Readonly<Record<string, Case>>;
