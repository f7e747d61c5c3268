import { mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { env } from "#app/platform/env/env.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { mailJob } from "./mail.server.ts";
import { mailBody } from "./mail-template.server.ts";
import { smsJob } from "./sms.server.ts";

const smtp = vi.hoisted(() => ({ addresses: [] as string[], sent: [] as Record<string, unknown>[] }));
vi.mock("#app/platform/env/env.server.ts", async (original) => {
  const { env } = await original<typeof import("#app/platform/env/env.server.ts")>();
  return { env: { ...env } };
});
vi.mock("nodemailer", async (original) => {
  const real = await original<typeof import("nodemailer")>();
  const createTransport = (options: never) => {
    if (typeof options !== "string") return real.createTransport(options);
    smtp.addresses.push(options);
    return { sendMail: async (mail: Record<string, unknown>) => void smtp.sent.push(mail) };
  };
  return { ...real, createTransport };
});

const now = () => new AbortController().signal;
const settings = env as { smtpUrl?: string | undefined; smsUrl?: string | undefined; smsToken?: string | undefined };
const outbox = join(env.dataDir, "outbox");
const files = async () => (await readdir(outbox)).sort();

beforeEach(async () => {
  Object.assign(settings, { smtpUrl: undefined, smsUrl: undefined, smsToken: undefined });
  Object.assign(smtp, { addresses: [], sent: [] });
  await rm(outbox, { recursive: true, force: true });
});

describe("a mail", () => {
  const mail = { id: "mail-1", at: "2026-11-20T10:00:00.000Z", to: "reem@example.com", subject: "Hello", text: "t", html: "<p>h</p>", language: "ar" };
  const read = async () => readFile(join(outbox, (await files())[0] ?? ""), "utf8");

  test("without a mail server is a file for its owner alone, whole and named by its time", async () => {
    await mailJob.handler(mail, now());
    expect(await files()).toEqual(["2026-11-20T10-00-00.000Z-mail-1.eml"]);
    const [folder, file] = [await stat(outbox), await stat(join(outbox, (await files())[0] ?? ""))];
    expect([folder.mode & 0o777, file.mode & 0o777]).toEqual([0o700, 0o600]);
    const text = await read();
    for (const line of ["Message-ID: <mail-1@localhost>", "Date: Fri, 20 Nov 2026 10:00:00 +0000", "Content-Language: ar", "Auto-Submitted: auto-generated"])
      expect(text).toContain(`${line}\r\n`);
    expect(text).not.toMatch(/List-Unsubscribe/);
  });

  test("can be ended with one button where it says how", async () => {
    await mailJob.handler({ ...mail, unsubscribe: "https://diwan.example/u/1" }, now());
    expect(await read()).toMatch(/List-Unsubscribe: <https:\/\/diwan\.example\/u\/1>\r\n[\s\S]*List-Unsubscribe-Post: List-Unsubscribe=One-Click/);
  });

  test("brings the files that are still there", async () => {
    const id = newId();
    await storage.put("documents/aa/paper.pdf", Buffer.from("%PDF-paper"), { type: "application/pdf" });
    await db
      .insertInto("files")
      .values({ id, sha256: "a".repeat(64), storage_key: "documents/aa/paper.pdf", mime: "application/pdf", byte_size: 10, is_public: false })
      .execute();
    await mailJob.handler(
      {
        ...mail,
        attachments: [
          { fileId: newId(), name: "gone.pdf" },
          { fileId: id, name: "paper.pdf" },
        ],
      },
      now(),
    );
    const text = await read();
    expect(text).toContain(Buffer.from("%PDF-paper").toString("base64"));
    expect([text.includes("paper.pdf"), text.includes("gone.pdf"), text.includes("Content-Type: application/pdf")]).toEqual([true, false, true]);
  });

  test("goes to the mail server where there is one, over one connection, and into no file", async () => {
    settings.smtpUrl = "smtp://mail.example:25";
    await mailJob.handler(mail, now());
    await mailJob.handler({ ...mail, id: "mail-2" }, now());
    expect(smtp.addresses).toEqual(["smtp://mail.example:25"]);
    expect(smtp.sent.map(({ messageId, to, from }) => [messageId, to, from])).toEqual([
      ["<mail-1@localhost>", "reem@example.com", env.mailFrom],
      ["<mail-2@localhost>", "reem@example.com", env.mailFrom],
    ]);
    await expect(files()).rejects.toThrow("ENOENT");
  });
});

describe("a text message", () => {
  const sms = { id: "sms-1", at: "2026-11-20T10:00:00.000Z", to: "+966500000001", text: "رمزك 123456", language: "ar" };
  /** What the service of text messages was asked. */
  const asked = async (answer: Response, token?: string) => {
    Object.assign(settings, { smsUrl: "https://sms.example/send", smsToken: token });
    const fetched = vi.spyOn(globalThis, "fetch").mockResolvedValue(answer);
    try {
      await smsJob.handler(sms, now());
      return fetched.mock.calls;
    } finally {
      fetched.mockRestore();
    }
  };

  test("without a service is a file for its owner alone", async () => {
    await mkdir(outbox, { recursive: true });
    await smsJob.handler(sms, now());
    expect(await files()).toEqual(["2026-11-20T10-00-00.000Z-sms-1.sms.txt"]);
    expect(await readFile(join(outbox, "2026-11-20T10-00-00.000Z-sms-1.sms.txt"), "utf8")).toBe("To: +966500000001\nLanguage: ar\n\nرمزك 123456\n");
    expect((await stat(join(outbox, "2026-11-20T10-00-00.000Z-sms-1.sms.txt"))).mode & 0o777).toBe(0o600);
  });

  test("makes its folder", async () => {
    await smsJob.handler(sms, now());
    expect((await stat(outbox)).mode & 0o777).toBe(0o700);
  });

  test("goes to the service, with its token, and nowhere else", async () => {
    const [[address, request] = []] = await asked(new Response(null, { status: 202 }), "secret");
    expect(address).toBe("https://sms.example/send");
    expect(request).toMatchObject({
      ...{ method: "POST", redirect: "error", signal: expect.any(AbortSignal) },
      headers: { "Content-Type": "application/json", "Idempotency-Key": "sms-1", Authorization: "Bearer secret" },
    });
    const { at: _, ...said } = sms;
    expect(JSON.parse(String(request?.body))).toEqual(said);
    const [[, plain] = []] = await asked(new Response(null, { status: 200 }));
    expect(Object.keys(plain?.headers ?? {})).not.toContain("Authorization");
  });

  test.each([199 + 101, 400, 503])("is tried again when the service answers %i", async (status) => {
    await expect(asked(new Response(null, { status }))).rejects.toThrow(`The text message service answered ${status}`);
  });
});

describe("the body of a mail", () => {
  const least = { siteName: "Diwan", title: "Title", paragraphs: ["One", "Two"] };
  test("has nothing that was not given", () => {
    const { text, html } = mailBody("en", least);
    expect(text).toBe("Title\n\nOne\n\nTwo\n\nDiwan\n");
    expect(html).not.toMatch(/<table|<a |undefined/);
    expect(html.match(/<p /g)).toHaveLength(3);
    expect(mailBody("en", { ...least, facts: [] }).html).not.toContain("<table");
  });

  test("has all that was, each link whole, in text and in HTML", () => {
    const whole = {
      ...least,
      facts: [["City", "Riyadh\nNorth"]] as const,
      button: { label: "Go", href: "/go" },
      note: "Small print",
      link: { label: "No more", href: "https://other.example/stop" },
    };
    const { text, html } = mailBody("en", whole);
    expect(text).toBe(`Title\n\nOne\n\nTwo\n\nCity: Riyadh\nNorth\n\nGo:\n${env.siteUrl}/go\n\nSmall print\n\nNo more:\nhttps://other.example/stop\n\nDiwan\n`);
    for (const part of [`href="${env.siteUrl}/go"`, 'href="https://other.example/stop"', "Riyadh<br>North", ">Small print</p>", ">No more</a>", ">Go</a>"])
      expect(html).toContain(part);
    expect(html).toContain("text-align:left");
    expect(mailBody("ar", whole).html).toContain("text-align:right");
  });
});
