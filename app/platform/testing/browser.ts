import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { authHandler } from "#app/platform/auth/auth-handler.server.ts";
import { resolveSession } from "#app/platform/auth/viewer.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { env } from "#app/platform/env/env.server.ts";

let next = 1;
const freshIp = () => `10.1.${next >> 8}.${next++ & 255}`;

/** A browser for sign-in requests, with a cookie jar. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  /** Limits count by address: each browser has its own. */
  readonly ip = freshIp();
  language = "en";

  async send(path: string, body?: object, headers: Record<string, string> = {}): Promise<Response> {
    const init = body ? { method: "POST", body: JSON.stringify(body) } : {};
    const all = {
      "content-type": "application/json",
      origin: env.siteUrl,
      cookie: this.cookie,
      "user-agent": "Mozilla/5.0 (X11; Linux) Firefox/140.0",
      ...headers,
    };
    const response = await authHandler(new Request(`${env.siteUrl}/api/auth${path}`, { ...init, headers: all }), { ip: this.ip, language: this.language });
    this.store(response.headers.getSetCookie());
    return response;
  }

  store(setCookies: readonly string[]): void {
    for (const cookie of setCookies) {
      const [pair = "", ...attributes] = cookie.split(/;\s*/);
      const name = pair.slice(0, pair.indexOf("="));
      if (attributes.some((attribute) => attribute.toLowerCase() === "max-age=0")) this.cookies.delete(name);
      else this.cookies.set(name, pair.slice(name.length + 1));
    }
  }

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  get headers(): Headers {
    return new Headers({ cookie: this.cookie, origin: env.siteUrl });
  }

  async viewer(): Promise<Viewer | null> {
    return (await resolveSession(this.headers)).viewer;
  }
}

/** Waits for a mail that may be sent after the answer; its decoded source. */
export async function mailTo(email: string, contains: string): Promise<string> {
  const folder = join(env.dataDir, "outbox");
  for (let tries = 0; tries < 100; tries++) {
    for (const name of (await readdir(folder).catch(() => [])).sort().reverse()) {
      if (!name.endsWith(".eml")) continue;
      const raw = await readFile(join(folder, name), "utf8");
      const text = raw.replace(/=\r?\n/g, "").replace(/=3D/g, "=");
      if (text.includes(`To: ${email}`) && text.includes(contains)) return text;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no mail to ${email} with ${contains}`);
}
