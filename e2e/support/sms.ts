import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";

const outbox = join(process.env.E2E_DATA_DIR ?? "", "outbox");

/** Waits for a text message to this number. @returns the pattern's first group */
export async function inSms(phone: string, wanted: RegExp): Promise<string> {
  let found = "";
  await expect(async () => {
    const names = (await readdir(outbox)).filter((file) => file.endsWith(".sms.txt"));
    const texts = await Promise.all(
      names
        .sort()
        .reverse()
        .map((name) => readFile(join(outbox, name), "utf8")),
    );
    found = wanted.exec(texts.find((text) => text.startsWith(`To: ${phone}\n`)) ?? "")?.[1] ?? "";
    expect(found).not.toBe("");
  }).toPass({ timeout: 20_000 });
  return found;
}
