import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { db, disconnect } from "#app/platform/database/db.server.ts";
import { as, change, person } from "./profiles.testing.ts";

const sent: { to: string; text: string }[] = [];
vi.mock("#app/platform/mail/sms.server.ts", () => ({ sendSms: async (sms: { to: string; text: string }) => void sent.push(sms) }));

beforeEach(async () => {
  sent.length = 0;
  await db.deleteFrom("rate_limits").execute();
});
afterAll(disconnect);

describe("phone", () => {
  const code = () => /\d{6}/.exec(sent.at(-1)?.text ?? "")?.[0] ?? "";
  const pause = () => db.deleteFrom("rate_limits").where("key", "like", "phone-pause:%").execute();

  test("a code proves the number, once; another number is unproven", async () => {
    const viewer = await person("homeowner");
    await expect(as(viewer).sendPhoneCode()).rejects.toMatchObject({ data: { fields: { phone: "noPhone" } } });
    await change(viewer, { phone: "011 465 0000" });
    await expect(as(viewer).sendPhoneCode()).rejects.toMatchObject({ data: { fields: { phone: "notMobile" } } });
    await change(viewer, { phone: "0550009011" });
    await expect(as(viewer).verifyPhone({ code: "000000" })).rejects.toMatchObject({ data: { fields: { code: "expired" } } });
    await as(viewer).sendPhoneCode();
    expect(sent.at(-1)?.to).toBe("+966550009011");
    const stored = await db.selectFrom("phone_codes").selectAll().where("user_id", "=", viewer.id).executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain(code());
    const eastern = [...code()].map((digit) => String.fromCodePoint(0x660 + Number(digit))).join("");
    await as(viewer).verifyPhone({ code: ` ${eastern} ` });
    expect((await as(viewer).getForEdit({ id: viewer.id })).phoneVerifiedAt).not.toBeNull();
    await expect(as(viewer).verifyPhone({ code: code() })).rejects.toMatchObject({ data: { fields: { code: "expired" } } });
    await pause();
    await expect(as(viewer).sendPhoneCode()).rejects.toMatchObject({ data: { fields: { phone: "alreadyVerified" } } });
    expect((await change(viewer, { phone: "0550009012" })).phoneVerifiedAt).toBeNull();
  });

  test("five tries, ten minutes, one number, one person", async () => {
    const viewer = await person("professional");
    await change(viewer, { phone: "0550009013" });
    await as(viewer).sendPhoneCode();
    const right = code();
    const wrong = right === "111111" ? "222222" : "111111";
    for (let n = 0; n < 5; n += 1) await expect(as(viewer).verifyPhone({ code: wrong })).rejects.toMatchObject({ data: { fields: { code: "wrong" } } });
    await expect(as(viewer).verifyPhone({ code: right })).rejects.toMatchObject({ data: { fields: { code: "expired" } } });
    await pause();
    await as(viewer).sendPhoneCode();
    await db
      .updateTable("phone_codes")
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where("user_id", "=", viewer.id)
      .execute();
    await expect(as(viewer).verifyPhone({ code: code() })).rejects.toMatchObject({ data: { fields: { code: "expired" } } });
    await pause();
    await as(viewer).sendPhoneCode();
    await change(viewer, { phone: "0550009014" });
    await expect(as(viewer).verifyPhone({ code: code() })).rejects.toMatchObject({ data: { fields: { code: "expired" } } });
    const other = await person("professional");
    await change(other, { phone: "0550009013" });
    await expect(as(other).verifyPhone({ code: code() })).rejects.toMatchObject({ data: { fields: { code: "expired" } } });
  });

  test("tries at the same time count one by one", async () => {
    const viewer = await person("professional");
    await change(viewer, { phone: "0550009016" });
    await as(viewer).sendPhoneCode();
    const wrong = code() === "111111" ? "222222" : "111111";
    const outcomes = await Promise.allSettled(Array.from({ length: 9 }, () => as(viewer).verifyPhone({ code: wrong })));
    const said = outcomes.map((outcome) => outcome.status === "rejected" && outcome.reason.data.fields.code);
    expect(said.filter((problem) => problem === "wrong")).toHaveLength(5);
    expect(said.filter((problem) => problem === "expired")).toHaveLength(4);
  });

  test("codes are sent again after a pause, and five in an hour to a number across accounts", async () => {
    const [first, second] = await Promise.all([person("homeowner"), person("homeowner")]);
    for (const viewer of [first, second]) await change(viewer, { phone: "0550009015" });
    await as(first).sendPhoneCode();
    await expect(as(first).sendPhoneCode()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
    for (const viewer of [second, first, second, first]) {
      await pause();
      await as(viewer).sendPhoneCode();
    }
    await pause();
    await expect(as(second).sendPhoneCode()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  });
});
