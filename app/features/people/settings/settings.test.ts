import { expect, test } from "vitest";
import { as as api } from "#app/api/testing/as.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { CURRENCIES, inCurrency } from "#app/platform/money/money.ts";
import { aUser } from "#app/platform/testing/people.ts";

const as = (viewer: Viewer | null, language?: string) => api(viewer, language).settings;

test("the currency is the account's own, and one of those with a fixed rate", async () => {
  const [reem, other] = [await aUser("homeowner", { name: "reem" }), await aUser("homeowner", { name: "other" })];
  expect(await as(reem).setCurrency({ currency: "USD" })).toEqual({ currency: "USD" });
  const rows = await db.selectFrom("users").select("currency").where("id", "in", [reem.id, other.id]).orderBy("email").execute();
  expect(rows).toEqual([{ currency: "SAR" }, { currency: "USD" }]);
  await expect(as(reem).setCurrency({ currency: "KWD" as "USD" })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  await expect(as(null).setCurrency({ currency: "USD" })).rejects.toMatchObject({ code: "UNAUTHORIZED" });
});

test("sums go over the fixed rates, and stay where there is none", () => {
  expect(CURRENCIES).toEqual(["SAR", "USD", "AED", "QAR"]);
  expect(inCurrency({ amount: 375_000, currency: "SAR" }, "USD")).toEqual({ amount: 100_000, currency: "USD" });
  expect(inCurrency({ amount: 100_000, currency: "USD" }, "SAR")).toEqual({ amount: 375_000, currency: "SAR" });
  expect(inCurrency({ amount: 375_000, currency: "SAR" }, "AED")).toEqual({ amount: 367_250, currency: "AED" });
  expect(inCurrency({ amount: 1, currency: "SAR" }, "SAR")).toEqual({ amount: 1, currency: "SAR" });
  expect(inCurrency({ amount: 500, currency: "KWD" }, "USD")).toEqual({ amount: 500, currency: "KWD" });
  expect(inCurrency({ amount: 500, currency: "SAR" }, "KWD")).toEqual({ amount: 500, currency: "SAR" });
});
