import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { timeZoneScript } from "./time-zone-script.ts";

function visit({ zone = "Asia/Riyadh", cookie = "", lang = "en", source = "browser" as string | null, storesCookies = true, hasTemporal = true }) {
  let reloads = 0;
  const page = { cookie, documentElement: { lang, dataset: { languageSource: source ?? undefined } } };
  const document = new Proxy(page, {
    set(target, name, value) {
      if (name === "cookie" && storesCookies) target.cookie = `${target.cookie}; ${String(value).split(";")[0]}`.replace(/^; /, "");
      return true;
    },
  });
  const Temporal = { Now: { timeZoneId: () => zone } };
  const intl = { DateTimeFormat: () => ({ resolvedOptions: () => ({ timeZone: zone }) }) };
  // Each browser has one of the two here: the other must not be asked.
  const clock = hasTemporal ? { self: { Temporal }, Temporal, Intl: undefined } : { self: {}, Temporal: undefined, Intl: intl };
  runInNewContext(timeZoneScript, { document, location: { reload: () => reloads++ }, ...clock });
  return { reloads, cookie: page.cookie };
}

test("a visitor in an Arab time zone gets Arabic, once", () => {
  expect(visit({})).toEqual({ reloads: 1, cookie: "lang=ar" });
  expect(visit({ zone: "Africa/Cairo" }).reloads).toBe(1);
  expect(visit({ zone: "Europe/Berlin" })).toEqual({ reloads: 0, cookie: "" });
  expect(visit({ hasTemporal: false }).reloads).toBe(1);
  expect(visit({ zone: "Europe/Berlin", hasTemporal: false }).reloads).toBe(0);
});

test("a choice stays, and a browser without cookies is not redirected", () => {
  expect(visit({ cookie: "a=1; lang=en" }).reloads).toBe(0);
  expect(visit({ source: null }).reloads).toBe(0);
  expect(visit({ lang: "ar" }).reloads).toBe(0);
  expect(visit({ storesCookies: false }).reloads).toBe(0);
});
