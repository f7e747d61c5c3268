import { Hono } from "hono";
import { expect, test } from "vitest";
import { cleanAddresses } from "./clean-addresses.ts";

const app = new Hono().use(cleanAddresses).all("*", (c) => c.text("here"));
const ask = (path: string, method = "GET") => app.request(`http://d.example${path}`, { method });

test.each([
  ["/vendors/", "/vendors"],
  ["/VENDORS", "/vendors"],
  ["/Vendors/Bayt-Al-Sidra/?lang=ar", "/vendors/bayt-al-sidra?lang=ar"],
  ["/help/?q=A", "/help?q=A"],
  // the digits of encoded letters stay as they are
  ["/Vendors/%D8%A8", "/vendors/%D8%A8"],
  // no other site
  ["//other/", "/other"],
])("%s leads to %s for good", async (path, to) => {
  for (const method of ["GET", "HEAD"]) {
    const answer = await ask(path, method);
    expect([answer.status, answer.headers.get("location")]).toEqual([301, to]);
  }
});

test.each(["/", "/vendors", "/creator/share/AbC", "/rest/v1/", "/api/v1/Vendors/", "/vendors/%D8%A8", "/health/"])("%s stays", async (path) => {
  expect((await ask(path)).status).toBe(200);
});

test("what is sent stays where it was sent to", async () => {
  expect((await ask("/VENDORS/", "POST")).status).toBe(200);
});
