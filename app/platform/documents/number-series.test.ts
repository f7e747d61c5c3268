import { afterAll, expect, test } from "vitest";
import { db, disconnect } from "../database/db.server.ts";
import { nextNumber, type Series } from "./number-series.server.ts";

afterAll(disconnect);

const take = (series: Series) => db.transaction().execute((transaction) => nextNumber(transaction, series));
const invoices = (owner: string): Series => ({ owner, kind: "INV", year: 2026 });

test("numbers follow each other; another owner, kind or year begins at one", async () => {
  const owner = "first";
  expect(await take(invoices(owner))).toBe("INV-2026-000001");
  expect(await take(invoices(owner))).toBe("INV-2026-000002");
  expect(await take({ ...invoices(owner), kind: "CRN" })).toBe("CRN-2026-000001");
  expect(await take({ ...invoices(owner), year: 2027 })).toBe("INV-2027-000001");
  expect(await take(invoices("second"))).toBe("INV-2026-000001");
  expect(await take(invoices(owner))).toBe("INV-2026-000003");
});

test("what fails gives its number back", async () => {
  const owner = "failing";
  const failing = db.transaction().execute(async (transaction) => {
    expect(await nextNumber(transaction, invoices(owner))).toBe("INV-2026-000001");
    throw new Error("the document could not be stored");
  });
  await expect(failing).rejects.toThrow("could not be stored");
  expect(await take(invoices(owner))).toBe("INV-2026-000001");
});

test("many at once: none twice, none missing", async () => {
  const taken = await Promise.all(Array.from({ length: 20 }, () => take(invoices("busy"))));
  expect(taken.toSorted()).toEqual(Array.from({ length: 20 }, (_, index) => `INV-2026-${String(index + 1).padStart(6, "0")}`));
});

test("a series has a name of capitals", async () => {
  await expect(take({ ...invoices("odd"), kind: "inv" })).rejects.toThrow("number_series_kind_check");
});
