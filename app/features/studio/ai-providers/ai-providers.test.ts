import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { env } from "#app/platform/env/env.server.ts";
import { clientOf } from "#app/platform/testing/client.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { aViewer } from "#app/platform/testing/viewers.ts";
import { configuredProviders } from "./server/configured.server.ts";
import { availableEngines, defaultEngine } from "./server/engines.server.ts";
import { aiProvidersRouter } from "./server/procedures.server.ts";
import { type FakeProvider, fakeProvider, keyOf } from "./testing/fake-providers.ts";

const admin = await aUser("admin");
const as = clientOf(aiProvidersRouter);
const manage = as(admin);
const problem = (field: string, code: string) => expect.objectContaining({ code: "INVALID", data: { fields: { [field]: code } } });
const SECRET_KEY = "sk-a-very-secret-key-WXYZ";
const values = {
  name: "OpenAI",
  baseUrl: null,
  model: null,
  textModel: null,
  doesRedesign: true,
  doesText: true,
  key: SECRET_KEY,
  priceMicros: 60_000,
  personDailyCount: 5,
  isEnabled: true,
};
const hosted = { ...values, kind: "openai" as const };
const limits = { defaultEngine: "diwan", personDailyCount: 10, personDailyMicros: 500_000, siteDailyCount: null, siteDailyMicros: 5_000_000 };

let fake: FakeProvider;
beforeAll(async () => {
  fake = await fakeProvider("openai_compatible", Buffer.from("unused"));
});
afterAll(() => fake.close());
beforeEach(() => db.deleteFrom("ai_providers").execute());
const own = (name: string, more: object = {}) => ({
  ...hosted,
  kind: "openai_compatible" as const,
  name,
  baseUrl: fake.url,
  model: "m",
  key: keyOf("openai_compatible"),
  ...more,
});

test("admins only", async () => {
  for (const viewer of [null, aViewer(), aViewer("professional"), aViewer("vendor")]) {
    const code = viewer ? "FORBIDDEN" : "UNAUTHORIZED";
    const client = as(viewer);
    const id = newId();
    for (const call of [
      () => client.get(),
      () => client.create(hosted),
      () => client.update({ ...values, id }),
      () => client.setEnabled({ id, isEnabled: true }),
      () => client.remove({ id }),
      () => client.setOrder({ ids: [id] }),
      () => client.test({ id }),
      () => client.setLimits(limits),
      () => client.usage({}),
    ]) {
      await expect(call()).rejects.toMatchObject({ code });
    }
  }
});

test("a key is sealed, never answered, never logged; only its end is shown", async () => {
  const made = await manage.create(hosted);
  expect(made).toMatchObject({ key: { hint: "WXYZ", isReadable: true }, address: "https://api.openai.com/v1", isComplete: true });
  const updated = await manage.update({ ...values, id: made.id, key: "sk-another-secret-key-QRST" });
  const row = await db.selectFrom("ai_providers").selectAll().where("id", "=", made.id).executeTakeFirstOrThrow();
  const audit = await db.selectFrom("audit_events").selectAll().where("entity_id", "=", made.id).execute();
  expect(audit.map(({ action }) => action)).toEqual(["ai_provider.create", "ai_provider.update"]);
  for (const text of [JSON.stringify([made, updated, await manage.get(), audit]), row.key_sealed?.toString("latin1")]) expect(text).not.toContain("secret-key");
  expect((await configuredProviders())[0]?.key).toBe("sk-another-secret-key-QRST");
  // Without the field, it stays.
  const { key: _, ...rest } = values;
  expect(await manage.update({ ...rest, id: made.id, name: "Pictures" })).toMatchObject({ name: "Pictures", key: { hint: "QRST" } });
});

