import { randomBytes } from "node:crypto";
import { type BrowserContext, expect } from "@playwright/test";

export type Newcomer = { name: string; email: string; password: string };

/** A fresh account, so that a test which changes something meets nobody else's. With `isSignedIn` the browser is theirs from now on. */
export async function newcomer(context: BrowserContext, baseURL: string, { role = "homeowner", isSignedIn = true } = {}): Promise<Newcomer> {
  const tail = randomBytes(5).toString("hex");
  // A family name of letters: one with digits reads like an English word on an Arabic page.
  const family = tail.replace(/\d/g, (digit) => "ghijklmnop".charAt(Number(digit))).replace(/^./, (letter) => letter.toUpperCase());
  const person = { name: `Hala ${family}`, email: `hala-${tail}@example.com`, password: "quiet courtyard 7" };
  const post = (path: string, data: object) => context.request.post(`/api/auth${path}`, { headers: { origin: baseURL }, data });
  expect((await post("/sign-up/email", { ...person, userMetadata: { role } })).status()).toBe(200);
  if (isSignedIn) expect((await post("/sign-in/email", { email: person.email, password: person.password })).status()).toBe(200);
  return person;
}
