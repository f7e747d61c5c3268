/** What has a page that is counted. */
export const SUBJECTS = ["vendor", "professional", "idea", "product", "package"] as const;
export type Subject = (typeof SUBJECTS)[number];
/** What a visitor does there. */
export const ACTIONS = ["view", "cart", "phone", "whatsapp", "email", "website"] as const;
export type Action = (typeof ACTIONS)[number];
/** Only vendors and professionals are got in touch with, only pieces bought. */
export const isCounted = (subject: Subject, action: Action): boolean =>
  action === "view" || (action === "cart" ? subject === "product" : subject === "vendor" || subject === "professional");

/** Where people search. `all` is the search of everything. */
export const SEARCH_PLACES = ["all", "vendors", "professionals", "ideas", "products"] as const;
export type SearchPlace = (typeof SEARCH_PLACES)[number];

export const BEACON = "/counts";

/** How long sums are stored. */
export const STORED_MONTHS = 25;
/** Words that fewer searches than this used are shown to nobody, and forgotten after `RARE_DAYS`. */
export const LEAST_SEARCHES = 3;
export const RARE_DAYS = 30;
