import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { putAccount, setRole } from "#app/platform/auth/accounts.server.ts";
import { RoleCache } from "#app/platform/auth/role-cache.server.ts";
import { db, disconnect } from "#app/platform/database/db.server.ts";
import { closeLive, connectLive } from "#app/platform/live/live.server.ts";

/** Two caches stand for two server processes: each learns of changes through PostgreSQL only. */
const one = new RoleCache();
const two = new RoleCache();
const ends: (() => void)[] = [];
let id = "";
let email = "";
let count = 0;

beforeAll(async () => {
  await connectLive();
  ends.push(one.listen(), two.listen());
});
beforeEach(async () => {
  count += 1;
  email = `huda${count}@example.com`;
  ({ id } = await putAccount(db, { email: email.toUpperCase(), name: "Huda", password: "a good long password", role: "vendor" }));
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  for (const end of ends) end();
  await closeLive();
  await disconnect();
});

describe("accounts made by commands", () => {
  it("is the same account the second time, without its sessions", async () => {
    const other = { email, name: "Huda B", password: "another good password", role: "vendor" } as const;
    await sql`insert into sessions (id, user_id, token, expires_at) values (gen_random_uuid(), ${id}, 'old', now() + interval '1 day')`.execute(db);
    const neighbor = await putAccount(db, { email: `neighbor-${email}`, name: "Sara", password: "a third good password", role: "homeowner" });
    await sql`insert into sessions (id, user_id, token, expires_at) values (gen_random_uuid(), ${neighbor.id}, 'hers', now() + interval '1 day')`.execute(db);
    expect(await putAccount(db, other)).toEqual({ id, isNew: false });
    expect(await db.selectFrom("sessions").select("token").where("user_id", "=", neighbor.id).execute()).toEqual([{ token: "hers" }]);
    expect(await db.selectFrom("users").select("name").where("id", "=", neighbor.id).execute()).toEqual([{ name: "Sara" }]);
    expect(await db.selectFrom("sessions").selectAll().where("user_id", "=", id).execute()).toEqual([]);
    expect(await db.selectFrom("accounts").select("user_id").where("user_id", "=", id).execute()).toEqual([{ user_id: id }]);
    expect(await db.selectFrom("users").select(["id", "name", "email_verified"]).where("email", "=", email).execute()).toEqual([
      { id, name: "Huda B", email_verified: true },
    ]);
  });

  it("wins over what the person chose at sign-up", async () => {
    await sql`update users set user_metadata = '{"role":"vendor"}' where id = ${id}`.execute(db);
    await db.transaction().execute((trx) => setRole(trx, id, "admin"));
    expect(await new RoleCache().get(id)).toEqual({
      role: "admin",
      nameAr: null,
      isFallback: false,
      permissions: [],
      isMember: false,
      isProfessionalStaff: false,
      isVendorStaff: false,
      seesMoney: false,
    });
  });
});

describe("role cache", () => {
  it("asks once in five minutes", async () => {
    const cache = new RoleCache();
    const now = Date.now();
    await cache.get(id, now);
    await sql`delete from user_roles where user_id = ${id}`.execute(db);
    await sql`update profiles set role = 'professional' where id = ${id}`.execute(db);
    expect((await cache.get(id, now + 5 * 60_000 - 1))?.role).toBe("vendor");
    expect((await cache.get(id, now + 5 * 60_000))?.role).toBe("professional");
  });

  it("is emptied in every process when a role changes", async () => {
    await one.get(id);
    await two.get(id);
    await db.transaction().execute((trx) => setRole(trx, id, "homeowner"));
    await vi.waitFor(async () => {
      expect((await one.get(id))?.role).toBe("homeowner");
      expect((await two.get(id))?.role).toBe("homeowner");
    });
  });

  it("still has the old role when the change is rolled back", async () => {
    await one.get(id);
    const failed = db.transaction().execute(async (trx) => {
      await setRole(trx, id, "admin");
      throw new Error("no");
    });
    await expect(failed).rejects.toThrow("no");
    expect((await one.get(id))?.role).toBe("vendor");
    expect((await new RoleCache().get(id))?.role).toBe("vendor");
  });

  it("does not cache a row read before a concurrent change", async () => {
    const cache = new RoleCache();
    const reading = cache.get(id);
    cache.drop(id);
    await reading;
    await sql`update user_roles set role = 'professional' where user_id = ${id}`.execute(db);
    expect((await cache.get(id))?.role).toBe("professional");
  });

  it("reads permissions, and nothing for an unknown id", async () => {
    await sql`insert into user_permissions (user_id, permission) values (${id}, 'content_manager')`.execute(db);
    expect((await new RoleCache().get(id))?.permissions).toEqual(["content_manager"]);
    expect(await new RoleCache().get("0190a000-0000-7000-8000-000000000009")).toBeNull();
  });
});
