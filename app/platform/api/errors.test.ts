import { call, implement, ORPCError } from "@orpc/server";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { declare, defineError, forbidden, invalid, notFound, tooManyRequests, unauthorized } from "./errors.ts";

const taken = defineError("TAKEN", { status: 409, message: "Somebody has it.", data: z.object({ by: z.string() }) });

describe("a declared error", () => {
  test("carries its code, status, message and data", () => {
    const error = taken({ by: "Noura" });
    expect(error).toBeInstanceOf(ORPCError);
    expect(error).toMatchObject({ code: "TAKEN", status: 409, message: "Somebody has it.", data: { by: "Noura" } });
    expect([unauthorized(), forbidden(), notFound()].map(({ code, status }) => [code, status])).toEqual([
      ["UNAUTHORIZED", 401],
      ["FORBIDDEN", 403],
      ["NOT_FOUND", 404],
    ]);
    expect(invalid({ name: "required" })).toMatchObject({ code: "INVALID", status: 422, data: { fields: { name: "required" } } });
    expect(tooManyRequests(30)).toMatchObject({ code: "TOO_MANY_REQUESTS", status: 429, data: { retryAfterSeconds: 30 } });
  });

  test("is one that the contract knows, where it is declared", async () => {
    const { oc } = await import("@orpc/contract");
    const procedure = implement(oc.errors(declare(taken))).handler(() => {
      throw taken({ by: "Noura" });
    });
    await expect(call(procedure, undefined)).rejects.toMatchObject({ code: "TAKEN", defined: true });
    const silent = implement(oc).handler(() => {
      throw taken({ by: "Noura" });
    });
    await expect(call(silent, undefined)).rejects.toMatchObject({ code: "TAKEN", defined: false });
  });
});
