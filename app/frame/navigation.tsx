import {
  Armchair,
  Bell,
  Bookmark,
  CalendarDays,
  ChartColumn,
  CircleHelp,
  CircleUserRound,
  Eye,
  FileText,
  Flag,
  FolderOpen,
  House,
  Images,
  Inbox,
  MailOpen,
  MessageSquareHeart,
  MessageSquareQuote,
  MessagesSquare,
  NotebookText,
  Package,
  PackageCheck,
  PaintRoller,
  Scale,
  Settings,
  ShieldCheck,
  Stamp,
  Star,
  Store,
  TicketPercent,
  TrendingUp,
  Truck,
  Users,
  UsersRound,
  WalletCards,
} from "lucide-react";
import type { ReactNode } from "react";
import { mayManageContent, type Viewer } from "#app/platform/auth/viewer.ts";
import type { MessageKey } from "#app/platform/languages/namespaces.ts";

export type NavItem = {
  to: string;
  label: string;
  /** For the bar on phones. */
  short?: string;
  icon: ReactNode;
  /** Something that waits; nothing when 0. */
  count?: number | undefined;
  /** Current only at exactly this address. */
  end?: boolean;
};
export type NavGroup = { id: string; title?: string; items: readonly NavItem[] };

/** Counts of pending work, for the badges in the navigation. */
export type NavCounts = { unreadMessages: number; newRequests: number };

type Text = MessageKey<"shell.dashboard">;
type Place = { to: string; text: Text; short?: Text; icon: ReactNode; end?: boolean; waits?: keyof NavCounts };

const homes: Record<Viewer["role"], string> = { homeowner: "/dashboard", professional: "/dashboard/professional", vendor: "/vendor", admin: "/dashboard" };

/** Where a person's own first page is. */
export const homeOf = (viewer: Viewer): string => homes[viewer.role];

/** Places that have a second address, by that address. */
const ALIASES: Record<string, string> = {
  "/dashboard/professional/profile": "/dashboard/profile",
  "/vendor/profile": "/dashboard/profile",
  "/dashboard/team": "/vendor/team",
};

/** /dashboard is an alias of everyone's first page. */
const homeAt = (pathname: string, viewer: Viewer): string => (pathname === "/dashboard" || Object.values(homes).includes(pathname) ? pathname : homeOf(viewer));

const quotes: Place = { to: "/dashboard/quotes", text: "place.quotes", short: "place.requests", icon: <MessageSquareQuote aria-hidden /> };
const asked: Place = { to: "/dashboard/jobs", text: "place.asked", short: "place.bids", icon: <Scale aria-hidden /> };
const jobs: Place = { to: "/dashboard/jobs", text: "place.jobs", icon: <Inbox aria-hidden /> };
const clients: Place = { to: "/dashboard/clients", text: "place.clients", icon: <UsersRound aria-hidden /> };
const schedule: Place = { to: "/dashboard/schedule", text: "place.schedule", icon: <CalendarDays aria-hidden /> };
const received: Place = { to: "/vendor/quotes", text: "place.received", short: "place.requests", icon: <Inbox aria-hidden />, waits: "newRequests" };
const written: Place = { to: "/quote-builder", text: "place.written", icon: <FileText aria-hidden /> };
const messages: Place = { to: "/dashboard/messages", text: "place.messages", icon: <MessagesSquare aria-hidden />, waits: "unreadMessages" };
const projects: Place = { to: "/dashboard/projects", text: "place.projects", icon: <FolderOpen aria-hidden /> };
const saved: Place = { to: "/dashboard/saved", text: "place.saved", icon: <Bookmark aria-hidden /> };
const ideabooks: Place = { to: "/ideas/ideabooks", text: "place.ideabooks", icon: <NotebookText aria-hidden /> };
const studio: Place = { to: "/dashboard/studio", text: "place.studio", icon: <PaintRoller aria-hidden /> };
const profile: Place = { to: "/dashboard/profile", text: "place.profile", icon: <CircleUserRound aria-hidden /> };
const portfolio: Place = { to: "/dashboard/portfolio", text: "place.portfolio", icon: <Images aria-hidden /> };
const verification: Place = { to: "/dashboard/verification", text: "place.verification", icon: <Stamp aria-hidden /> };
const claims: Place = { to: "/dashboard/claims", text: "place.claims", icon: <Flag aria-hidden /> };
const pieces: Place = { to: "/vendor/products", text: "place.pieces", icon: <Armchair aria-hidden /> };
const discounts: Place = { to: "/vendor/sales", text: "place.discounts", icon: <TicketPercent aria-hidden /> };
const shipping: Place = { to: "/vendor/shipping", text: "place.delivery", icon: <Truck aria-hidden /> };
const customers: Place = { to: "/vendor/customers", text: "place.customers", icon: <UsersRound aria-hidden /> };
const reports: Place = { to: "/vendor/reports", text: "place.reports", icon: <ChartColumn aria-hidden /> };
const questions: Place = { to: "/vendor/questions", text: "place.questions", icon: <CircleHelp aria-hidden /> };
const askedOfMe: Place = { to: "/dashboard/professional/questions", text: "place.questions", icon: <CircleHelp aria-hidden /> };
const pictures: Place = { to: "/vendor/pictures", text: "place.pictures", icon: <Images aria-hidden /> };
const analytics: Place = { to: "/vendor/analytics", text: "place.analytics", icon: <Eye aria-hidden /> };
const reach: Place = { to: "/vendor/reach", text: "place.reach", icon: <TrendingUp aria-hidden /> };
const ownReach: Place = { to: "/dashboard/professional/reach", text: "place.profileReach", icon: <TrendingUp aria-hidden /> };
const payouts: Place = { to: "/vendor/payouts", text: "place.payouts", icon: <WalletCards aria-hidden /> };
const sold: Place = { to: "/vendor/orders", text: "place.orders", icon: <Package aria-hidden /> };
const bought: Place = { to: "/dashboard/orders", text: "place.myOrders", icon: <Package aria-hidden /> };
const reviewed: Place = { to: "/vendor/reviews", text: "place.reviews", icon: <Star aria-hidden /> };
const packages: Place = { to: "/dashboard/professional/packages", text: "place.packages", icon: <PackageCheck aria-hidden /> };
const judged: Place = { to: "/dashboard/professional/reviews", text: "place.reviews", icon: <Star aria-hidden /> };
const reviews: Place = { to: "/dashboard/reviews", text: "place.myReviews", icon: <Star aria-hidden /> };
const listing: Place = { to: "/vendor/listing", text: "place.listing", icon: <Store aria-hidden /> };
const team: Place = { to: "/dashboard/team", text: "place.team", icon: <Users aria-hidden /> };
const vendorTeam: Place = { ...team, to: "/vendor/team" };
const admin: Place = { to: "/admin", text: "place.admin", icon: <ShieldCheck aria-hidden /> };
const account: readonly Place[] = [
  { to: "/dashboard/notifications", text: "place.notifications", icon: <Bell aria-hidden /> },
  { to: "/dashboard/settings", text: "place.settings", icon: <Settings aria-hidden /> },
  { to: "/dashboard/contact", text: "place.contact", icon: <MailOpen aria-hidden /> },
  { to: "/dashboard/feedback-history", text: "place.feedback", icon: <MessageSquareHeart aria-hidden /> },
];

