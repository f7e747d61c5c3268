import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Feature } from "#app/platform/feature/feature.server.ts";
import order from "./area-order.json" with { type: "json" };
import { unlistedFeatures } from "./features.ts";
import { sourceFiles } from "./sources.ts";
import { type Owner, readsAgainstOrder, type SharedTables, tableProblems } from "./table-owners.ts";

const sources = sourceFiles(/\.tsx?$/).filter(({ path }) => path.startsWith("app/") && !/\.test\.tsx?$|\/testing\/|\.cases\.ts$|\/schema\.ts$/.test(path));
const files = sources.map(({ path }) => path).filter((path) => path.startsWith("app/features/"));
const listsOf = (names: readonly string[]) =>
  names.flatMap((name) => [...readFileSync(name, "utf8").matchAll(/from "\.\/(features\/[^"]+)"/g)].map(([, path]) => `app/${path}`));

test("every feature is in the lists", () => {
  const listed = new Set(listsOf(["app/features.server.ts", "app/features.routes.ts"]));
  expect(listed.size).toBeGreaterThan(50);
  expect(unlistedFeatures(files, listed)).toEqual([]);
});

test("a feature without a manifest, and one that no list names, are found", () => {
  const planted = [
    "app/features/shop/carts/carts.contract.ts",
    "app/features/shop/orders/orders.feature.server.ts",
    "app/features/shop/orders/orders.routes.ts",
  ];
  expect(unlistedFeatures(planted, new Set(["app/features/shop/orders/orders.routes.ts"]))).toEqual([
    "app/features/shop/carts has a contract and no manifest",
    "app/features/shop/orders/orders.feature.server.ts is in no list",
  ]);
});

/** Identity and files are shared; features that change a person's row are listed here. */
const SHARED: SharedTables = {
  accounts: [],
  audit_events: [],
  byte_reservations: [],
  consents: [],
  files: true,
  number_series: [],
  organization_members: ["organizations"],
  organizations: ["organizations"],
  passkeys: ["account"],
  profiles: ["profiles", "verifications", "onboarding"],
  rate_limits: [],
  sessions: ["account", "admin-users"],
  translations: ["translations"],
  two_factors: [],
  user_directory: [],
  user_permissions: ["admin-users"],
  user_roles: [],
  users: ["account", "admin-users", "onboarding", "personal-data", "profiles", "settings"],
  verifications: ["account", "personal-data"],
};
/** Demo data is written directly into every table. */
const SEEDS = "app/features/site/demo/";

const schema = readFileSync("app/platform/database/schema.ts", "utf8");
const tables = [...schema.slice(schema.indexOf("export interface DB")).matchAll(/^ {2}([a-z_]+): \w+;$/gm)].map(([, name = ""]) => name);

const manifests = import.meta.glob<{ feature: Feature }>("../app/features/*/*/*.feature.server.ts", { eager: true });
const owners: Owner[] = Object.entries(manifests).map(([path, { feature }]) => ({ folder: path.slice(3, path.lastIndexOf("/")), manifest: feature }));

test("every table has one owner; nobody else writes it, and who reads it says so", () => {
  expect(tables.length).toBeGreaterThan(80);
  expect(
    tableProblems(
      tables,
      SHARED,
      owners,
      sources.filter(({ path }) => !path.startsWith(SEEDS)),
    ),
  ).toEqual([]);
});

test("no table is read against the order of areas", () => {
  expect(readsAgainstOrder(order, owners)).toEqual([]);
  const planted: Owner[] = [
    { folder: "app/features/talk/messages", manifest: { tables: ["messages"], reads: ["vendors"] } },
    { folder: "app/features/directory/vendors", manifest: { tables: ["vendors"], reads: ["messages"] } },
  ];
  expect(readsAgainstOrder(order, planted)).toEqual(["messages reads vendors"]);
});

test("SQL on other features' tables is found, in both ways of writing it", () => {
  const planted: Owner[] = [
    { folder: "app/features/shop/orders", manifest: { tables: ["quotes" as never], reads: ["vendors", "designs"] } },
    { folder: "app/features/directory/vendors", manifest: { tables: ["vendors"] } },
  ];
  const at = (text: string) =>
    tableProblems(["quotes", "vendors", "users"], { users: ["vendors"] }, planted, [{ path: "app/features/shop/orders/server/x.server.ts", text }]);
  const stale = "app/features/shop/orders declares that it reads";
  expect(at('db.selectFrom("vendors as v"); sql`select from quotes q, vendors v`')).toEqual([`${stale} designs, and does not`]);
  expect(at('db.updateTable("vendors")')).toContain("app/features/shop/orders/server/x.server.ts writes vendors of app/features/directory/vendors");
  expect(at("sql`insert into\n  vendors values (1)`")).toContain(
    "app/features/shop/orders/server/x.server.ts writes vendors of app/features/directory/vendors",
  );
  expect(at("sql`update users set name = ''`")).toContain("app/features/shop/orders/server/x.server.ts writes users of app/platform");
  expect(at("// update vendors\nsql`select from users join vendors v using (id)`")).toEqual([`${stale} designs, and does not`]);
  expect(at("")).toEqual([`${stale} vendors, and does not`, `${stale} designs, and does not`]);
  const reader = [{ path: "app/features/directory/vendors/server/x.server.ts", text: "sql`delete from vendors using quotes`" }];
  expect(tableProblems(["quotes", "vendors"], {}, planted.slice(1), reader)).toEqual([
    "quotes has 0 owners",
    "app/features/directory/vendors/server/x.server.ts reads quotes of undefined, which its manifest does not declare",
  ]);
});
