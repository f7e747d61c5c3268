import { isContractProcedure } from "@orpc/contract";
import { call, ORPCError } from "@orpc/server";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { contract, router } from "#app/api/router.server.ts";
import type { Case, Cases } from "#app/api/testing/cases.ts";
import { type People, type SignedIn, WHO, type Who } from "#app/api/testing/people.ts";
import { makeWorld, type World } from "#app/api/testing/world.ts";
import type { Access, ProcedureMeta } from "#app/platform/api/contract.ts";
import { staffWrites } from "#app/platform/audit/staff-writes.server.ts";
import { db, disconnect } from "#app/platform/database/db.server.ts";
import { closeLive } from "#app/platform/live/live.server.ts";

// Jobs are not part of this test.
vi.mock("#app/platform/jobs/jobs.server.ts", async (original) => ({ ...(await original<object>()), enqueue: async () => undefined }));

/** Each feature says how its procedures are called and who gets an answer. */
const files = import.meta.glob<{ cases: Cases }>("../features/*/*/*.cases.ts", { eager: true });
const CASES: Cases = Object.assign({}, ...Object.values(files).map(({ cases }) => cases));

/** 'answered', the code of a refusal, or what is broken. */
type Outcome = string;
type Entry = { path: string; access: Access };

function entries(node: unknown, path: string[] = []): Entry[] {
  if (isContractProcedure(node)) return [{ path: path.join("."), access: (node["~orpc"].meta as ProcedureMeta).access ?? "admin" }];
  if (node === null || typeof node !== "object") return [];
  return Object.entries(node).flatMap(([key, child]) => entries(child, [...path, key]));
}

const procedureAt = (path: string): unknown => path.split(".").reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], router);

const LETS_THROUGH: Record<Access, readonly Who[]> = {
  public: WHO,
  "signed-in": WHO.filter((who) => who !== "visitor"),
  vendor: ["vendor", "otherVendor", "admin"],
  content: ["contentManager", "admin"],
  admin: ["admin"],
};

/** The case itself is wrong, or the procedure. */
const MISTAKES: ReadonlySet<string> = new Set(["BAD_REQUEST", "INTERNAL_SERVER_ERROR", "TOO_MANY_REQUESTS"]);

async function ask(path: string, { input }: Case, who: Who, world: World): Promise<{ outcome: Outcome; text: string }> {
  const viewer = who === "visitor" ? null : world.people[who];
  const wanted = await input?.(world, who as SignedIn);
  await db.deleteFrom("rate_limits").execute();
  try {
    const result = await call(procedureAt(path) as never, wanted as never, {
      context: { viewer, language: "en", requestId: "matrix", ip: "192.0.2.7" } as never,
      path: path.split("."),
    });
    const iterator = result as AsyncIterator<unknown> | undefined;
    if (typeof iterator?.return === "function") await iterator.return();
    return { outcome: "answered", text: JSON.stringify(result) ?? "" };
  } catch (error) {
    const code = error instanceof ORPCError ? error.code : "INTERNAL_SERVER_ERROR";
    if (MISTAKES.has(code))
      return { outcome: `broken: ${code} ${(error as Error).message} ${JSON.stringify((error as { data?: unknown }).data ?? "")}`, text: "" };
    return { outcome: code, text: JSON.stringify((error as { data?: unknown }).data ?? "") };
  }
}

function expected({ access }: Entry, { may, refusal = "NOT_FOUND", ends = "answered" }: Case, who: Who): Outcome {
  if (!LETS_THROUGH[access].includes(who)) return who === "visitor" ? "UNAUTHORIZED" : "FORBIDDEN";
  return may && !(may as readonly Who[]).includes(who) ? refusal : ends;
}

/** Secrets that only the two sides of a request and its conversation may see, and admins only of the request. */
function secretsFrom(who: Who, { conversationId, quoteId }: World): string[] {
  if (who === "homeowner" || who === "vendor") return [];
  const ofConversation = [conversationId, "A secret about the majlis"];
  return who === "admin" ? ofConversation : [...ofConversation, quoteId, "Secret Requester", "secret-requester@matrix.example", "A secret idea"];
}

let world: World;
let before: People;
beforeAll(async () => {
  // Many writes here change nothing, and what changes nothing leaves no entry in the audit log; each feature's own tests prove that its writes do.
  delete staffWrites.onDone;
  world = await makeWorld();
  before = structuredClone(world.people);
});
// A call that changes a person's account must not change who the next one asks as.
beforeEach(() => void Object.assign(world.people, structuredClone(before)));
afterAll(async () => {
  await closeLive();
  await disconnect();
});

const all = entries(contract);

test("every procedure stands in the matrix, and no other", () => {
  expect(Object.keys(CASES).sort()).toEqual(all.map(({ path }) => path).sort());
});

// One world for all of them, which some change: in the order of the contract.
describe("who gets what", { shuffle: false }, () => {
  describe.each(all.filter(({ path }) => path in CASES))("$path ($access)", (entry) => {
    test.each(WHO)("as %s", async (who) => {
      const wanted = CASES[entry.path] as Case;
      const { outcome, text } = await ask(entry.path, wanted, who, world);
      expect(outcome).toBe(expected(entry, wanted, who));
      expect(secretsFrom(who, world).filter((secret) => text.includes(secret))).toEqual([]);
    });
  });
});
