import type { Page } from "@playwright/test";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../app/routes.ts";
import { expect, test } from "./support/test.ts";

const alive = (page: Page) => expect(page.locator("html")).toHaveAttribute("data-ready", "true");

/** From now on the scripts that the page does not have yet are gone, as after a new release. */
async function loseFurtherScripts(page: Page): Promise<void> {
  const loaded = new Set(await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name)));
  await page.route("**/assets/*.js", (route) => (loaded.has(route.request().url()) ? route.continue() : route.fulfill({ status: 404, body: "" })));
}

test("a screen whose script is gone gets a full page load, and offers help when that fails, too", async ({ page, allowProblem }) => {
  allowProblem(/404|dynamically imported module|Error loading route module/);
  await page.goto("/home");
  await alive(page);
  await loseFurtherScripts(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms of use" }).click();
  await expect(page).toHaveURL(/\/terms$/);
  // The server's page is there; its scripts are not.
  const clear = page.getByRole("button", { name: "Clear cache & reload" });
  await expect(clear).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.unrouteAll();
  await clear.click();
  await alive(page);
  await expect(page).toHaveURL(/\/terms$/);
});

test("a screen whose script is gone permanently shows the error screen instead of reloading forever", async ({ page, allowProblem }) => {
  allowProblem(/404|dynamically imported module|Error loading route module|the screen was taken away/);
  await page.goto("/home");
  await alive(page);
  await page.evaluate(() => sessionStorage.setItem("whole-load", `${Date.now()} /terms`));
  await loseFurtherScripts(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms of use" }).click();
  await expect(page.getByRole("button", { name: "Clear cache & reload" })).toBeVisible();
  await expect(page).toHaveURL(/\/terms$/);
});

test("a page stays when the script of an optional part is gone", async ({ page, allowProblem }) => {
  allowProblem(/404/);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/home");
  await alive(page);
  await loseFurtherScripts(page);
  const gone = page.waitForResponse((answer) => answer.status() === 404 && answer.url().endsWith(".js"));
  await page.mouse.move(300, 300);
  await gone;
  // What an installed app needs comes a second after the page. (A slow machine may have asked for it before.)
  await expect.poll(() => asked.filter((address) => /\/start-[^/]*\.js$/.test(address)).length).toBeGreaterThan(0);
  // what was rendered after the failure is rendered without it
  await page.getByRole("button", { name: "Language" }).first().focus();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(page.locator(".band").getByRole("link", { name: "Try it on my room" })).toBeAttached();
  await expect(page.getByRole("button", { name: "Clear cache & reload" })).toHaveCount(0);
});

test("to retry while offline asks first, says so, and loses nothing", async ({ page, context, allowProblem }) => {
  allowProblem(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await page.goto("/login");
  await alive(page);
  const field = page.getByLabel("Email").first();
  await field.fill("rami@studio.example");
  await context.setOffline(true);
  const screen = page.getByRole("alertdialog", { name: "Connection Issue" });
  await screen.getByRole("button", { name: "Retry" }).click();
  await expect(screen.getByText("Still offline")).toBeVisible();
  await context.setOffline(false);
  await expect(screen).toBeHidden();
  await expect(field).toHaveValue("rami@studio.example");

  // An open dialog must not cover the screen or block its button.
  await page.evaluate(() => {
    const dialog = Object.assign(document.createElement("dialog"), { id: "open-dialog", textContent: "A form" });
    document.querySelector("main")?.append(dialog);
    dialog.showModal();
  });
  await context.setOffline(true);
  await screen.getByRole("button", { name: "Retry" }).click();
  await expect(screen.getByText("Still offline")).toBeVisible();
  await context.setOffline(false);
  await expect(screen).toBeHidden();
  await expect(page.locator("#open-dialog")).toBeVisible();
});

test("a form whose further parts cannot come without a network is whole when there is one again", async ({ page, context, allowProblem }) => {
  allowProblem(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await page.goto("/contact");
  await alive(page);
  const screen = page.getByRole("alertdialog", { name: "Connection Issue" });
  await context.setOffline(true);
  await expect(screen).toBeVisible();
  // The first touch is what asks for the list of files.
  await page.evaluate(() => dispatchEvent(new Event("pointerdown")));
  await context.setOffline(false);
  await expect(screen).toBeHidden();
  await page.getByLabel("Your message").fill("The sofa came with a scratch.");
  await page.locator("main input[type=file]").setInputFiles({ name: "plan.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4") });
  await expect(page.getByRole("button", { name: "Remove plan.pdf" })).toBeVisible();
  await expect(page.getByLabel("Your message")).toHaveValue("The sofa came with a scratch.");
});

/** Addresses of screens that a name in the address decides over. */
const named = (entries: readonly RouteConfigEntry[], above = ""): string[] =>
  entries.flatMap((entry) => {
    const path = entry.path?.startsWith("/") ? entry.path : `${above}/${entry.path ?? ""}`.replace(/\/+$/, "");
    return [...(entry.file && path.includes(":") && !path.includes("*") ? [path] : []), ...named(entry.children ?? [], path)];
  });

test("no name in an address is too strange to be answered", async ({ request }) => {
  const addresses = [...new Set(named(routes))];
  expect(addresses).toContain("/vendors/:slug");
  const failed: string[] = [];
  for (const address of addresses)
    for (const name of ["%00", "a".repeat(3_000), "%F0%9F%95%8C", "..%2F.."]) {
      const status = (await request.get(address.replaceAll(/:\w+\??/g, name), { maxRedirects: 0 })).status();
      if (status >= 500) failed.push(`${status} ${address} with ${name.slice(0, 12)}`);
    }
  expect(failed).toEqual([]);
  for (const list of ["/vendors", "/ideas", "/profile", "/ideas/forums/majlis", "/redesign/shared"])
    for (const name of ["%00", "a".repeat(3_000)]) expect((await request.get(`${list}/${name}`)).status(), `${list}/${name.slice(0, 5)}`).toBe(404);
  // The root depends on nobody: it has moved for good.
  const root = await request.get("/?from=mail", { maxRedirects: 0 });
  expect([root.status(), root.headers()["location"]]).toEqual([301, "/home?from=mail"]);
});

test("a form that is sent before its page is alive keeps what was typed, and is sent once it is", async ({ page, signInAs }) => {
  await signInAs("homeowner");
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/ideas/forums/new?topic=majlis", { waitUntil: "commit" });
  await page.getByLabel("Your question in one line").fill("Which lamp for a low ceiling");
  await page.getByLabel("Your question in one line").press("Enter");
  await page.getByRole("button", { name: "Post question", exact: true }).click();
  release();
  await alive(page);
  await expect(page.getByText("This field is required")).toHaveCount(1);
  await expect(page.getByLabel("Your question in one line")).toHaveValue("Which lamp for a low ceiling");
});

test("a step back to a page whose texts are not there yet leaves the old page until they are", async ({ page }) => {
  await page.goto("/ideas/forums");
  await alive(page);
  await page.getByRole("banner").getByRole("link", { name: "Vendors" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Vendors" })).toBeVisible();
  // Now the other page's scripts and texts are gone from memory.
  await page.reload();
  await alive(page);
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  let ask = () => {};
  const asked = new Promise<void>((done) => {
    ask = done;
  });
  await page.route("**/assets/*.js", async (route) => {
    const answer = await route.fetch();
    // A file of texts is one object.
    if (/^var \w+=\{/.test(await answer.text())) {
      ask();
      await released;
    }
    await route.fulfill({ response: answer });
  });
  await page.evaluate(() => history.back());
  await asked;
  await expect(page.getByRole("heading", { level: 1, name: "Vendors" })).toBeVisible();
  release();
  // The watch of every test fails when the page gives way to the loading page in between.
  await expect(page.getByRole("heading", { level: 1, name: "Forum" })).toBeVisible();
});
