// biome-ignore-all lint/suspicious/noTemplateCurlyInString: sources as texts
import { describe, expect, test } from "vitest";
import { sourceFiles } from "./sources.ts";
import { handWrittenStates, machinesOf, triedMachines } from "./status.ts";

/** Demo data and tests put rows where they need them. */
const isProduct = (path: string) => /^(app|server|scripts)\//.test(path) && !/(\.test\.tsx?$|\/testing\/|\/site\/demo\/|^app\/platform\/status\/)/.test(path);

describe("a state changes by a move of its machine (app/platform/status)", () => {
  test("and nowhere else", () => {
    const found = sourceFiles(/\.tsx?$/)
      .filter(({ path }) => isProduct(path))
      .flatMap(({ path, text }) => handWrittenStates(text).map((table) => `${path}: ${table}`));
    expect(found).toEqual([]);
  });

  test.each([
    ['db.updateTable("orders").set({ status: "paid", paid_at: now }).where("id", "=", id).execute()', ["orders"]],
    ['trx\n .updateTable("orders")\n .set((eb) => ({ started_at: eb.fn("now"), state: "paid" }))\n .where("id", "=", id)\n .executeTakeFirst()', ["orders"]],
    ['trx.updateTable("orders").set({ ...values, status }).execute()', ["orders"]],
    ["sql`update orders set status = 'paid' where id = ${id}`", ["orders"]],
    ["sql`update orders o set paid_at = now(), state = ${state} where o.id = ${id}`", ["orders"]],
    ["sql`update ${table(kind)} set status = ${status}`", ["${table(kind)}"]],
  ])("a planted one is found: %s", (source, tables) => expect(handWrittenStates(source)).toEqual(tables));

  test.each([
    'db.updateTable("orders").set({ paid_at: now }).where("status", "=", "new").execute()',
    "sql`update orders set paid_at = now() where status = 'new'`",
    'db.updateTable("profiles").set({ verification_status: status }).execute()',
    'db.selectFrom("orders").select(["status"]).execute()',
  ])("others are not: %s", (source) => expect(handWrittenStates(source)).toEqual([]));
});

describe("every machine has a test of all its moves (app/platform/testing/status-cases.ts)", () => {
  const featureOf = (path: string) => path.split("/").slice(0, 4).join("/");
  const named = (pattern: RegExp, read: (source: string) => string[]) =>
    sourceFiles(/\.ts$/)
      .filter(({ path }) => path.startsWith("app/features/") && pattern.test(path))
      .flatMap(({ path, text }) => read(text).map((name) => `${featureOf(path)}: ${name}`));

  test("of its own feature", () => {
    const machines = named(/\.server\.ts$/, machinesOf);
    expect(machines.length).toBeGreaterThan(30);
    const tried = new Set(named(/\.test\.ts$/, triedMachines));
    expect(machines.filter((machine) => !tried.has(machine))).toEqual([]);
  });

  test("a planted machine is found, and its test", () => {
    expect(machinesOf("export const visitStatus = defineStatus({ table })")).toEqual(["visitStatus"]);
    expect(triedMachines("describeStatus(visitStatus, { make, run })")).toEqual(["visitStatus"]);
    expect(triedMachines("// visitStatus has none")).toEqual([]);
  });
});
