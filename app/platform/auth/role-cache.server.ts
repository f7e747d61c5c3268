import { type RawBuilder, sql } from "kysely";
import { type DetectedRole, detectRole } from "#app/platform/auth/role-detection.ts";
import { db } from "#app/platform/database/db.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import { isLiveLost, notify, subscribe } from "#app/platform/live/live.server.ts";
import { rolesThatCan } from "#app/platform/organizations/organization.policy.ts";
import { professionalStaff } from "#app/platform/organizations/professional-staff.server.ts";

const CACHED_MS = 5 * 60_000;
const MAX_ENTRIES = 10_000;
const TOPIC = "role";

export type Grants = DetectedRole & {
  permissions: string[];
  /** Member of an organization, and of one with an entry in the directory. */
  isMember: boolean;
  isVendorStaff: boolean;
  /** Member of a company that has the work of another person, a professional. */
  isProfessionalStaff: boolean;
  /** In one of those they may see balances and payouts. */
  seesMoney: boolean;
  nameAr: string | null;
};
type Row = {
  userMetadataRole: unknown;
  appMetadataRole: unknown;
  userRoles: string[];
  profileRole: string | null;
  permissions: string[];
  isMember: boolean;
  isVendorStaff: boolean;
  isProfessionalStaff: boolean;
  seesMoney: boolean;
  nameAr: string | null;
};

/** Memberships that open the vendor's area: a condition on `organization_members m`, implemented by the directory. */
let opensVendorArea: RawBuilder<unknown> = sql`false`;
export const vendorArea = {
  opensTo(condition: RawBuilder<unknown>): void {
    opensVendorArea = condition;
  },
};

async function read(userId: string): Promise<Grants | null> {
  const { rows } = await sql<Row>`
    select u.user_metadata -> 'role' as "userMetadataRole", u.app_metadata -> 'role' as "appMetadataRole", p.role as "profileRole", p.full_name_ar as "nameAr",
      array(select role from user_roles where user_id = u.id) as "userRoles",
      array(select permission from user_permissions where user_id = u.id) as permissions,
      exists (select from organization_members m where m.user_id = u.id) as "isMember",
      exists (select from organization_members m where m.user_id = u.id and ${opensVendorArea}) as "isVendorStaff",
      exists (select from (${professionalStaff}) w where w.user_id = u.id) as "isProfessionalStaff",
      exists (select from organization_members m where m.user_id = u.id and m.role = any(${rolesThatCan("seeMoney")}::text[]) and ${opensVendorArea}) as "seesMoney"
    from users u left join profiles p on p.id = u.id where u.id = ${userId}`.execute(db);
  const row = rows[0];
  if (!row) return null;
  const { permissions, isMember, isVendorStaff, isProfessionalStaff, seesMoney, nameAr } = row;
  return { ...detectRole({ userId, ...row }, env.vendorUserIds), permissions, isMember, isVendorStaff, isProfessionalStaff, seesMoney, nameAr };
}

/** Detected roles, cached 5 minutes per person in this process and dropped in every process on a change; bypassed while notifications cannot arrive. */
export class RoleCache {
  #entries = new Map<string, { grants: Grants; until: number }>();
  /** Grows with every message, so that a row read before a change is not stored after it. */
  #changes = 0;

  /** @param now injected for tests */
  async get(userId: string, now = Date.now()): Promise<Grants | null> {
    const stored = this.#entries.get(userId);
    if (stored && stored.until > now && !isLiveLost()) return stored.grants;
    const changes = this.#changes;
    const grants = await read(userId);
    if (!grants || changes !== this.#changes) return grants;
    if (this.#entries.size >= MAX_ENTRIES) this.#entries.clear();
    this.#entries.set(userId, { grants, until: now + CACHED_MS });
    return grants;
  }

  drop(userId?: string): void {
    this.#changes++;
    if (userId) this.#entries.delete(userId);
    else this.#entries.clear();
  }

  /** Begins to listen for changes of other processes. After a lost connection everything is dropped: messages may have been missed. */
  listen(): () => void {
    const ends = [subscribe(TOPIC, (userId) => this.drop(userId)), subscribe("reconnected", () => this.drop()), subscribe("lost", () => this.drop())];
    return () => {
      for (const end of ends) end();
    };
  }
}

const holder = globalThis as typeof globalThis & { diwanRoles?: RoleCache };

/** This process's cache; listening begins with the first use. */
export function roleCache(): RoleCache {
  if (!holder.diwanRoles) {
    holder.diwanRoles = new RoleCache();
    holder.diwanRoles.listen();
  }
  return holder.diwanRoles;
}

/** Notifies every process that a person's role or permissions changed; when `executor` is a transaction, on commit. */
export async function announceRoleChange(userId: string, executor: typeof db = db): Promise<void> {
  await notify(TOPIC, userId, executor);
  // Our own message comes back a moment later; the next read in this process must not wait for it.
  holder.diwanRoles?.drop(userId);
}
