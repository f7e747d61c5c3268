import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { ProviderKind } from "../ai-providers.ts";
import { PACE } from "../providers/retry.server.ts";
import { availableEngines, defaultEngine, engineNames } from "../server/engines.server.ts";
import { sealKey } from "../server/sealed-key.server.ts";
import { usage } from "../server/usage.server.ts";
import { type FakeProvider, fakeProvider, keyOf } from "../testing/fake-providers.ts";
import { type GenerationRequest, generate } from "./generate.server.ts";
import type { GenerationFailed } from "./generation-failed.ts";

Object.assign(PACE, { firstPauseMs: 1, mostPauseMs: 4, pollMs: 1 });

let photo: Buffer;
let fakes: Record<"comfyui" | "openai_compatible", FakeProvider>;
const person = newId();
const other = newId();

beforeAll(async () => {
  photo = await sharp({ create: { width: 120, height: 80, channels: 3, background: "#7a5230" } })
    .jpeg()
    .toBuffer();
  fakes = { comfyui: await fakeProvider("comfyui", photo), openai_compatible: await fakeProvider("openai_compatible", photo) };
  const people = [person, other].map((id) => ({ id, name: "P", email: `${id}@test.example` }));
  await db.insertInto("users").values(people).execute();
});
afterAll(() => Promise.all(Object.values(fakes).map((fake) => fake.close())));
beforeEach(async () => {
  for (const fake of Object.values(fakes)) Object.assign(fake, { behavior: "works", first: [], photos: [], begun: 0, stopped: 0, onWait: () => undefined });
  await db.deleteFrom("ai_generations").execute();
  await db.deleteFrom("ai_providers").execute();
  await limits({ default_engine: "diwan", person_daily_count: 20, person_daily_micros: null, site_daily_count: null, site_daily_micros: null });
});

const limits = (values: object) => db.updateTable("ai_limits").set(values).execute();

async function provider(kind: keyof typeof fakes, values: object = {}): Promise<string> {
  const id = newId();
  const key = { key_sealed: sealKey(keyOf(kind as ProviderKind), id), key_hint: "" };
  await db
    .insertInto("ai_providers")
    .values({
      id,
      kind,
      name: `Own ${kind}`,
      base_url: fakes[kind].url,
      model: kind === "comfyui" ? null : "m",
      ...key,
      position: 1,
      price_micros: 10_000,
      ...values,
    })
    .execute();
  return id;
}

const ask = (engine: string, more: Partial<GenerationRequest> = {}) =>
  generate({
    engine,
    kind: "redesign",
    photo,
    prompt: "with more light",
    style: "najdi",
    roomType: "majlis",
    signal: new AbortController().signal,
    personId: person,
    reference: newId(),
    hasConsent: false,
    ...more,
  });
const outcomes = async (calls: Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).map((result) => (result.status === "fulfilled" ? "done" : (result.reason as GenerationFailed).detail));

test("a picture, what it cost, and who made it; the style and what must stay are part of the words", async () => {
  const id = await provider("comfyui");
  const made = await ask(id);
  expect(made).toMatchObject({ mime: "image/jpeg", costMicros: 10_000, model: "sd_xl_base_1.0.safetensors", engineName: "Own comfyui" });
  expect((await sharp(fakes.comfyui.photos[0]).metadata()).exif).toBeUndefined();
  const words = fakes.comfyui.heard.find(({ path }) => path === "/prompt")?.body.toString() ?? "";
  for (const word of ["Najdi", "majlis", "with more light", "windows", "people"]) expect(words).toContain(word);
  expect(await usage(7)).toMatchObject({ today: { pictures: 1, costMicros: 10_000 }, total: { failures: 0 } });
});

test("twenty at once with a limit of five: five are made", async () => {
  const id = await provider("openai_compatible", { person_daily_count: 5 });
  const all = await outcomes(Array.from({ length: 20 }, () => ask(id, { kind: "text" })));
  expect(all.filter((one) => one === "done")).toHaveLength(5);
  expect(all.filter((one) => one === "personCount")).toHaveLength(15);
  expect(fakes.openai_compatible.begun).toBe(5);
  await expect(ask(id, { personId: other })).resolves.toBeDefined();
  expect((await availableEngines(person))[0]?.leftToday).toBe(0);
  expect((await availableEngines(other))[0]?.leftToday).toBe(4);
});

test("limits by cost and of everybody together", async () => {
  const id = await provider("openai_compatible");
  await limits({ person_daily_micros: 15_000 });
  expect(await outcomes([ask(id, { kind: "text" })])).toEqual(["done"]);
  expect(await outcomes([ask(id, { kind: "text" })])).toEqual(["personCost"]);
  await limits({ person_daily_micros: null, site_daily_micros: 25_000 });
  expect(await outcomes([ask(id, { personId: other })])).toEqual(["done"]);
  expect(await outcomes([ask(id, { personId: other })])).toEqual(["siteCost"]);
  await limits({ site_daily_micros: null, site_daily_count: 2 });
  expect(await outcomes([ask(id)])).toEqual(["siteCount"]);
});