test("a key does not follow to another address", async () => {
  const { id } = await manage.create(hosted);
  const { key: _, ...rest } = values;
  await expect(manage.update({ ...rest, id, baseUrl: "https://thief.example/v1" })).rejects.toEqual(problem("key", "again"));
  await expect(manage.update({ ...rest, id, baseUrl: "https://api.openai.com/v1/other" })).resolves.toBeDefined();
  await expect(manage.update({ ...values, id, baseUrl: "https://proxy.example/v1" })).resolves.toMatchObject({ address: "https://proxy.example/v1" });
});

test("wrong fields are named", async () => {
  await manage.create(hosted);
  await expect(manage.create({ ...hosted, name: " openai " })).rejects.toEqual(problem("name", "taken"));
  await expect(manage.create({ ...hosted, name: " " })).rejects.toEqual(problem("name", "required"));
  await expect(manage.create({ ...hosted, name: "B", key: null })).rejects.toEqual(problem("key", "required"));
  await expect(manage.create({ ...hosted, name: "B", doesRedesign: false, doesText: false })).rejects.toEqual(problem("uses", "nothing"));
  for (const baseUrl of ["ftp://a.example", "https://user:pass@a.example", "nonsense", "https://a.example/?x=1"]) {
    await expect(manage.create({ ...hosted, name: "B", baseUrl })).rejects.toEqual(problem("baseUrl", "address"));
  }
  for (const baseUrl of ["http://127.0.0.1:9/v1", "http://localhost/v1", "http://192.168.1.4", "http://[::1]/", "http://169.254.169.254"]) {
    await expect(manage.create({ ...hosted, name: "B", baseUrl })).rejects.toEqual(problem("baseUrl", "private"));
  }
  await expect(manage.create({ ...hosted, kind: "comfyui", name: "C", key: null })).rejects.toEqual(problem("baseUrl", "required"));
  await expect(manage.create(own("D", { model: " " }))).rejects.toEqual(problem("model", "required"));
  const id = newId();
  for (const call of [
    () => manage.update({ ...values, id }),
    () => manage.remove({ id }),
    () => manage.setEnabled({ id, isEnabled: true }),
    () => manage.test({ id: "x" }),
  ]) {
    await expect(call()).rejects.toMatchObject({ code: "NOT_FOUND" });
  }
});

test("the connection test says what is wrong, and costs nothing", async () => {
  const { id } = await manage.create(own("Own"));
  expect(await manage.test({ id })).toMatchObject({ problem: null });
  await manage.update({ ...own("Own"), id, key: "wrong-key-of-a-server" });
  const wrong = await manage.test({ id });
  expect(wrong).toMatchObject({ problem: "key" });
  expect(JSON.stringify(wrong)).not.toContain("wrong-key");
  expect((await manage.get()).providers[0]).toMatchObject({ testProblem: "key", testedAt: expect.any(String) });
  await manage.update({ ...own("Own"), id, baseUrl: "http://127.0.0.1:1" });
  expect(await manage.test({ id })).toMatchObject({ problem: "network" });
  await manage.update({ ...own("Own"), id, baseUrl: "http://169.254.169.254" });
  expect(await manage.test({ id })).toMatchObject({ problem: "address" });
  expect(fake.begun).toBe(0);
});

test("two admins at one provider, and at the limits: the second gets a conflict, and nothing is lost", async () => {
  const other = await aUser("admin", { name: "Noura" });
  const { id, ...seen } = await manage.create(hosted);
  const neighbor = await manage.create({ ...hosted, name: "Neighbor" });
  const { key: _, ...base } = values;
  await as(other).update({ ...values, id, base, name: "Theirs" });
  await expect(manage.update({ ...values, id, base, model: "mine" })).rejects.toMatchObject({
    code: "CONFLICT",
    data: { changedBy: "Noura", current: { id, name: "Theirs", model: null } },
  });
  expect((await manage.get()).providers).toContainEqual(neighbor);
  expect(await manage.update({ ...values, id, base: { ...base, name: "Theirs" }, name: "Theirs", model: "mine" })).toMatchObject({
    name: "Theirs",
    model: "mine",
  });
  expect(seen.model).toBeNull();

  const before = (await manage.get()).limits;
  const theirs = { ...limits, siteDailyCount: (before.siteDailyCount ?? 20) + 1 };
  await as(other).setLimits({ ...theirs, base: before });
  await expect(manage.setLimits({ ...limits, siteDailyCount: 7, base: before })).rejects.toMatchObject({
    code: "CONFLICT",
    data: { changedBy: "Noura", current: theirs },
  });
  expect((await manage.get()).limits).toEqual(theirs);
  expect(await manage.setLimits({ ...limits, siteDailyCount: 7, base: theirs })).toMatchObject({ siteDailyCount: 7 });
});

