import { expect, test } from "vitest";
import { namespacesOf } from "./page-messages.ts";

const known = ["shell", "ui", "vendors", "vendors.admin", "quotes", "home"];
const match = (id: string, handle?: unknown) => ({ id, handle });

test.each([
  [
    [match("root"), match("features/directory/vendors/visitor/screens/directory")],
    ["shell", "ui", "vendors"],
  ],
  [[match("features/directory/vendors/admin/screens/vendors")], ["shell", "ui", "vendors.admin"]],
  [[match("features/projects/quotes/admin/screens/quotes")], ["shell", "ui", "quotes"]],
  [[match("features/site/home/visitor/screens/home", { namespaces: ["vendors", "unknown"] })], ["shell", "ui", "home", "vendors"]],
  [[match("frame/screens/connection-test")], ["shell", "ui"]],
])("%j", (matches, expected) => expect(namespacesOf(matches, known)).toEqual(expected));
