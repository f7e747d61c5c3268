import { expect, test } from "vitest";
import { namespacesOf } from "./page-messages.ts";

const known = ["shell", "ui", "vendors", "vendors.admin", "quotes", "home"];
const match = (id: string, handle?: unknown) => ({ id, handle });

test.each([
  [
    [match("root"), match("features/vendors/screens/vendor-list")],
    ["shell", "ui", "vendors"],
  ],
  [[match("features/vendors/screens/admin-vendors")], ["shell", "ui", "vendors.admin"]],
  [[match("features/quotes/screens/admin-quotes")], ["shell", "ui", "quotes"]],
  [[match("features/home/screens/home", { namespaces: ["vendors", "unknown"] })], ["shell", "ui", "home", "vendors"]],
  [[match("shell/screens/connection-test")], ["shell", "ui"]],
])("%j", (matches, expected) => expect(namespacesOf(matches, known)).toEqual(expected));