test("order, switching off, removing; a removed default is Diwan's own again", async () => {
  const [a, b] = [await manage.create(own("A")), await manage.create(own("B"))];
  await manage.setOrder({ ids: [b.id, a.id] });
  expect((await manage.get()).providers.map(({ name }) => name)).toEqual(["B", "A"]);
  await manage.setEnabled({ id: b.id, isEnabled: false });
  expect((await configuredProviders()).map(({ name }) => name)).toEqual(["A"]);
  await expect(manage.setLimits({ ...limits, defaultEngine: b.id })).rejects.toEqual(problem("defaultEngine", "unknown"));
  expect(await manage.setLimits({ ...limits, defaultEngine: a.id })).toEqual({ ...limits, defaultEngine: a.id });
  await manage.remove({ id: a.id });
  expect(await manage.get()).toMatchObject({ providers: [{ name: "B" }], limits: { defaultEngine: "diwan", personDailyMicros: 500_000 } });
  const gone = await db.selectFrom("ai_providers").select("key_sealed").where("id", "=", a.id).executeTakeFirstOrThrow();
  expect(gone.key_sealed).toBeNull();
  const actions = await db.selectFrom("audit_events").select("action").where("entity_id", "in", [a.id, b.id]).orderBy("id").execute();
  expect(actions.map(({ action }) => action)).toEqual([
    "ai_provider.create",
    "ai_provider.create",
    "ai_provider.order",
    "ai_provider.deactivate",
    "ai_provider.remove",
  ]);
});

test("what the environment configures is shown and cannot be changed", async () => {
  const before = env.aiProviders;
  const found = { kind: "openai_compatible", key: keyOf("openai_compatible"), baseUrl: fake.url, model: "m", priceUsd: 0.02 };
  Object.assign(env, { aiProviders: [{ ...found, isChosen: true }] });
  try {
    const [first] = (await manage.get()).providers;
    expect(first).toMatchObject({ id: "env-openai_compatible", isFromEnvironment: true, priceMicros: 20_000, key: { isReadable: true } });
    expect(JSON.stringify(first)).not.toContain(keyOf("openai_compatible"));
    expect(await manage.test({ id: "env-openai_compatible" })).toMatchObject({ problem: null });
    expect(await manage.setLimits({ ...limits, defaultEngine: "env-openai_compatible" })).toMatchObject({ defaultEngine: "env-openai_compatible" });
    // A key alone enables no provider.
    Object.assign(env, { aiProviders: [{ ...found, isChosen: false }] });
    expect((await manage.get()).providers[0]).toMatchObject({ id: "env-openai_compatible", isEnabled: false });
    expect(await availableEngines()).toEqual([]);
    expect(await defaultEngine()).toBe("diwan");
    await expect(manage.setLimits({ ...limits, defaultEngine: "env-openai_compatible" })).rejects.toEqual(problem("defaultEngine", "unknown"));
  } finally {
    Object.assign(env, { aiProviders: before });
  }
  expect(await manage.usage({ days: 30 })).toEqual({ rows: [], today: { pictures: 0, costMicros: 0 }, total: { pictures: 0, failures: 0, costMicros: 0 } });
});
