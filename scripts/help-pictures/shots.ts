import type { Page } from "playwright-core";

type Role = "homeowner" | "professional" | "vendor";
export type Shot = {
  /** As articles name it. */
  name: string;
  /** Nobody: a visitor. */
  as?: Role;
  address: string;
  /** Followed from there, where a page has no address before somebody makes it: the first link whose address has this expression. */
  follow?: RegExp;
  /** What the picture shows; it fails when this is gone. */
  at: string;
  /** Of what stands there, so many pixels from the top. */
  height?: number;
  /** Brings the screen into the state to show. */
  prepare?(page: Page): Promise<unknown>;
};

const ID = "[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const main = "main";

/** Every picture of the help: a part of a screen of the product with its demo data. */
export const SHOTS: readonly Shot[] = [
  { name: "idea-filters", address: "/ideas", at: main, height: 560 },
  { name: "by-photo", address: "/ideas/by-photo", at: main, height: 520 },
  { name: "vendors", address: "/vendors", at: main, height: 560 },
  { name: "professionals", address: "/professionals", at: main, height: 620 },
  { name: "redesign", address: "/redesign", at: main, height: 620 },
  { name: "design-editor", address: "/design-editor", at: main, height: 600 },
  { name: "interior-creator", address: "/ai-interior-creator?words=a%20modern%20majlis%20in%20green", at: main, height: 640 },
  { name: "finder", address: "/products", at: main, height: 620 },
  { name: "forum", address: "/ideas/forums", at: main, height: 560 },
  { name: "sign-up", address: "/signup", at: main, height: 620 },
  { name: "sign-in", address: "/login", at: main, height: 560 },
  { name: "contact", address: "/contact", at: main, height: 620 },
  { name: "ideabook", as: "homeowner", address: "/ideas/ideabooks", follow: new RegExp(`^/ideas/ideabooks/${ID}$`), at: main, height: 600 },
  { name: "saved", as: "homeowner", address: "/dashboard/saved", at: main, height: 520 },
  { name: "reviews", as: "homeowner", address: "/dashboard/reviews", at: main, height: 480 },
  { name: "project", as: "homeowner", address: "/dashboard/projects", follow: new RegExp(`^/dashboard/projects/${ID}$`), at: main, height: 600 },
  { name: "compare-bids", as: "homeowner", address: "/dashboard/jobs", follow: new RegExp(`^/dashboard/jobs/${ID}`), at: main, height: 600 },
  { name: "order", as: "homeowner", address: "/dashboard/orders", at: main, height: 520 },
  { name: "settings", as: "homeowner", address: "/dashboard/settings", at: main, height: 520 },
  { name: "security", as: "homeowner", address: "/dashboard/settings/security", at: main, height: 600 },
  { name: "notifications", as: "homeowner", address: "/dashboard/settings/notifications", at: main, height: 600 },
  { name: "privacy", as: "homeowner", address: "/dashboard/settings/privacy", at: main, height: 560 },
  { name: "your-data", as: "homeowner", address: "/dashboard/settings/data", at: main, height: 520 },
  { name: "messages", as: "homeowner", address: "/dashboard/messages", at: main, height: 560 },
  { name: "profile", as: "professional", address: "/dashboard/professional/profile", at: main, height: 600 },
  { name: "portfolio", as: "professional", address: "/dashboard/portfolio", at: main, height: 560 },
  { name: "packages", as: "professional", address: "/dashboard/professional/packages", at: main, height: 600 },
  { name: "verification", as: "professional", address: "/dashboard/verification", at: main, height: 560 },
  { name: "jobs", as: "professional", address: "/dashboard/jobs", at: main, height: 560 },
  { name: "quote-builder", as: "professional", address: "/quote-builder", follow: new RegExp(`^/quote-builder/${ID}`), at: main, height: 640 },
  { name: "hours", as: "professional", address: "/dashboard/schedule/hours", at: main, height: 600 },
  { name: "schedule", as: "professional", address: "/dashboard/schedule", at: main, height: 620 },
  { name: "calendars", as: "professional", address: "/dashboard/schedule/calendars", at: main, height: 480 },
  { name: "pro-reviews", as: "professional", address: "/dashboard/professional/reviews", at: main, height: 560 },
  { name: "claims", as: "vendor", address: "/dashboard/claims", at: main, height: 460 },
  { name: "listing", as: "vendor", address: "/vendor/listing", at: main, height: 600 },
  { name: "team", as: "vendor", address: "/vendor/team", at: main, height: 560 },
  { name: "vendor-quotes", as: "vendor", address: "/vendor/quotes", at: main, height: 560 },
  { name: "piece", as: "vendor", address: "/vendor/products", at: main, height: 560 },
  { name: "import", as: "vendor", address: "/vendor/products/import", at: main, height: 460 },
  { name: "coupons", as: "vendor", address: "/vendor/sales", at: main, height: 460 },
  { name: "delivery", as: "vendor", address: "/vendor/shipping", at: main, height: 620 },
  { name: "vendor-order", as: "vendor", address: "/vendor/orders", at: main, height: 560 },
  { name: "payouts", as: "vendor", address: "/vendor/payouts", at: main, height: 460 },
  { name: "reports", as: "vendor", address: "/vendor/reports", at: main, height: 600 },
  { name: "pictures", as: "vendor", address: "/vendor/pictures", at: main, height: 520 },
];
