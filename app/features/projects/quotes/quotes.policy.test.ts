import { describe, expect, test } from "vitest";
import type { OrganizationRole } from "#app/platform/organizations/organization.policy.ts";
import { aViewer } from "#app/platform/testing/viewers.ts";
import { mayAnswerQuote, mayMessage, maySeeQuote, mayWriteAnswer, type QuoteParties } from "./quotes.policy.ts";

const [requester, colleague, other, admin] = [aViewer("homeowner"), aViewer("vendor"), aViewer("vendor"), aViewer("admin")];
/** Names of those who may; `colleague` has the role in the asked vendor's team. */
function who(may: (viewer: typeof admin, parties: QuoteParties) => boolean, role: OrganizationRole) {
  const people = { requester, colleague, other, admin };
  return Object.entries(people).flatMap(([name, viewer]) =>
    may(viewer, { requesterId: requester.id, teamRole: viewer === colleague ? role : null }) ? [name] : [],
  );
}

test.each<[OrganizationRole, string[]]>([
  ["viewer", ["admin"]],
  ["editor", ["colleague", "admin"]],
  ["manager", ["colleague", "admin"]],
  ["owner", ["colleague", "admin"]],
])("who answers where the colleague is %s", (role, expected) => {
  expect(who(mayAnswerQuote, role)).toEqual(expected);
  expect(who(maySeeQuote, role)).toEqual(["requester", "colleague", "admin"]);
  // An admin steps in, but never writes in the vendor's name.
  expect(who((_, parties) => mayWriteAnswer(parties), role)).toEqual(expected.filter((name) => name !== "admin"));
});

describe("requester and team write to each other", () => {
  const parties = (more: Partial<QuoteParties & { hasTeam: boolean }> = {}) => ({ requesterId: requester.id, teamRole: null, hasTeam: true, ...more });

  test("the requester, and those who answer", () => {
    expect(mayMessage(requester, parties())).toBe(true);
    expect(mayMessage(colleague, parties({ teamRole: "editor" }))).toBe(true);
  });

  test("not who only reads, a stranger or an admin", () => {
    expect([mayMessage(colleague, parties({ teamRole: "viewer" })), mayMessage(other, parties()), mayMessage(admin, parties())]).toEqual([false, false, false]);
  });

  test("not with oneself, with a vendor without people, or with a visitor who has no account", () => {
    expect(mayMessage(requester, parties({ teamRole: "owner" }))).toBe(false);
    expect(mayMessage(requester, parties({ hasTeam: false }))).toBe(false);
    expect(mayMessage(colleague, parties({ requesterId: null, teamRole: "owner" }))).toBe(false);
  });
});
