import { beforeEach, describe, expect, test, vi } from "vitest";
import { mailCode, mailEmailChanged, mailExistingAccount, mailPasswordReset, mailVerification } from "./auth-mails.server.ts";

type Sent = [mail: { to: string; subject: string; language: string; text: string; html: string }, options: object];
const sent = vi.hoisted(() => [] as unknown[][]);
vi.mock("#app/platform/mail/mail.server.ts", () => ({ sendMail: async (...mail: unknown[]) => void sent.push(mail) }));
const last = () => (sent.at(-1) as Sent)[0];

const reem = { name: "Reem <b>", email: "reem+x@example.com" };
beforeEach(() => void sent.splice(0));

const KINDS: Record<string, (user: typeof reem & { language?: unknown }, language: string) => Promise<void>> = {
  "to confirm an address": (user, language) => mailVerification(user, "a/b+c", language),
  "for a new password": (user, language) => mailPasswordReset(user, "a/b+c", language),
  "about a second account": (user, language) => mailExistingAccount(user, language),
  "with a code": (user, language) => mailCode("signInCode", user, "123 456", language),
  "with a code for a new address": (user, language) => mailCode("newEmail", user, "123 456", language),
  "about a changed address": (user, language) => mailEmailChanged(user, language),
};

describe.each(Object.entries(KINDS))("a mail %s", (name, send) => {
  test("goes at once, to that person alone, in the language of the request", async () => {
    await send(reem, "ar");
    expect(sent).toEqual([[expect.objectContaining({ to: reem.email, language: "ar" }), { isUrgent: true }]]);
    expect(last().html).toContain('dir="rtl"');
    expect(last().subject).toMatch(/[\u0621-\u064A]/);
    // No text that the language lacks, and no place in it that was left open.
    expect(last().subject + last().text).not.toMatch(/mail\.|[{}]/);
  });

  test("is in the language that the account chose", async () => {
    await send({ ...reem, language: "en" }, "ar");
    for (const language of ["", null, 7]) await send({ ...reem, language }, "ar");
    expect(sent.map(([mail]) => (mail as Sent[0]).language)).toEqual(["en", "ar", "ar", "ar"]);
  });

  test("greets by name, but not where the address may be a stranger's", async () => {
    await send(reem, "en");
    expect(last().text.includes("Reem <b>")).toBe(name !== "to confirm an address");
    expect(last().html).not.toContain("<b>");
  });
});

test("links lead to the page that takes them, whatever signs they have", async () => {
  await mailVerification(reem, "a/b+c", "en");
  await mailPasswordReset(reem, "a/b+c", "en");
  await mailExistingAccount(reem, "en");
  expect(sent.map(([mail]) => /https?:\S+/.exec((mail as Sent[0]).text)?.[0])).toEqual([
    "http://localhost:3000/verify-email?token=a%2Fb%2Bc",
    "http://localhost:3000/reset-password?token=a%2Fb%2Bc",
    "http://localhost:3000/login?email=reem%2Bx%40example.com",
  ]);
});

test("a code stands in the subject, and in the text beside its label", async () => {
  await mailCode("signInCode", reem, "123 456", "en");
  expect([last().subject, last().text]).toEqual([expect.stringContaining("123 456"), expect.stringMatching(/: 123 456/)]);
});
