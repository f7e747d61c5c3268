import {
  Activity,
  Armchair,
  Bot,
  ChartNoAxesColumn,
  CircleHelp,
  FilePen,
  FileUp,
  Flag,
  FolderTree,
  Hourglass,
  Images,
  ImageUp,
  KeyRound,
  Languages,
  MailOpen,
  MailX,
  MessageSquareHeart,
  MessageSquareQuote,
  Package,
  ShieldCheck,
  Stamp,
  Store,
  TrendingUp,
  UsersRound,
  WalletCards,
} from "lucide-react";
import type { ReactNode } from "react";
import type { MessageKey } from "#app/platform/languages/namespaces.ts";

type Place = {
  to: string;
  text: MessageKey<"admin-area">;
  /** In the bar of phones. */
  short?: MessageKey<"admin-area">;
  icon: ReactNode;
  /** What waits there: a name under `waiting` in a manifest. */
  count?: string;
  /** Content managers see it too. */
  isContent?: boolean;
  /** Current only at exactly this address. */
  end?: boolean;
};

/** The places of the administration in the order of its navigation. A feature adds its line here, and its texts to this feature's catalogue. */
export const ADMIN_PLACES: readonly { id: string; title?: MessageKey<"admin-area">; places: readonly Place[] }[] = [
  {
    id: "overview",
    places: [
      { to: "/admin", text: "nav.overview", icon: <ChartNoAxesColumn aria-hidden />, isContent: true, end: true },
      { to: "/admin/insights", text: "nav.insights", icon: <TrendingUp aria-hidden /> },
    ],
  },
  {
    id: "directory",
    title: "nav.group.directory",
    places: [
      { to: "/admin/vendors", text: "nav.vendors", icon: <Store aria-hidden />, count: "vendors", isContent: true },
      { to: "/admin/vendor-changes", text: "nav.listingChanges", short: "nav.changes", icon: <FilePen aria-hidden />, count: "listingChanges" },
      { to: "/admin/products", text: "nav.pieces", icon: <Armchair aria-hidden />, count: "products" },
      { to: "/admin/orders", text: "nav.orders", icon: <Package aria-hidden />, count: "orders" },
      { to: "/admin/categories", text: "nav.categories", icon: <FolderTree aria-hidden />, isContent: true },
      { to: "/admin/vendors/import", text: "nav.imports", icon: <FileUp aria-hidden />, count: "imports", isContent: true },
      { to: "/admin/quotes", text: "nav.quotes", icon: <MessageSquareQuote aria-hidden />, count: "quotes" },
    ],
  },
  {
    id: "ideas",
    title: "nav.group.ideas",
    places: [
      { to: "/admin/design-ideas", text: "nav.ideas", icon: <Images aria-hidden />, isContent: true },
      { to: "/admin/design-ideas-upload", text: "nav.ideaUploads", icon: <ImageUp aria-hidden />, isContent: true },
    ],
  },
  {
    id: "people",
    title: "nav.group.people",
    places: [
      { to: "/admin/users", text: "nav.users", icon: <UsersRound aria-hidden /> },
      { to: "/admin/verifications", text: "nav.verifications", icon: <Stamp aria-hidden />, count: "verifications" },
      { to: "/admin/claims", text: "nav.claims", icon: <KeyRound aria-hidden />, count: "claims" },
      { to: "/admin/moderation", text: "nav.moderation", icon: <ShieldCheck aria-hidden />, count: "moderation" },
      { to: "/admin/reports", text: "nav.reports", icon: <Flag aria-hidden />, count: "reports" },
      { to: "/admin/contact", text: "nav.contact", icon: <MailOpen aria-hidden />, count: "contact" },
      { to: "/dashboard/admin/feedback", text: "nav.feedback", icon: <MessageSquareHeart aria-hidden />, count: "feedback" },
    ],
  },
  {
    id: "platform",
    title: "nav.group.platform",
    places: [
      { to: "/admin/plans", text: "nav.plans", icon: <WalletCards aria-hidden /> },
      { to: "/admin/pre-launch", text: "nav.prelaunch", icon: <Hourglass aria-hidden /> },
      { to: "/admin/translations", text: "nav.translations", icon: <Languages aria-hidden /> },
      { to: "/admin/help", text: "nav.help", icon: <CircleHelp aria-hidden /> },
      { to: "/admin/ai", text: "nav.ai", icon: <Bot aria-hidden /> },
      { to: "/admin/activity", text: "nav.activity", icon: <Activity aria-hidden /> },
      { to: "/admin/failed-emails", text: "nav.failedMails", icon: <MailX aria-hidden /> },
    ],
  },
];
