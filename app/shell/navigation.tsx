import { FileUp, FolderTree, LayoutDashboard, MessageSquareQuote, Store } from "lucide-react";
import type { ReactNode } from "react";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import type { MessageKey } from "#app/platform/languages/namespaces.ts";

export type NavItem = {
  to: string;
  label: string;
  icon: ReactNode;
  /** Something that waits; nothing when 0. */
  count?: number | undefined;
  /** Current only at exactly this address. */
  end?: boolean;
};
export type NavGroup = { id: string; title?: string; items: readonly NavItem[] };

type Place = { to: string; text: MessageKey<"shell">; icon: ReactNode; end?: boolean; adminOnly?: boolean };

/** Only addresses that exist: a place is added with its feature. */
const areas = {
  admin: [
    { to: "/admin/vendors", text: "admin.vendors", icon: <Store aria-hidden />, end: true },
    { to: "/admin/categories", text: "admin.categories", icon: <FolderTree aria-hidden /> },
    { to: "/admin/vendors/import", text: "admin.imports", icon: <FileUp aria-hidden /> },
    { to: "/admin/quotes", text: "admin.quotes", icon: <MessageSquareQuote aria-hidden />, adminOnly: true },
  ],
  vendor: [{ to: "/vendor/quotes", text: "vendorArea.quotes", icon: <MessageSquareQuote aria-hidden /> }],
  dashboard: [{ to: "/dashboard", text: "nav.dashboard", icon: <LayoutDashboard aria-hidden />, end: true }],
} as const satisfies Record<string, readonly Place[]>;

export type Area = keyof typeof areas;

export function navigationOf(area: Area, viewer: Viewer | null, t: (key: MessageKey<"shell">) => string): NavGroup[] {
  const places: readonly Place[] = areas[area];
  const items = places
    .filter(({ adminOnly }) => !adminOnly || viewer?.role === "admin")
    .map(({ to, text, icon, end = false }) => ({ to, label: t(text), icon, end }));
  return [{ id: area, items }];
}
