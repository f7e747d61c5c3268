import { z } from "zod";
import { IdSchema, signedInProcedure } from "#app/platform/api/contract.ts";
import { declare, defineError } from "#app/platform/api/errors.ts";
import { ROLES, SIGN_UP_ROLES } from "#app/platform/auth/viewer.ts";
import { FORM_STEPS } from "./onboarding.ts";

const text = z.string().max(20_000);
const list = z.array(z.string().max(300)).max(300);

const Answers = z.object({
  fullName: text,
  phone: text,
  professionalType: text,
  companyName: text,
  yearsOfExperience: z.number().nullable(),
  specializations: list,
  /** Cities by their stored names, whole regions by their code. */
  serviceAreas: list,
  bio: text,
  city: text,
  vendorType: text,
  categoryIds: list,
  description: text,
});

const State = z.object({
  role: z.enum(ROLES),
  /** The person may still choose their role: none was given to them. */
  canChooseRole: z.boolean(),
  /** Of the role; empty for those who have none. */
  steps: z.array(z.string()),
  /** The step to go on with: all before it are saved. */
  step: z.string().nullable(),
  isDone: z.boolean(),
  answers: Answers,
  /** Vendors in the directory that are the viewer's, and those they have claimed. */
  hasVendor: z.boolean(),
  openClaims: z.number().int(),
});
export type OnboardingState = z.infer<typeof State>;

const Option = z.object({ value: z.string(), label: z.string() });
const Options = z.object({
  regions: z.array(Option.extend({ cities: z.array(Option) })),
  categories: z.array(z.object({ id: IdSchema, name: z.string(), parentId: IdSchema.nullable() })),
});
export type OnboardingOptions = z.infer<typeof Options>;

export const roleFixed = defineError("ROLE_FIXED", { status: 409, message: "Your role is settled. An administrator can change it." });
const tags = ["Onboarding"];

export const onboardingContract = {
  /** How far the viewer's onboarding is, with what they have answered. Anyone signed in. */
  state: signedInProcedure.route({ method: "GET", path: "/onboarding", summary: "See how far your onboarding is", tags }).output(State),
  /** What the steps offer to choose from, in the language of the request. Anyone signed in. */
  options: signedInProcedure.route({ method: "GET", path: "/onboarding/options", summary: "List what the onboarding can name", tags }).output(Options),
  /** Chooses the role, never admin. ROLE_FIXED once one was given: then only an admin changes it. */
  chooseRole: signedInProcedure
    .route({ method: "POST", path: "/onboarding/role", summary: "Choose your role", tags })
    .errors(declare(roleFixed))
    .input(z.object({ role: z.enum(SIGN_UP_ROLES) }))
    .output(State),
  /** Saves a step of the viewer's role and goes on to the next. Fields of other steps are ignored; INVALID names each wrong one. */
  saveStep: signedInProcedure
    .route({ method: "POST", path: "/onboarding/steps", summary: "Save a step of your onboarding", tags })
    .input(Answers.partial().extend({ step: z.enum(FORM_STEPS) }))
    .output(State),
  /** Enters the vendor that the viewer described into the directory, pending and theirs. Done twice, it is one vendor. Vendors in their onboarding. */
  createVendor: signedInProcedure.route({ method: "POST", path: "/onboarding/vendor", summary: "Enter your business into the directory", tags }).output(State),
  /** Ends the vendor's onboarding with a claim that was made, or with a vendor that is theirs. */
  finish: signedInProcedure.route({ method: "POST", path: "/onboarding/end", summary: "Finish your onboarding", tags }).output(State),
  /** Asks the team for another role. Three a day. */
  requestRole: signedInProcedure
    .route({ method: "POST", path: "/onboarding/role-requests", summary: "Ask for another role", tags })
    .input(z.object({ role: z.enum(SIGN_UP_ROLES), note: text.default("") }))
    .output(z.object({ isSent: z.boolean() })),
};
