import { expect, test } from "vitest";
import { leadsTo } from "./prelaunch.rules.ts";

test("before the launch everything leads to one page, but for staff and for what it needs", () => {
  for (const path of ["/", "/home", "/vendors/bayt", "/signup", "/pre-launch-party", "/loginx", "/dashboard", "/home.data"])
    expect(leadsTo(path, true, false)).toBe("/pre-launch");
  for (const path of ["/pre-launch", "/pre-launch/", "/pre-launch.data", "/login", "/login/code", "/terms", "/privacy", "/privacy/"])
    expect(leadsTo(path, true, false)).toBeNull();
  for (const path of ["/home", "/admin", "/pre-launch"]) expect(leadsTo(path, true, true)).toBeNull();
  expect(leadsTo("/coming-soon", true, false)).toBe("/pre-launch");
});

test("after it both pages lead home, and nothing else is touched", () => {
  for (const path of ["/pre-launch", "/coming-soon", "/coming-soon/"]) expect(leadsTo(path, false, false)).toBe("/home");
  for (const path of ["/home", "/vendors", "/admin"]) expect(leadsTo(path, false, false)).toBeNull();
  expect(leadsTo("/pre-launch", false, true)).toBeNull();
});