test("only successes count: a failure releases its reservation, with the reason", async () => {
  const id = await provider("openai_compatible", { person_daily_count: 1 });
  fakes.openai_compatible.behavior = "refuses";
  await expect(ask(id)).rejects.toMatchObject({ code: "MODERATED", reason: expect.stringContaining("safety system") });
  fakes.openai_compatible.behavior = "garbage";
  await expect(ask(id)).rejects.toMatchObject({ code: "INVALID", detail: "noPicture" });
  fakes.openai_compatible.behavior = "works";
  await expect(ask(id)).resolves.toBeDefined();
  expect((await usage(1)).rows).toEqual([expect.objectContaining({ pictures: 1, costMicros: 10_000, failures: { MODERATED: 1, INVALID: 1 } })]);
});

test("nothing is sent elsewhere without consent, nor for what the provider is not meant for", async () => {
  const id = await provider("openai_compatible", { base_url: "https://pictures.example", does_text: false });
  await expect(ask(id)).rejects.toMatchObject({ code: "NOT_ALLOWED", detail: "consent" });
  await expect(ask(id, { kind: "text", hasConsent: true })).rejects.toMatchObject({ code: "NOT_ALLOWED", detail: "ability" });
  expect((await availableEngines()).find((engine) => engine.id === id)).toMatchObject({ host: "pictures.example", isElsewhere: true, country: null });
  await db.updateTable("ai_providers").set({ is_enabled: false }).execute();
  await expect(ask(id, { hasConsent: true })).rejects.toMatchObject({ code: "NOT_ALLOWED", detail: "engine" });
  expect((await availableEngines()).find((engine) => engine.id === id)).toBeUndefined();
  expect(await usage(1)).toMatchObject({ rows: [] });
});

test("a person cancels; a deadline passes: the place is free again", async () => {
  const id = await provider("comfyui", { person_daily_count: 1 });
  fakes.comfyui.behavior = "waits";
  const cancel = new AbortController();
  fakes.comfyui.onWait = () => cancel.abort();
  await expect(ask(id, { signal: cancel.signal })).rejects.toMatchObject({ code: "CANCELED" });
  await expect(ask(id, { totalMs: 80 })).rejects.toMatchObject({ code: "TIMED_OUT" });
  fakes.comfyui.behavior = "works";
  await expect(ask(id)).resolves.toBeDefined();
});

test("interrupted work resumes by its id; work that may be paid and cannot be found is not repeated", async () => {
  const cut = { user_id: person, purpose: "redesign", day: new Date(), state: "reserved", cost_micros: 10_000, expires_at: new Date(Date.now() + 60_000) };
  const row = (id: string, reference: string) => ({ ...cut, id: newId(), reference, provider_id: id, provider_name: "Own", kind: "any" });
  const comfyui = await provider("comfyui");
  const resumed = newId();
  await db
    .insertInto("ai_generations")
    .values({ ...row(comfyui, resumed), remote_id: "c1" })
    .execute();
  await expect(ask(comfyui, { reference: resumed })).resolves.toBeDefined();
  expect(fakes.comfyui.begun).toBe(0);
  const paid = await provider("openai_compatible", { name: "Paid" });
  const lost = newId();
  await db.insertInto("ai_generations").values(row(paid, lost)).execute();
  await expect(ask(paid, { reference: lost })).rejects.toMatchObject({ code: "UNAVAILABLE", detail: "interrupted" });
  expect(fakes.openai_compatible.begun).toBe(0);
  // A person who asks once more gets one.
  await expect(ask(paid, { reference: lost })).resolves.toBeDefined();
});

test("engines: order, default, names of those that are gone; a key that cannot be opened is none", async () => {
  const first = await provider("comfyui", { position: 2, price_micros: 0 });
  const second = await provider("openai_compatible", { position: 1, does_redesign: false });
  expect((await availableEngines()).map(({ id, can }) => [id, can.redesign])).toEqual([
    [second, false],
    [first, true],
  ]);
  await limits({ default_engine: first });
  expect(await defaultEngine()).toBe(first);
  await db.updateTable("ai_providers").set({ removed_at: new Date() }).where("id", "=", first).execute();
  expect(await defaultEngine()).toBe("diwan");
  expect((await engineNames([first, "env-openai"])).get(first)).toBe("Own comfyui");
  // Sealed for another row.
  await db
    .updateTable("ai_providers")
    .set({ kind: "openai", key_sealed: sealKey("x", newId()) })
    .where("id", "=", second)
    .execute();
  expect(await availableEngines()).toEqual([]);
});
