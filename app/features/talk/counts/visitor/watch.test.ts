// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { watchPages } from "./watch.ts";

const ID = "01a224b7-43d8-74a4-a850-5c65e36d071a";
const send = vi.fn((_: string, body: string) => body !== "");
const sent = () => send.mock.calls.map(([, body]) => JSON.parse(body));

Object.defineProperty(navigator, "sendBeacon", { value: send });
Object.defineProperty(navigator, "webdriver", { value: false });
document.addEventListener("click", (event) => event.preventDefault());
watchPages();

beforeEach(() => {
  send.mockClear();
  sessionStorage.clear();
  document.head.innerHTML = `<meta name="counted" content="vendor ${ID}">`;
  document.body.innerHTML = `<main><a id="phone" href="tel:+966550000000">Call</a><a id="own" href="/vendors">Vendors</a>
    <a id="chat" href="https://wa.me/966550000000">Chat</a><a id="map" href="https://maps.google.com/?q=1">Map</a>
    <svg><a id="region" href="/professionals?place=SA-02"><path></path></a></svg></main><footer><a id="other" href="mailto:help@example.com">Help</a></footer>`;
});

const click = (id: string) => document.getElementById(id)?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));

test("getting in touch counts once for a tab, by its way", () => {
  for (const id of ["phone", "phone", "chat"]) click(id);
  expect(sent()).toEqual([
    { subject: "vendor", action: "phone", id: ID },
    { subject: "vendor", action: "whatsapp", id: ID },
  ]);
});

test("links within the product, of maps and outside of the page's content are no contact", () => {
  for (const id of ["own", "map", "other"]) click(id);
  expect(sent()).toEqual([]);
});

test("a link of a drawing is followed without an error", () => {
  const failed = vi.fn();
  addEventListener("error", failed);
  click("region");
  removeEventListener("error", failed);
  expect([failed.mock.calls, sent()]).toEqual([[], []]);
});
