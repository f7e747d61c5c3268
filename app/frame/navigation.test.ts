import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchRoutes, type RouteObject } from "react-router";
import { describe, expect, test } from "vitest";
import { ROLES, type Viewer } from "#app/platform/auth/viewer.ts";
import routes from "#app/routes.ts";
import { navigationOf } from "./navigation.tsx";

const viewer = (role: Viewer["role"]): Viewer => ({
  id: "01900000-0000-7000-8000-000000000001",
  name: "Noura",
  email: "noura@diwan.example",
  role,
  roleIsFallback: false,
  permissions: [],
  language: null,
  theme: null,
});

/** Routes as the router matches them; the handle is the screen's file. */
const table = (entries: readonly RouteConfigEntry[]): RouteObject[] =>
  entries.map(({ path, index, file, children }) => ({ path, index, handle: file, children: children && table(children) }) as RouteObject);

describe("navigation", () => {
  test.each(ROLES)("every place of a %s has a screen", async (role) => {
    const known = table(await routes);
    const places = navigationOf({ ...viewer(role), seesMoney: true }, undefined, (key) => key).flatMap((group) => group.items.map(({ to }) => to));
    expect(places.length).toBeGreaterThan(6);
    expect(new Set(places).size).toBe(places.length);
    const missing = places.filter((to) => String(matchRoutes(known, to)?.at(-1)?.route.handle ?? "not-found").includes("not-found"));
    expect(missing).toEqual([]);
  });

  test("a first page marks its own place as current", () => {
    const homeOf = (role: Viewer["role"], pathname: string) => navigationOf(viewer(role), undefined, (key) => key, pathname)[0]?.items[0]?.to;
    expect(homeOf("vendor", "/dashboard/messages")).toBe("/vendor");
    expect(homeOf("vendor", "/dashboard")).toBe("/dashboard");
    expect(homeOf("professional", "")).toBe("/dashboard/professional");
    expect(homeOf("admin", "/admin/users")).toBe("/dashboard");
  });
});

test.each([
  ["professional", "/dashboard/professional/profile"],
  ["vendor", "/vendor/profile"],
  ["vendor", "/dashboard/team"],
] as const)("a %s at %s sees which place that is", (role, pathname) => {
  const places = (at: string) => navigationOf(viewer(role), undefined, (key) => key, at).flatMap(({ items }) => items.map(({ to }) => to));
  expect(places(pathname).filter((to) => to === pathname)).toEqual([pathname]);
  expect(places("/dashboard/settings")).not.toContain(pathname);
});

test.each(["vendor", "homeowner", "professional"] as const)("a %s finds payouts only where their team lets them see money", (role) => {
  const has = (more: Partial<Viewer>) => {
    const groups = navigationOf({ ...viewer(role), isVendorStaff: true, isMember: true, ...more }, undefined, (key) => key);
    return groups.some(({ items }) => items.some(({ to }) => to === "/vendor/payouts"));
  };
  expect([has({ seesMoney: true }), has({ seesMoney: false }), has({})]).toEqual([true, false, false]);
});

describe("places of someone in a vendor's team", () => {
  const staff = (role: Viewer["role"]) => navigationOf({ ...viewer(role), isVendorStaff: true, isMember: true }, undefined, (key) => key);
  test.each(["homeowner", "professional"] as const)("a %s has each once, the vendor's before their own", (role) => {
    const groups = staff(role);
    const places = groups.flatMap(({ items }) => items.map(({ to }) => to));
    expect(new Set(places).size).toBe(places.length);
    expect(places).toEqual(expect.arrayContaining(["/vendor/quotes", "/vendor/orders", "/vendor/listing", "/vendor/team", "/dashboard/projects"]));
    expect(places).not.toContain("/dashboard/team");
    expect(groups.map(({ id }) => id).slice(0, 4)).toEqual(["work", "selling", "insights", "business"]);
  });
});

test("groups without places are not there; the first has no title", () => {
  const groups = navigationOf(viewer("homeowner"), undefined, (key) => key);
  expect(groups.map(({ id, title }) => [id, title])).toEqual([
    ["work", undefined],
    ["account", "group.account"],
  ]);
});

describe("places of someone who works for a professional", () => {
  const staff = (role: Viewer["role"]) => navigationOf({ ...viewer(role), isProfessionalStaff: true, isMember: true }, undefined, (key) => key);
  const placesOf = (role: Viewer["role"]) => staff(role).flatMap(({ items }) => items.map(({ to }) => to));
  test.each(["homeowner", "vendor", "professional"] as const)("a %s has each of that work once", (role) => {
    const places = placesOf(role);
    expect(new Set(places).size).toBe(places.length);
    expect(places).toEqual(
      expect.arrayContaining(["/dashboard/jobs", "/dashboard/clients", "/quote-builder", "/dashboard/portfolio", "/dashboard/professional/packages"]),
    );
    expect(places).toContain(role === "vendor" ? "/vendor/team" : "/dashboard/team");
  });
  test("a homeowner without such work has none of it", () => {
    const places = navigationOf(viewer("homeowner"), undefined, (key) => key).flatMap(({ items }) => items.map(({ to }) => to));
    expect(places).not.toContain("/dashboard/portfolio");
  });
});
