import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { as } from "#app/api/testing/as.ts";
import { putAccount } from "#app/platform/auth/accounts.server.ts";
import type { Role, Viewer } from "#app/platform/auth/viewer.ts";
import { db, disconnect } from "#app/platform/database/db.server.ts";

const people = {} as Record<Role, Viewer>;

beforeAll(async () => {
  for (const role of ["homeowner", "professional", "vendor", "admin"] as const) {
    const email = `${role}@example.com`;
    const { id } = await putAccount(db, { email, name: role, password: "a good long password", role });
    people[role] = { id, name: role, email, role, roleIsFallback: false, permissions: [], language: null, theme: null };
  }
});
afterAll(disconnect);

describe("account", () => {
  it("says who is signed in, and null for nobody", async () => {
    expect(await as(null).account.me()).toBeNull();
    expect(await as(people.vendor).account.me()).toEqual(people.vendor);
  });

  it("stores preferences one by one", async () => {
    const client = as(people.homeowner);
    expect(await client.account.setPreferences({ language: "ar" })).toMatchObject({ language: "ar", theme: null });
    await client.account.setPreferences({ theme: "dark" });
    await client.account.setPreferences({});
    const stored = () => db.selectFrom("users").select(["language", "theme"]).where("id", "=", people.homeowner.id).executeTakeFirst();
    expect(await stored()).toEqual({ language: "ar", theme: "dark" });
    await client.account.setPreferences({ language: null });
    expect(await stored()).toEqual({ language: null, theme: "dark" });
    await expect(client.account.setPreferences({ language: "xx" as "en" })).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await expect(as(null).account.setPreferences({ theme: "dark" })).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  });
});
