import { z } from "zod";
import { adminProcedure, IdSchema, publicProcedure } from "#app/platform/api/contract.ts";
import { declare, defineError } from "#app/platform/api/errors.ts";
import { afterInput, morePage } from "#app/platform/list/list-schema.ts";
import { PRELAUNCH_ROLES } from "./prelaunch.ts";

/** The environment decides, not the switch. */
export const switchFixed = defineError("SWITCH_FIXED", { status: 409, message: "PRELAUNCH in the environment decides." });

const Place = z.object({
  /** Opens this again; a secret of its person. */
  key: z.string(),
  role: z.enum(PRELAUNCH_ROLES),
  place: z.number().int(),
  of: z.number().int(),
  friends: z.number().int(),
  inviteCode: z.string(),
});
export type PlaceInLine = z.infer<typeof Place>;

const Contact = z.string().trim().min(1).max(320);
const Listed = z.object({
  id: IdSchema,
  contact: z.string(),
  role: z.enum(PRELAUNCH_ROLES),
  city: z.string(),
  language: z.string(),
  friends: z.number().int(),
  isConfirmed: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type ListedSignup = z.infer<typeof Listed>;

const tags = ["Pre-launch"];
const byKey = z.object({ key: z.string().min(1).max(200) });

export const prelaunchContract = {
  /**
   * Puts an address on the list and sends a code and a link that confirm it. The answer is the same for an address that is on it already.
   * INVALID names contact, city, consent. Open to everybody.
   */
  signUp: publicProcedure
    .route({ method: "POST", path: "/pre-launch", summary: "Sign up before the launch", tags })
    .input(
      z.object({
        /** An e-mail address or a telephone number. */
        contact: Contact,
        role: z.enum(PRELAUNCH_ROLES),
        city: z.string().max(80),
        hasConsent: z.boolean(),
        invite: z.string().max(40).optional(),
      }),
    )
    .output(z.object({ channel: z.enum(["email", "phone"]) })),
  /** Confirms an address by its code, or by the link that was sent. INVALID names code. Open to everybody. */
  confirm: publicProcedure
    .route({ method: "POST", path: "/pre-launch/confirm", summary: "Confirm a sign-up", tags })
    .input(z.union([z.object({ contact: Contact, code: z.string().max(12) }), z.object({ token: z.string().min(1).max(200) })]))
    .output(Place),
  /** One's place in line. NOT_FOUND without the key. */
  get: publicProcedure.route({ method: "GET", path: "/pre-launch/place", summary: "Get your place in line", tags }).input(byKey).output(Place),
  /** Takes an address off the list and erases it. NOT_FOUND without the key. */
  leave: publicProcedure
    .route({ method: "POST", path: "/pre-launch/leave", summary: "Leave the line", tags })
    .input(byKey)
    .output(z.object({ hasLeft: z.literal(true) })),
};

export const prelaunchAdminContract = {
  /** How many wait, and the switch. Admins. */
  overview: adminProcedure.route({ method: "GET", path: "/admin/pre-launch/overview", summary: "Count sign-ups before the launch", tags }).output(
    z.object({
      isOn: z.boolean(),
      /** The environment decides. */
      isFixed: z.boolean(),
      confirmed: z.number().int(),
      waiting: z.number().int(),
      roles: z.array(z.object({ role: z.enum(PRELAUNCH_ROLES), n: z.number().int() })),
    }),
  ),
  /** The newest first. Admins. */
  list: adminProcedure
    .route({ method: "GET", path: "/admin/pre-launch", summary: "List sign-ups before the launch", tags })
    .input(afterInput)
    .output(morePage(Listed)),
  /** Leads everybody to /pre-launch, or home. Admins. */
  setSwitch: adminProcedure
    .errors(declare(switchFixed))
    .route({ method: "PUT", path: "/admin/pre-launch/switch", summary: "Turn the time before the launch on or off", tags })
    .input(z.object({ isOn: z.boolean() }))
    .output(z.object({ isOn: z.boolean() })),
};
