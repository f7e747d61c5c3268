import type { BrowserContext, Page } from "@playwright/test";
import { expectNoAxeViolations } from "./support/axe.ts";
import { newcomer } from "./support/newcomer.ts";
import { ready } from "./support/ready.ts";
import { roomPhoto } from "./support/room-photo.ts";
import { expect, test } from "./support/test.ts";

test.use({ serviceWorkers: "allow" });

/** The service worker serves this page, and has stored the page for those without a network. */
async function installed(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForFunction(async () => {
    for (const name of await caches.keys()) if (name.startsWith("offline-") && (await (await caches.open(name)).match("/offline.html"))) return true;
    return false;
  });
}

const pagesStored = (page: Page) => page.evaluate(async () => (await (await caches.open("pages")).keys()).map(({ url }) => new URL(url).pathname));

/** What the device does with a photo that another app shares: a form, sent by nobody's page. */
async function sharePhoto(page: Page): Promise<void> {
  const { buffer } = await roomPhoto();
  await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const input = document.createElement("input");
    input.type = "file";
    input.name = "photo";
    const files = new DataTransfer();
    files.items.add(new File([bytes], "room.jpg", { type: "image/jpeg" }));
    input.files = files.files;
    const form = document.createElement("form");
    form.method = "post";
    form.action = "/share-target";
    form.enctype = "multipart/form-data";
    form.append(input);
    document.body.append(form);
    form.submit();
  }, buffer.toString("base64"));
  await page.waitForURL("**/share");
  await ready(page);
}

const inArabic = (context: BrowserContext, baseURL: string | undefined) => context.addCookies([{ name: "lang", value: "ar", url: baseURL ?? "" }]);

for (const [language, direction, shortcut] of [
  ["en", "ltr", "Redesign my room"],
  ["ar", "rtl", "أعد تصميم غرفتي"],
] as const)
  test(`the manifest in ${language} is linked, and its icons are there`, async ({ page, request, context, baseURL }) => {
    if (language === "ar") await inArabic(context, baseURL);
    await page.goto("/home");
    const address = (await page.locator('link[rel="manifest"]').getAttribute("href")) ?? "";
    const answer = await request.get(address);
    expect(answer.headers()["content-type"]).toContain("application/manifest+json");
    const manifest = (await answer.json()) as { lang: string; dir: string; icons: { src: string }[]; shortcuts: { name: string; icons: { src: string }[] }[] };
    expect([manifest.lang, manifest.dir, manifest.shortcuts[0]?.name]).toEqual([language, direction, shortcut]);
    for (const { src } of [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)])
      expect((await request.get(src)).headers()["content-type"], src).toBe("image/png");
    const session = await context.newCDPSession(page);
    const { errors } = await session.send("Page.getAppManifest");
    expect(errors).toEqual([]);
  });

test("without a network: a page that was read is there, with a bar; another is the offline page; the network brings all back", async ({
  page,
  context,
  baseURL,
  allowProblem,
}) => {
  allowProblem(/ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED/);
  await page.goto("/home");
  await installed(page);
  await page.goto("/vendors");
  await expect.poll(() => pagesStored(page)).toContain("/vendors");
  await context.setOffline(true);
  await page.goto("/vendors");
  await expect(page.getByRole("status")).toHaveText("You’re offline. This is the page as you last saw it.");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto("/professionals");
  await expect(page.getByRole("heading", { name: "You’re offline" })).toBeVisible();
  await expect(page).toHaveURL(/\/professionals$/);
  await expectNoAxeViolations(page);
  await context.setOffline(false);
  await page.getByRole("link", { name: "Try Again" }).click();
  await ready(page);
  await expect(page).toHaveURL(/\/professionals$/);

  // in the language and theme that are chosen next
  await inArabic(context, baseURL);
  await context.addCookies([{ name: "theme", value: "dark", url: baseURL ?? "" }]);
  await page.goto("/home");
  await ready(page);
  await expect
    .poll(() => page.evaluate(async () => (await caches.match("/offline.html", { ignoreVary: true }))?.text()))
    .toContain('<html lang="ar" dir="rtl" data-theme="dark">');
});

test("pages of one's own are never stored, and signing out empties what is", async ({ page, context, baseURL }) => {
  await page.goto("/vendors");
  await installed(page);
  await page.goto("/ideas");
  await expect.poll(() => pagesStored(page)).toContain("/ideas");
  await newcomer(context, baseURL ?? "");
  for (const path of ["/dashboard/settings", "/professionals"]) {
    await page.goto(path);
    await ready(page);
  }
  const stored = await pagesStored(page);
  expect(stored).toContain("/ideas");
  for (const path of ["/dashboard/settings", "/professionals"]) expect(stored).not.toContain(path);
  await page.getByRole("button", { name: /^Account/ }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL("**/home");
  await expect.poll(() => pagesStored(page)).not.toContain("/ideas");
});

test("a new version says so, and comes when its reader wants it", async ({ page, context }) => {
  let version = 1;
  // The browser asks for its script past the page.
  await context.route("**/sw.js", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()}// ${version}` });
  });
  await page.goto("/contact");
  await installed(page);
  const field = page.getByLabel("Message");
  await field.fill("Not sent yet");
  version = 2;
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
  const notice = page.getByRole("status").filter({ hasText: "A new version is ready" });
  await expect(notice).toBeVisible();
  await expect(field).toHaveValue("Not sent yet");
  // a form with changes asks before the page goes
  page.once("dialog", (dialog) => void dialog.accept());
  await Promise.all([page.waitForEvent("load"), notice.getByRole("button", { name: "Reload" }).click()]);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null)).toBeNull();
});

