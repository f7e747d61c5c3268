/** Whom help is for; `resources` are the guides of /resources, made by the same engine. */
export const AUDIENCES = ["homeowners", "professionals", "vendors", "general"] as const;
export type Audience = (typeof AUDIENCES)[number];
export const SECTIONS = [...AUDIENCES, "resources"] as const;
export type Section = (typeof SECTIONS)[number];

/** What articles of a section are grouped by, in this order. */
export const GROUPS = {
  homeowners: ["ideas", "studio", "hiring", "projects", "shop"],
  professionals: ["presence", "jobs", "quotes", "time"],
  vendors: ["listing", "selling", "orders", "money"],
  general: ["account", "security", "privacy", "together"],
  resources: ["costs", "hiring", "rights"],
} as const satisfies Record<Section, readonly string[]>;
export type Group = (typeof GROUPS)[Section][number];

export const isSection = (text: string | undefined): text is Section => SECTIONS.includes(text as Section);

export const sectionPath = (section: Section): string => (section === "resources" ? "/resources" : `/help/${section}`);
export const articlePath = (section: Section, slug: string): string => `${sectionPath(section)}/${slug}`;
/** The address that leads to the article about a screen. */
export const helpFor = (pathname: string): string => `/help/for?page=${encodeURIComponent(pathname)}`;

/** Articles are complete in these; readers of other languages get the English ones. */
export const articleLanguage = (language: string): "en" | "ar" => (language === "ar" ? "ar" : "en");

/** What says that an article's words are in another language than the page; nothing where they are in the same. */
export function foreignWords(language: string): { lang?: "en" } {
  return language === articleLanguage(language) ? {} : { lang: "en" };
}

/** An article as lists show it. */
export type ArticleCard = { id: string; section: Section; group: Group; to: string; title: string; summary: string };

export const QUERY_LENGTH = 100;
export const COMMENT_LENGTH = 1_000;
export const HITS = 12;
