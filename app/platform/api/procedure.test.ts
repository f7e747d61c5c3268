import { oc } from "@orpc/contract";
import { call } from "@orpc/server";
import { beforeEach, describe, expect, test, vi } from "vitest";
import * as z from "zod";
import { staffWrites } from "#app/platform/audit/staff-writes.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import type { Access, ProcedureMeta } from "./contract.ts";
import { checkAccess, implementContract, type ProcedureContext, signedIn } from "./procedure.server.ts";

const behind = vi.hoisted(() => ({ limits: [] as unknown[], isFull: false, audits: [] as unknown[], entries: 0 }));
vi.mock("./rate-limit.server.ts", () => ({
  async enforceLimit(key: string, rule: object) {
    behind.limits.push([key, rule]);
    if (behind.isFull) throw new Error("too many");
  },
}));
vi.mock("#app/platform/audit/audit.server.ts", () => ({
  async audited(by: object, run: () => Promise<unknown>) {
    behind.audits.push(by);
    return { result: await run(), entries: behind.entries };
  },
}));

const viewer = (more: Partial<Viewer> = {}): Viewer =>
  ({ id: "me", name: "Reem", role: "homeowner", permissions: [], isMember: false, ...more }) as unknown as Viewer;
const admin = viewer({ role: "admin" });
const ada = { id: "ada", name: "Ada" };
const notes: unknown[] = [];
const reported: unknown[] = [];

beforeEach(() => {
  Object.assign(behind, { limits: [], isFull: false, audits: [], entries: 0 });
  notes.length = 0;
  reported.length = 0;
  staffWrites.onDone = (name, entries) => void reported.push([name, entries]);
});

type Route = { method?: "GET" | "POST" | "PATCH"; meta?: ProcedureMeta };
/** Calls a procedure of a contract that says this. */
function ask({ method, meta = { access: "public" } }: Route, context: Partial<ProcedureContext> = {}, input: unknown = { note: "x" }) {
  const contract = {
    note: oc
      .$meta<ProcedureMeta>({})
      .meta(meta)
      .route({ path: "/notes", ...(method && { method }) })
      .input(z.object({ note: z.string() })),
  };
  const { note } = implementContract(contract);
  const procedure = note.handler(({ input: { note: text } }: { input: { note: string } }) => {
    notes.push(text);
    return "done";
  });
  return call(procedure as never, input as never, { context: { viewer: null, language: "en", requestId: "r1", ip: "192.0.2.1", ...context } as never });
}

describe("access", () => {
  const people: Record<string, Viewer | null> = {
    nobody: null,
    homeowner: viewer(),
    vendor: viewer({ role: "vendor" }),
    editor: viewer({ permissions: ["content_manager"] }),
    admin,
  };
  test.each<[Access, string[]]>([
    ["public", ["nobody", "homeowner", "vendor", "editor", "admin"]],
    ["signed-in", ["homeowner", "vendor", "editor", "admin"]],
    ["vendor", ["vendor", "admin"]],
    ["content", ["editor", "admin"]],
    ["admin", ["admin"]],
  ])("%s is for %j", (access, who) => {
    const letIn = Object.entries(people).filter(([, person]) => {
      try {
        checkAccess(access, person);
        return true;
      } catch {
        return false;
      }
    });
    expect(letIn.map(([name]) => name)).toEqual(who);
  });

  test("is nobody's where the contract names none", () => {
    expect(() => checkAccess(undefined, admin)).toThrow(expect.objectContaining({ code: "FORBIDDEN" }));
    expect(() => checkAccess(undefined, null)).toThrow(expect.objectContaining({ code: "UNAUTHORIZED" }));
  });

  test("ends when the account is closed, but for what is public", () => {
    const closed = viewer({ deletionRequestedAt: "2026-01-01T00:00:00Z" });
    expect(() => checkAccess("signed-in", closed)).toThrow(expect.objectContaining({ code: "FORBIDDEN" }));
    expect(() => checkAccess("public", closed)).not.toThrow();
  });

  test("of the owner alone is refused to an admin who is signed in as them", async () => {
    const meta: ProcedureMeta = { access: "signed-in", ownerOnly: true };
    await expect(ask({ meta }, { viewer: viewer({ impersonatedBy: ada }) })).rejects.toMatchObject({ code: "FORBIDDEN" });
    expect(await ask({ meta }, { viewer: viewer() })).toBe("done");
    expect(await ask({ meta: { access: "signed-in" } }, { viewer: viewer({ impersonatedBy: ada }) })).toBe("done");
    expect(notes).toHaveLength(2);
  });

  test("is asked before anything else: what is refused counts as no write", async () => {
    await expect(ask({ meta: { access: "admin" } }, { viewer: viewer() }, { note: "a\u0000b" })).rejects.toMatchObject({ code: "FORBIDDEN" });
    expect([behind.limits, behind.audits, notes]).toEqual([[], [], []]);
  });
});

test("text that the database cannot store is refused before it counts", async () => {
  await expect(ask({}, {}, { note: "a\u0000b" })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  expect([behind.limits, notes]).toEqual([[], []]);
});

describe("writes", () => {
  test("are 120 a minute for a person, or for an address where nobody is signed in", async () => {
    const rule = { max: 120, windowSeconds: 60 };
    await ask({}, { viewer: viewer() });
    await ask({ method: "PATCH" });
    expect(behind.limits).toEqual([
      ["write:me", rule],
      ["write:192.0.2.1", rule],
    ]);
    behind.isFull = true;
    await expect(ask({})).rejects.toThrow("too many");
    expect(notes).toHaveLength(2);
  });

  test("reading is not limited, and leaves no trace", async () => {
    behind.isFull = true;
    expect(await ask({ method: "GET", meta: { access: "admin" } }, { viewer: admin })).toBe("done");
    expect([behind.limits, behind.audits, reported]).toEqual([[], [], []]);
  });

  test("are written down with their request, and with the admin behind the person", async () => {
    await ask({}, { viewer: viewer() });
    await ask({}, { viewer: viewer({ impersonatedBy: ada }), requestId: "r2" });
    await ask({});
    expect(behind.audits).toEqual([
      { requestId: "r1", impersonator: null, reader: { id: "me", language: "en" } },
      { requestId: "r2", impersonator: ada, reader: { id: "me", language: "en" } },
      { requestId: "r1", impersonator: null, reader: { id: null, language: "en" } },
    ]);
  });

  test("of staff are reported with the entries they made, unless the contract says that they need none", async () => {
    behind.entries = 2;
    await ask({ meta: { access: "admin" } }, { viewer: admin });
    await ask({ method: "PATCH", meta: { access: "content" } }, { viewer: admin });
    await ask({ meta: { access: "admin", unaudited: "nothing changes" } as ProcedureMeta }, { viewer: admin });
    await ask({ meta: { access: "signed-in" } }, { viewer: admin });
    expect(reported).toEqual([
      ["POST /notes", 2],
      ["PATCH /notes", 2],
    ]);
  });
});

test("who is signed in is known, or the answer is that nobody is", () => {
  const context = { language: "en", requestId: "r", ip: "" };
  expect(signedIn({ ...context, viewer: admin })).toBe(admin);
  expect(() => signedIn({ ...context, viewer: null })).toThrow(expect.objectContaining({ code: "UNAUTHORIZED" }));
});
