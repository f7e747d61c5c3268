import { expect, test } from "vitest";
import { serializeError } from "./log.server.ts";

test("an error is logged with its code and stack, without the connection it happened on", () => {
  const error = Object.assign(new Error("Connection terminated"), { code: "57P01", client: { secretKey: -391, database: "diwan" } });
  const logged = serializeError(error);
  expect(logged).toMatchObject({ type: "Error", message: "Connection terminated", code: "57P01", stack: expect.stringContaining("log.test") });
  expect(JSON.stringify(logged)).not.toMatch(/secretKey|database/);
});
