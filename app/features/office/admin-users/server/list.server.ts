import { type RawBuilder, sql } from "kysely";
import { personName } from "#app/platform/auth/person-name.server.ts";
import { ROLES, type Role } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { type ListOrder, newestFirst, oldestFirst, pageOf } from "#app/platform/list/page.server.ts";
import type { UserCounts, UserFilters, UserList, UserRow } from "../admin-users.contract.ts";
import { MAX_COUNTED, USERS_PER_PAGE, type UserStatus } from "../admin-users.ts";

export type RowColumns = {
  id: string;
  name: string;
  email: string;
  username: string | null;
  role: Role;
  permissions: string[];
  email_verified: boolean;
  suspended_at: Date | null;
  deletion_requested_at: Date | null;
  created_at: Date;
  last_seen_at: Date | null;
};

export const rowColumns = (
  language: string,
) => sql`u.id, ${personName(language)} as name, u.email, p.username, d.role, u.email_verified, u.suspended_at, u.deletion_requested_at, u.created_at, u.last_seen_at,
  array(select permission from user_permissions g where g.user_id = u.id order by 1) permissions`;

const statusOf = (row: RowColumns): UserStatus => (row.suspended_at ? "suspended" : row.deletion_requested_at ? "leaving" : "active");

export const presentRow = (row: RowColumns): UserRow => ({
  id: row.id,
  name: row.name,
  email: row.email,
  username: row.username,
  role: row.role,
  permissions: row.permissions,
  status: statusOf(row),
  isEmailVerified: row.email_verified,
  createdAt: row.created_at.toISOString(),
  lastSeenAt: row.last_seen_at?.toISOString() ?? null,
});

const STATUS: Record<UserStatus, RawBuilder<unknown>> = {
  active: sql`u.suspended_at is null and u.deletion_requested_at is null`,
  suspended: sql`u.suspended_at is not null`,
  leaving: sql`u.suspended_at is null and u.deletion_requested_at is not null`,
};

/** Digits and separators: a search for a telephone number. Saudi numbers match without their prefix. */
const LOOKS_LIKE_PHONE = /^[\d\u0660-\u0669\u06F0-\u06F9\s()+.-]{3,}$/;

const matching = (search: string): RawBuilder<unknown> =>
  LOOKS_LIKE_PHONE.test(search)
    ? sql`d.search @@ (coalesce(nullif(phone_key(${search}), ''), '0') || ':*')::tsquery`
    : sql`d.search @@ search_query(${search})`;

/** The beginning of a day in Riyadh. */
const startOf = (day: string): RawBuilder<unknown> => sql`(${day}::date::timestamp at time zone 'Asia/Riyadh')`;

function conditions({ search, role, status, permission, verified, from, to }: UserFilters): RawBuilder<unknown> {
  const words = search.trim();
  const all = [
    ...(words ? [matching(words)] : []),
    ...(role ? [sql`d.role = ${role}`] : []),
    ...(status ? [STATUS[status]] : []),
    ...(permission ? [sql`exists (select from user_permissions g where g.permission = ${permission} and g.user_id = d.user_id)`] : []),
    ...(verified ? [sql`u.email_verified = ${verified === "yes"}`] : []),
    ...(from ? [sql`d.created_at >= ${startOf(from)}`] : []),
    ...(to ? [sql`d.created_at < ${startOf(to)} + interval '1 day'`] : []),
  ];
  return all.length > 0 ? sql.join(all, sql` and `) : sql`true`;
}

const ORDERS: Record<UserFilters["sort"], ListOrder> = {
  newest: newestFirst("users", "list_created_at", "list_id"),
  oldest: oldestFirst("users", "list_created_at", "list_id"),
  name: {
    name: "users",
    columns: [
      { by: "list_name", type: "text" },
      { by: "list_id", type: "uuid" },
    ],
  },
};

/** Accounts in the chosen order, with how many match. */
export async function listUsers(filters: UserFilters, language: string): Promise<UserList> {
  const where = conditions(filters);
  const query = sql<RowColumns>`
    select ${rowColumns(language)}, d.created_at list_created_at, d.name_key list_name, d.user_id list_id
    from user_directory d join users u on u.id = d.user_id left join profiles p on p.id = d.user_id where ${where}`;
  const [{ rows, next }, count] = await Promise.all([
    pageOf(query, { order: ORDERS[filters.sort], after: filters.after, limit: USERS_PER_PAGE }),
    sql<{ n: number }>`
      select count(*)::int n from (select from user_directory d join users u on u.id = d.user_id where ${where} limit ${MAX_COUNTED}) found`.execute(db),
  ]);
  return { items: rows.map(presentRow), next, total: count.rows[0]?.n ?? 0 };
}

export async function countUsers(): Promise<UserCounts> {
  const [roles, states] = await Promise.all([
    sql<{ role: Role; n: number }>`select role, count(*)::int n from user_directory group by 1`.execute(db),
    sql<{ suspended: number; leaving: number }>`
      select (select count(*) from users where suspended_at is not null)::int suspended,
        (select count(*) from users u where ${STATUS.leaving})::int leaving`.execute(db),
  ]);
  const of = (role: Role) => roles.rows.find((row) => row.role === role)?.n ?? 0;
  return {
    total: roles.rows.reduce((sum, row) => sum + row.n, 0),
    roles: Object.fromEntries(ROLES.map((role) => [role, of(role)])) as Record<Role, number>,
    suspended: states.rows[0]?.suspended ?? 0,
    leaving: states.rows[0]?.leaving ?? 0,
  };
}
