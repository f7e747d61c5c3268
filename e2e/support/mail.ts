import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";

const outbox = join(process.env.E2E_DATA_DIR ?? "", "outbox");

/** Waits for a mail that has not been read yet and says what is looked for; the words that match. */
export async function inMail(email: string, wanted: RegExp): Promise<string> {
  let found = "";
  await expect(async () => {
    for (const name of (await readdir(outbox))
      .filter((file) => file.endsWith(".eml"))
      .sort()
      .reverse()) {
      const raw = await readFile(join(outbox, name), "utf8");
      if (!raw.includes(`To: ${email}`)) continue;
      const mail = raw.replace(/=\r?\n/g, "").replace(/=3D/g, "=");
      // Parts with many letters that are not ASCII travel as base64 as a whole.
      const decoded = mail.replace(/(?:^[A-Za-z0-9+/=]{4,76}\r?\n)+/gm, (block) => Buffer.from(block, "base64").toString("utf8"));
      found = wanted.exec(decoded)?.[1] ?? wanted.exec(mail)?.[1] ?? "";
      if (found) return;
    }
    expect(found).not.toBe("");
  }).toPass({ timeout: 45_000 });
  return found;
}
