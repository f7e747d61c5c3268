import type { Role } from "#app/platform/auth/viewer.ts";

/** What a step shows: the first of these that is on the screen. */
type Step<Name extends string> = { name: Name; at: readonly string[] };

/** Behind the last of the bar on phones are the places that it has no room for. */
const MORE = ".dash-bar > button";
const ACCOUNT = { name: "account", at: [".dash-top .account button"] } as const;

/** Three to five things that matter, in the order of a first day. */
export const TOURS = {
  homeowner: [
    { name: "today", at: [".run-card"] },
    { name: "projects", at: ['a[href="/dashboard/projects"]'] },
    { name: "messages", at: ['a[href="/dashboard/messages"]'] },
    { name: "saved", at: ['.side a[href="/dashboard/saved"]', MORE] },
    ACCOUNT,
  ],
  professional: [
    { name: "waiting", at: [".home-duo > section"] },
    { name: "jobs", at: ['a[href="/dashboard/jobs"]'] },
    { name: "quotes", at: ['.side a[href="/quote-builder"]', MORE] },
    { name: "sample", at: ['[data-tour="sample"]'] },
    ACCOUNT,
  ],
  vendor: [
    { name: "requests", at: ['.side a[href="/vendor/quotes"]', '.dash-bar a[href="/vendor/quotes"]'] },
    { name: "pieces", at: ['.side a[href="/vendor/products"]', MORE] },
    { name: "listing", at: ['.side a[href="/vendor/listing"]', MORE] },
    ACCOUNT,
  ],
  admin: [
    { name: "work", at: [".home-list.work"] },
    { name: "admin", at: ['.dash-main a[href="/admin"]'] },
    { name: "find", at: [".dash-top .jump"] },
    ACCOUNT,
  ],
} as const satisfies Record<Role, readonly Step<string>[]>;

const isShown = (element: Element): boolean => element.checkVisibility() && element.getBoundingClientRect().width > 0;

/** The control that a step is about; nothing where the screen has none. */
export const findTarget = (at: readonly string[]): Element | undefined => at.flatMap((selector) => [...document.querySelectorAll(selector)]).find(isShown);
