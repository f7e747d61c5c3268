import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { db, disconnect } from "#app/platform/database/db.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import { startJobs, stopJobs } from "#app/platform/jobs/jobs.server.ts";
import { mailJob, sendMail } from "#app/platform/mail/mail.server.ts";
import { mailBody } from "#app/platform/mail/mail-template.server.ts";

afterAll(async () => {
  await stopJobs();
  await disconnect();
});

const content = {
  siteName: "Diwan",
  title: "A <b>title</b>",
  paragraphs: ["One & two\nthree"],
  facts: [["City", '"Riyadh"']] as const,
  button: { label: "Go", href: "/reset-password?token=a&b=c" },
  note: "Bye",
};

it("writes a mail in the direction of its language, with everything escaped", () => {
  const english = mailBody("en", content);
  expect(english.html).toContain('<html lang="en" dir="ltr">');
  expect(english.html).toContain("A &lt;b&gt;title&lt;/b&gt;");
  expect(english.html).toContain("One &amp; two<br>three");
  expect(english.html).toContain(`href="${env.siteUrl}/reset-password?token=a&amp;b=c"`);
  expect(english.text).toContain(`Go:\n${env.siteUrl}/reset-password?token=a&b=c`);
  expect(english.text).toContain('City: "Riyadh"');
  expect(mailBody("ar", content).html).toContain('<html lang="ar" dir="rtl">');
  expect(mailBody("xx", content).html).toContain('<html lang="en" dir="ltr">');
});

it("delivers into the outbox, each mail once, and only when the transaction commits", async () => {
  await startJobs([mailJob]);
  const folder = join(env.dataDir, "outbox");
  const before = await readdir(folder).catch((): string[] => []);
  const mail = (subject: string) => ({ to: "reem@example.com", subject, language: "ar", ...mailBody("ar", content) });
  await sendMail(mail("مرحبًا\r\nBcc: evil@example.com"));
  await expect(
    db.transaction().execute(async (trx) => {
      await sendMail(mail("never"), { trx });
      throw new Error("rolled back");
    }),
  ).rejects.toThrow();
  await db.transaction().execute((trx) => sendMail(mail("committed"), { trx }));
  const files = await vi.waitFor(
    async () => {
      const names = (await readdir(folder)).filter((name) => name.endsWith(".eml") && !before.includes(name));
      expect(names).toHaveLength(2);
      return names;
    },
    { timeout: 15_000 },
  );
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), "utf8")));
  const heads = texts.map((text) => text.split("\r\n\r\n")[0] ?? "");
  expect(heads.join("\n")).not.toMatch(/^Bcc:/m);
  expect(heads.filter((head) => /^Subject: committed/m.test(head))).toHaveLength(1);
  expect(heads[0]).toMatch(/^To: reem@example\.com/m);
  expect(heads[0]).toMatch(/^Content-Language: ar/m);
});