test("a photo that another app shares waits through the sign-in, and becomes a redesign", async ({ page, context, baseURL }) => {
  await page.goto("/home");
  await installed(page);
  await sharePhoto(page);
  await expect(page.getByRole("img", { name: "The photo you shared" })).toBeVisible();
  await expectNoAxeViolations(page);
  await expect(page.getByText("Sign in first. Your photo stays on this device.")).toBeVisible();
  await page.getByRole("button", { name: "Redesign this room" }).click();
  await page.waitForURL("**/login?redirect=%2Fredesign");
  await newcomer(context, baseURL ?? "");
  await page.goto("/redesign");
  await expect(page.getByText("Image uploaded successfully")).toBeVisible();
  await page.getByRole("button", { name: "Redesign my room" }).click();
  await page.waitForURL(/\/redesign\/[0-9a-f-]{36}/);
});

test("a photo that another app shares goes into an ideabook", async ({ page, context, baseURL }) => {
  await newcomer(context, baseURL ?? "");
  await page.goto("/share");
  await expect(page.getByText("The photo didn’t arrive. Choose it here.")).toBeVisible();
  await installed(page);
  await sharePhoto(page);
  await page.getByRole("button", { name: "New ideabook" }).click();
  await page.waitForURL(/\/ideas\/ideabooks\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { level: 1, name: "My photos" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 3, name: "Own photo" })).toBeVisible();
  await expect.poll(() => page.locator(".book-item img").evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  // it was used: nothing of it waits any more
  await page.goto("/share");
  await expect(page.getByText("The photo didn’t arrive. Choose it here.")).toBeVisible();
});

test("notifications on this device are a choice, and each kind is one", async ({ page, context, baseURL }) => {
  await newcomer(context, baseURL ?? "");
  // This browser neither asks nor reaches a push service: its side of a subscription is made up. The server's side is proved by push.test.ts.
  await page.addInitScript(() => {
    let made: object | null = null;
    let permission = "default";
    Object.defineProperty(Notification, "permission", { get: () => permission });
    Notification.requestPermission = async () => {
      permission = "granted";
      return "granted";
    };
    const keys = crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"]).then(async ({ publicKey }) => {
      const encoded = (bytes: Uint8Array) =>
        btoa(String.fromCharCode(...bytes))
          .replaceAll("+", "-")
          .replaceAll("/", "_")
          .replaceAll("=", "");
      return { p256dh: encoded(new Uint8Array(await crypto.subtle.exportKey("raw", publicKey))), auth: encoded(crypto.getRandomValues(new Uint8Array(16))) };
    });
    PushManager.prototype.getSubscription = async () => made as PushSubscription | null;
    PushManager.prototype.subscribe = async (options) => {
      const subscription = { endpoint: `https://push.example.com/${crypto.randomUUID()}`, keys: await keys };
      if (!options?.userVisibleOnly || !options.applicationServerKey) throw new Error("a subscription without a key");
      const unsubscribe = async () => {
        made = null;
        return true;
      };
      made = { toJSON: () => subscription, unsubscribe };
      return made as PushSubscription;
    };
  });
  await page.goto("/dashboard/settings/notifications");
  await ready(page);
  const choice = page.getByRole("checkbox", { name: "Notifications on this device" });
  await expect(choice).not.toBeChecked();
  await expect(page.getByRole("checkbox", { name: /^On your devices/ })).toHaveCount(0);
  await choice.check();
  await expect(page.getByText("Notifications are on for this device")).toBeVisible();
  const devices = page.getByRole("list", { name: "Devices with notifications" });
  await expect(devices.getByText("This one")).toBeVisible();
  const kind = page.getByRole("checkbox", { name: "On your devices: Someone sends you a message" });
  await expect(kind).toBeChecked();
  await kind.uncheck();
  await expectNoAxeViolations(page);
  await choice.uncheck();
  await expect(devices).toHaveCount(0);
  await expect(choice).not.toBeChecked();
});

test("the account's menu installs the product where the browser can, and says how where it cannot ask", async ({
  page,
  context,
  browser,
  baseURL,
  signInAs,
}) => {
  await signInAs("homeowner");
  await page.goto("/home");
  await ready(page);
  const account = page.getByRole("button", { name: /^Account/ });
  await account.click();
  const item = page.getByRole("button", { name: "Install Diwan" });
  await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
  await expect(item).toHaveCount(0);
  await page.evaluate(() => {
    const prompt = async () => {
      document.documentElement.dataset["asked"] = "yes";
      return { outcome: "accepted" };
    };
    dispatchEvent(Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt }));
  });
  await item.click();
  await expect(page.locator("html")).toHaveAttribute("data-asked", "yes");
  await expect(item).toHaveCount(0);

  const phone = await browser.newContext({
    baseURL: baseURL ?? "",
    userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
  });
  await phone.addCookies(await context.cookies());
  const screen = await phone.newPage();
  await screen.goto("/home");
  await ready(screen);
  await screen
    .getByRole("button", { name: /^Account/ })
    .first()
    .click();
  await expect(screen.getByText("To install Diwan, tap Share, then Add to Home Screen.").first()).toBeVisible();
  await phone.close();
});
