import { call, isProcedure, ORPCError } from "@orpc/server";
import { expect, test } from "vitest";
import { router } from "#app/api/router.server.ts";
import { contextOf } from "#app/platform/testing/client.ts";
import { aViewer } from "#app/platform/testing/viewers.ts";
import { hasUnstorable } from "#app/platform/text/unstorable.ts";

type Entry = { path: string; procedure: unknown };

function entries(node: unknown, path: string[] = []): Entry[] {
  if (isProcedure(node)) return [{ path: path.join("."), procedure: node }];
  return node === null || typeof node !== "object" ? [] : Object.entries(node).flatMap(([key, child]) => entries(child, [...path, key]));
}

test.each(entries(router))("$path refuses what cannot be stored before anything else looks at it", async ({ procedure }) => {
  for (const search of ["oak\0", "oak\ud800"]) {
    const asked = call(procedure as never, { search: [search] } as never, { context: contextOf(aViewer("admin")) as never });
    const error = await asked.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ORPCError);
    expect(error).toMatchObject({ status: 400, message: expect.stringContaining("U+0000") });
  }
});

test("U+0000 is found in texts, keys, sets and names of files, however deep, and nowhere else", () => {
  let deep: unknown = "a\0b";
  for (let level = 0; level < 200_000; level++) deep = [deep];
  for (const input of ["\0", deep, { "a\0": 1 }, new Set(["\0"]), new Map([["x", ["\0"]]]), { file: new File([], "a\0.pdf") }])
    expect(hasUnstorable(input)).toBe(true);
  for (const input of [undefined, null, 0, "0", "\\0", "سؤال", { a: [1, new Date(), { b: "x" }] }, new File(["\0"], "a.pdf")])
    expect(hasUnstorable(input)).toBe(false);
});
