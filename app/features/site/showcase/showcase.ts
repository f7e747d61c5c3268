// What the pages are: their addresses, their pictures and where each leads on. Texts: `showcase`, and a catalogue for each group.

export const SOFTWARE_PAGES = ["overview", "aiTools", "estimates", "proposals", "schedule", "clientDashboard"] as const;
export const AUDIENCE_PAGES = ["construction", "remodeling", "interiorDesign", "architecture", "industries"] as const;
export const WORK_PAGES = ["software", "projectManagement", "projectPlanning"] as const;
export type SoftwarePage = (typeof SOFTWARE_PAGES)[number];
export type AudiencePage = (typeof AUDIENCE_PAGES)[number] | (typeof WORK_PAGES)[number];
export type ShowcasePage = SoftwarePage | AudiencePage;

/** Taken of the running product by `npm run pictures`. */
export const SHOTS = [
  "day",
  "jobs",
  "quote",
  "paper",
  "schedule",
  "hours",
  "profile",
  "project",
  "brief",
  "messages",
  "studio",
  "creator",
  "compare",
  "shop",
  "pieces",
] as const;
export type Shot = (typeof SHOTS)[number];

export const SHOT_SIZE = { width: 1500, height: 975 };
export const shotUrl = (shot: Shot, language: string, theme: "light" | "dark"): string => `/pictures/${shot}.${language === "ar" ? "ar" : "en"}.${theme}.webp`;

type Piece = "comparison" | "rooms";
export type Page = {
  path: string;
  /** Of the hero and the three chapters. */
  shots: readonly [Shot, Shot, Shot, Shot];
  /** A part of the product to play with, after the first chapter. */
  piece?: Piece;
  next: readonly ShowcasePage[];
};

export const PAGES: Record<ShowcasePage, Page> = {
  overview: {
    path: "/pro-software",
    shots: ["day", "jobs", "quote", "schedule"],
    piece: "comparison",
    next: ["aiTools", "estimates", "proposals", "schedule", "clientDashboard", "software"],
  },
  aiTools: {
    path: "/pro-software/ai-tools",
    shots: ["studio", "studio", "creator", "pieces"],
    piece: "rooms",
    next: ["interiorDesign", "remodeling", "estimates", "overview"],
  },
  estimates: {
    path: "/pro-software/estimates",
    shots: ["quote", "quote", "paper", "compare"],
    next: ["proposals", "clientDashboard", "construction", "overview"],
  },
  proposals: {
    path: "/pro-software/proposals",
    shots: ["compare", "jobs", "paper", "messages"],
    piece: "comparison",
    next: ["estimates", "schedule", "construction", "overview"],
  },
  schedule: {
    path: "/pro-software/schedule",
    shots: ["schedule", "hours", "schedule", "day"],
    next: ["clientDashboard", "projectManagement", "estimates", "overview"],
  },
  clientDashboard: {
    path: "/pro-software/client-dashboard",
    shots: ["project", "brief", "project", "messages"],
    next: ["projectPlanning", "proposals", "schedule", "overview"],
  },
  construction: {
    path: "/who-we-serve/construction",
    shots: ["jobs", "brief", "compare", "profile"],
    piece: "comparison",
    next: ["proposals", "estimates", "remodeling", "industries"],
  },
  remodeling: {
    path: "/who-we-serve/remodeling",
    shots: ["studio", "studio", "hours", "paper"],
    piece: "rooms",
    next: ["aiTools", "schedule", "construction", "industries"],
  },
  interiorDesign: {
    path: "/who-we-serve/interior-design",
    shots: ["profile", "profile", "creator", "day"],
    piece: "rooms",
    next: ["aiTools", "clientDashboard", "architecture", "industries"],
  },
  architecture: {
    path: "/who-we-serve/architecture",
    shots: ["brief", "brief", "profile", "paper"],
    next: ["projectPlanning", "estimates", "interiorDesign", "industries"],
  },
  industries: {
    path: "/who-we-serve/industries",
    shots: ["day", "schedule", "shop", "pieces"],
    next: ["construction", "remodeling", "interiorDesign", "architecture", "overview"],
  },
  software: {
    path: "/professionals/software",
    shots: ["day", "messages", "schedule", "quote"],
    next: ["projectManagement", "projectPlanning", "overview", "industries"],
  },
  projectManagement: {
    path: "/professionals/software/project-management",
    shots: ["jobs", "day", "messages", "schedule"],
    next: ["software", "projectPlanning", "clientDashboard", "schedule"],
  },
  projectPlanning: {
    path: "/professionals/software/project-planning",
    shots: ["brief", "brief", "creator", "project"],
    next: ["software", "projectManagement", "clientDashboard", "proposals"],
  },
};

const pages = Object.entries(PAGES) as [ShowcasePage, Page][];
export const pathOf = (page: ShowcasePage): string => PAGES[page].path;
export const pageAt = (pathname: string): ShowcasePage | undefined => pages.find(([, { path }]) => path === pathname.replace(/\/$/, ""))?.[0];
export const paths = (): string[] => pages.map(([, { path }]) => path);
