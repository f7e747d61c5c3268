import { expect, test } from "vitest";
import { judgeContact } from "./contact.rules.ts";
import { BODY_LENGTH, NAME_LENGTH, REFERENCE_LENGTH } from "./contact.ts";

const message = (more = {}) => ({ topic: "order", name: "Reem", email: "reem@test.example", phone: "", reference: "", body: "Where is it?", ...more });

test.each([
  {},
  { phone: "0550001000" },
  { phone: "٠٥٥٠٠٠١٠٠٠" },
  { reference: "x".repeat(REFERENCE_LENGTH) },
  { body: "x".repeat(BODY_LENGTH) },
  { name: "x".repeat(NAME_LENGTH) },
  { email: " reem@test.example " },
])("%j is right", (more) => expect(judgeContact(message(more)).problems).toEqual({}));

test.each([
  [{ topic: "gossip" }, { topic: "required" }],
  [{ topic: "" }, { topic: "required" }],
  [{ name: "  " }, { name: "required" }],
  [{ name: "x".repeat(NAME_LENGTH + 1) }, { name: "tooLong" }],
  [{ email: "" }, { email: "required" }],
  [{ email: "reem" }, { email: "email" }],
  [{ phone: "12" }, { phone: "phone" }],
  [{ reference: "x".repeat(REFERENCE_LENGTH + 1) }, { reference: "tooLong" }],
  [{ body: " \n" }, { body: "required" }],
  [{ body: "x".repeat(BODY_LENGTH + 1) }, { body: "tooLong" }],
])("%j is not: %j", (more, problems) => expect(judgeContact(message(more)).problems).toEqual(problems));

test("values come back as they are stored", () => {
  expect(judgeContact(message({ name: "  Reem   Ali ", body: "a\r\nb " })).values).toMatchObject({ name: "Reem Ali", body: "a\nb" });
});
