import { randomInt } from "node:crypto";
import { type BrowserContext, test as base, type ConsoleMessage, expect, type Page } from "@playwright/test";

export type Role = "homeowner" | "professional" | "vendor" | "admin";
const PASSWORD = "Majlis-2026!";

type Cookies = Parameters<BrowserContext["addCookies"]>[0];

type Fixtures = {
  /** Signs the browser in as a demo account, without the form; the next page is that account's. */
  signInAs: (role: Role) => Promise<void>;
  /** Ends the session in this browser. Leaves the page first: an open one would still send requests. With a name, deletes only that cookie. */
  signOut: (cookie?: string) => Promise<void>;
  /** Says that a problem the test causes on purpose is no failure. */
  allowProblem: (pattern: RegExp) => void;
  watch: undefined;
};

type WorkerFixtures = {
  sessions: Map<Role, Cookies>;
};

/** The page that says whose place an area is answers 403, which browsers report. */
const isRefusal = (message: ConsoleMessage) => message.text().includes("status of 403") && message.location().url.includes("/role-mismatch");

/** A hydrated page that loses its title has suspended: something on it waits for texts that did not come along. */
const reportLostScreen = () =>
  new MutationObserver(() => {
    if (document.documentElement?.dataset.ready && !document.title) reportError(new Error(`the screen was taken away at ${location.pathname}`));
  }).observe(document, { childList: true, subtree: true });

/**
 * Every browser test starts here: it fails on script errors, console errors, violations of the Content-Security-Policy, and when a living page gives
 * way to the loading page.
 */
export const test = base.extend<Fixtures & { allowed: RegExp[] }, WorkerFixtures>({
  sessions: [async ({}, use) => use(new Map()), { scope: "worker" }],

  // A separate IP address per test: limits per address affect only the tests about them.
  extraHTTPHeaders: async ({}, use) => use({ "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` }),

  allowed: async ({}, use) => use([]),
  allowProblem: async ({ allowed }, use) => use((pattern) => void allowed.push(pattern)),

  watch: [
    async ({ context, allowed }, use) => {
      const problems: string[] = [];
      const listen = (page: Page) => {
        page.on("pageerror", (error) => problems.push(`script error: ${error.message} ${error.stack ?? ""}`));
        page.on("console", (message) => {
          if (message.type() === "error" && !isRefusal(message)) problems.push(`console: ${message.text()} (${message.location().url})`);
        });
      };
      context.on("page", listen);
      const script = await context.addInitScript(reportLostScreen);
      await use(undefined);
      context.off("page", listen);
      await script.dispose();
      expect(problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],

  signOut: async ({ context }, use) => {
    await use(async (cookie) => {
      for (const page of context.pages()) await page.goto("about:blank");
      await context.clearCookies(cookie ? { name: cookie } : {});
    });
  },

  signInAs: async ({ context, baseURL, sessions }, use) => {
    await use(async (role) => {
      const known = sessions.get(role);
      if (known) return context.addCookies(known);
      const answer = await context.request.post("/api/auth/sign-in/email", {
        headers: { origin: baseURL ?? "" },
        data: { email: `${role}@diwan.example`, password: PASSWORD },
      });
      expect(answer.status(), await answer.text()).toBe(200);
      sessions.set(role, await context.cookies());
    });
  },
});

export { expect };
