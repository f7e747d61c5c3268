import { ORPCError } from "@orpc/server";
import { expect, test } from "vitest";
import { z } from "zod";
import { defineError, invalid, notFound, tooManyRequests } from "./errors.ts";
import { problemOf } from "./problem.ts";

const nothing = { fields: {}, retryAfter: undefined };
const taken = defineError("TAKEN", { status: 409, message: "Somebody has it.", data: z.object({ by: z.string(), fields: z.record(z.string(), z.string()) }) });

test("a declared error with its data", () => {
  expect(problemOf(taken({ by: "Noura", fields: { by: "not a wrong field" } }))).toEqual({
    ...nothing,
    code: "TAKEN",
    data: { by: "Noura", fields: { by: "not a wrong field" } },
  });
  expect(problemOf(notFound())).toEqual({ ...nothing, code: "NOT_FOUND", data: undefined });
});

test("wrong fields, and the wait", () => {
  expect(problemOf(invalid({ name: "required" }))).toMatchObject({ code: "INVALID", fields: { name: "required" }, retryAfter: undefined });
  expect(problemOf(tooManyRequests(30))).toMatchObject({ code: "TOO_MANY_REQUESTS", fields: {}, retryAfter: 30 });
  // Without data, as the framework may send them.
  expect(problemOf(new ORPCError("INVALID", { status: 422 }))).toMatchObject({ code: "INVALID", fields: {} });
});

test("an internal error reveals no details", () => {
  expect(problemOf(new ORPCError("INTERNAL_SERVER_ERROR", { data: { requestId: "r" } }))).toEqual({ ...nothing, code: "FAILED", data: undefined });
  expect(problemOf(new ORPCError("BUSY", { status: 503 }))).toMatchObject({ code: "FAILED" });
  expect(problemOf(new Error("cannot parse the answer"))).toMatchObject({ code: "FAILED" });
  expect(problemOf(null)).toMatchObject({ code: "FAILED" });
});

test("no answer", () => expect(problemOf(new TypeError("Failed to fetch"))).toEqual({ ...nothing, code: "OFFLINE", data: undefined }));
