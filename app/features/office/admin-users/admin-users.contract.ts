import { z } from "zod";
import { adminProcedure, IdSchema } from "#app/platform/api/contract.ts";
import { PERMISSIONS, ROLES } from "#app/platform/auth/viewer.ts";
import { moreInput, morePage } from "#app/platform/list/list-schema.ts";
import { userAddress } from "./admin-users.search.ts";
import { USER_STATUSES } from "./admin-users.ts";

const Role = z.enum(ROLES);
const Permission = z.enum(PERMISSIONS);
const Status = z.enum(USER_STATUSES);
const Moment = z.iso.datetime();

const Row = z.object({
  id: IdSchema,
  name: z.string(),
  email: z.string(),
  username: z.string().nullable(),
  role: Role,
  permissions: z.array(z.string()),
  status: Status,
  isEmailVerified: z.boolean(),
  createdAt: Moment,
  lastSeenAt: Moment.nullable(),
});
export type UserRow = z.infer<typeof Row>;

/** `search`: words of the name, company, e-mail or username, or the beginning of a telephone number. */
const Filters = moreInput(userAddress);
export type UserFilters = z.infer<typeof Filters>;

/** `total`: how many match, counted up to 10,000. */
const List = morePage(Row).extend({ total: z.number().int() });
export type UserList = z.infer<typeof List>;

const Counts = z.object({ total: z.number().int(), roles: z.record(Role, z.number().int()), suspended: z.number().int(), leaving: z.number().int() });
export type UserCounts = z.infer<typeof Counts>;

const User = Row.extend({
  phone: z.string().nullable(),
  companyName: z.string().nullable(),
  city: z.string().nullable(),
  language: z.string().nullable(),
  /** True when no role was found anywhere and homeowner is only the fallback. */
  roleIsFallback: z.boolean(),
  hasPassword: z.boolean(),
  hasTwoFactor: z.boolean(),
  suspendedAt: Moment.nullable(),
  suspensionReason: z.string().nullable(),
  deletionRequestedAt: Moment.nullable(),
  /** Open sessions, latest first, without tokens. */
  sessions: z.array(
    z.object({
      id: IdSchema,
      createdAt: Moment,
      lastSeenAt: Moment,
      ip: z.string().nullable(),
      browser: z.string().nullable(),
      system: z.string().nullable(),
      /** The admin who is signed in as this person by it. */
      impersonatedBy: z.string().nullable(),
    }),
  ),
  vendors: z.array(z.object({ id: IdSchema, name: z.string(), nameAr: z.string().nullable(), status: z.string() })),
  counts: z.object({ quotesSent: z.number().int(), quotesReceived: z.number().int(), feedback: z.number().int(), reportsAbout: z.number().int() }),
  /** What the asking admin may do with this account. */
  can: z.object({ changeRole: z.boolean(), suspend: z.boolean(), impersonate: z.boolean() }),
});
export type User = z.infer<typeof User>;

const tags = ["Users"];
const one = z.object({ id: IdSchema });
const done = z.object({ id: IdSchema });
const path = (rest = "") => `/admin/users${rest}` as const;

/** Accounts and what admins do with them. Signing in as someone is no procedure: it needs cookies, see `screens/sign-in-as.ts`. */
export const adminUsersContract = {
  /** Accounts by filters, 30 a page. Admins. */
  list: adminProcedure.route({ method: "GET", path: path(), summary: "List accounts", tags }).input(Filters).output(List),
  /** How many accounts there are of each role and state. Admins. */
  counts: adminProcedure.route({ method: "GET", path: path("/counts"), summary: "Count accounts", tags }).output(Counts),
  /** One account with its sessions and what belongs to it. Admins. */
  get: adminProcedure
    .route({ method: "GET", path: path("/{id}"), summary: "Get an account", tags })
    .input(one)
    .output(User),
  /** Gives the one role of an account; counts from the person's next click. INVALID for oneself. Admins. */
  setRole: adminProcedure
    .route({ method: "PATCH", path: path("/{id}/role"), summary: "Change an account's role", tags })
    .input(one.extend({ role: Role }))
    .output(done),
  /** Grants or takes a permission. INVALID for admins, who have all. Admins. */
  setPermission: adminProcedure
    .route({ method: "PATCH", path: path("/{id}/permissions"), summary: "Grant or take a permission", tags })
    .input(one.extend({ permission: Permission, isGranted: z.boolean() }))
    .output(done),
  /** Closes an account until it is restored: its sessions end, signing in is refused. INVALID for oneself and without a reason. Admins. */
  suspend: adminProcedure
    .route({ method: "POST", path: path("/{id}/suspension"), summary: "Suspend an account", tags })
    .input(one.extend({ reason: z.string().max(5_000) }))
    .output(done),
  /** Opens a suspended account again. Admins. */
  restore: adminProcedure
    .route({ method: "DELETE", path: path("/{id}/suspension"), summary: "Restore a suspended account", tags })
    .input(one)
    .output(done),
  /** Ends one session of an account, or all. NOT_FOUND for a session of someone else. Admins. */
  endSessions: adminProcedure
    .route({ method: "POST", path: path("/{id}/sessions/end"), summary: "End sessions of an account", tags })
    .input(one.extend({ sessionId: IdSchema.optional() }))
    .output(z.object({ ended: z.number().int() })),
  /** Mails the link to a new password, as the person could themselves. Three an hour and account. Admins. */
  sendPasswordReset: adminProcedure
    .route({ method: "POST", path: path("/{id}/password-reset"), summary: "Send a password reset mail", tags })
    .input(one)
    .output(done),
  /** Marks the address of an account as confirmed. Admins. */
  markEmailVerified: adminProcedure
    .route({ method: "POST", path: path("/{id}/email-verification"), summary: "Mark an address as verified", tags })
    .input(one)
    .output(done),
};