const SECTIONS = ["work", "selling", "insights", "business", "home"] as const;
/** Places by what they are for; those of `work` come first and need no title. */
type Sections = { [Id in (typeof SECTIONS)[number]]?: readonly Place[] | undefined };

const sections: Record<Viewer["role"], Sections> = {
  homeowner: { work: [projects, quotes, messages, saved, asked, schedule, bought, reviews, ideabooks, studio] },
  professional: {
    work: [jobs, messages, projects, schedule, clients, written],
    insights: [ownReach],
    business: [portfolio, packages, judged, askedOfMe, verification, team],
    home: [quotes, saved, bought, reviews, ideabooks, studio],
  },
  vendor: {
    work: [received, written, messages, jobs, clients],
    selling: [sold, pieces, questions, pictures, shipping, discounts],
    insights: [reach, customers, analytics, reports, payouts, reviewed],
    business: [listing, vendorTeam, verification, claims],
    home: [saved, bought, ideabooks, studio, projects, quotes, schedule],
  },
  admin: { work: [messages, saved, bought, ideabooks, studio, projects, quotes, schedule] },
};

/** Those who work for a professional have the places of that work before their own. */
function withProfessional(own: Sections): Sections {
  const { work = [], business = [] } = own;
  return {
    ...own,
    work: [jobs, ...work.filter((place) => place !== asked && place !== jobs), ...[clients, written].filter((place) => !work.includes(place))],
    insights: [ownReach],
    business: [portfolio, packages, judged, askedOfMe, ...business],
  };
}

/** The people of a vendor's team have its places before their own; members of another organization find its team. */
function sectionsOf({ role, isVendorStaff, isProfessionalStaff, isMember, seesMoney = false }: Viewer): Sections {
  const own = isProfessionalStaff && role !== "professional" ? withProfessional(sections[role]) : sections[role];
  const { work = [], business = [] } = own;
  const insights = [...(sections.vendor.insights ?? []).filter((place) => seesMoney || place !== payouts), ...(role === "vendor" ? [] : (own.insights ?? []))];
  if (role === "vendor") return { ...own, insights };
  if (isVendorStaff) {
    // A request for bids has one address for those who ask and those who bid.
    const bidding = work.includes(written) ? work : [written, jobs, clients, ...work.filter((place) => place !== asked)];
    const { selling } = sections.vendor;
    return { ...own, work: [received, ...bidding], selling, insights, business: [listing, vendorTeam, ...business.filter((place) => place !== team)] };
  }
  return isMember && !business.includes(team) ? { ...own, business: [...business, team] } : own;
}

/** The places of a person's dashboard: only addresses that work, the most used first (phones show four of them below). */
export function navigationOf(viewer: Viewer, counts: NavCounts | undefined, t: (key: Text) => string, pathname = ""): NavGroup[] {
  const present = ({ to, text, short, icon, end = false, waits }: Place): NavItem => ({
    to: ALIASES[pathname] === to ? pathname : to,
    label: t(text),
    ...(short && { short: t(short) }),
    icon,
    end,
    count: waits && counts?.[waits],
  });
  const home: Place = { to: homeAt(pathname, viewer), text: "place.home", icon: <House aria-hidden />, end: true };
  const own = sectionsOf(viewer);
  const { work = [] } = own;
  const first = [home, ...(mayManageContent(viewer) ? [admin] : []), ...work];
  const groups = SECTIONS.map(
    (id): NavGroup => ({ id, ...(id !== "work" && { title: t(`group.${id}`) }), items: (id === "work" ? first : (own[id] ?? [])).map(present) }),
  );
  return [...groups.filter(({ items }) => items.length > 0), { id: "account", title: t("group.account"), items: [profile, ...account].map(present) }];
}
