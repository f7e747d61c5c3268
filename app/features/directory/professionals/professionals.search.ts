// The directory's search as an address has it. Shared by loader, screen, API and page cache; without zod, so that screens stay small.
import { PROFESSIONAL_TYPES } from "#app/features/people/profiles/public.ts";
import { VERIFICATION_KINDS } from "#app/features/people/verifications/public.ts";
import { amount, listAddress, oneOf, type Parameters, page, type SearchOf, value, words } from "#app/platform/list/list-address.ts";
import { STARTS, type Start, TRADE_PAGES, type TradePage, tradePageOf } from "./professionals.ts";

export const PROFESSIONAL_SORTS = ["recommended", "rating", "soonest", "rate", "newest"] as const;
export type ProfessionalSort = (typeof PROFESSIONAL_SORTS)[number];

/** Nobody reads further, and robots need not. */
export const MAX_PAGE = 100;
export const SEARCH_LENGTH = 100;
export const CODE_LENGTH = 80;
/** Riyals an hour. */
export const MOST_RIYALS = 100_000;
/** Riyals for the whole of a work. */
export const MOST_COST = 100_000_000;
/** The least that their reviews give on average. */
export const RATINGS = ["4.5", "4"] as const;
/** The mark, or one of what is checked. */
export const VERIFIED = ["yes", ...VERIFICATION_KINDS] as const;
export const START_NAMES = Object.keys(STARTS) as Start[];

export const professionalAddress = listAddress({
  search: words(SEARCH_LENGTH),
  profession: PROFESSIONAL_TYPES,
  /** A region's code or a city by its stored name. */
  place: value(CODE_LENGTH),
  speciality: value(CODE_LENGTH),
  style: value(CODE_LENGTH),
  language: value(CODE_LENGTH),
  room: value(CODE_LENGTH),
  rating: RATINGS,
  verified: VERIFIED,
  start: START_NAMES,
  /** The most that an hour may cost, in riyals. */
  rate: amount(MOST_RIYALS),
  /** What their work costs, in riyals. */
  costFrom: amount(MOST_COST),
  costTo: amount(MOST_COST),
  sort: oneOf(PROFESSIONAL_SORTS),
  page: page(MAX_PAGE),
});

export type ProfessionalSearch = SearchOf<typeof professionalAddress>;
export const EMPTY_SEARCH: ProfessionalSearch = professionalAddress.initial;

export const DIRECTORY = "/professionals";

/** Reads any address: what is unknown or malformed counts as not given. `trade` is the page of a trade. */
export const parseProfessionalSearch = (parameters: Parameters, trade?: string): ProfessionalSearch => {
  const search = professionalAddress.parse(parameters);
  return trade && Object.hasOwn(TRADE_PAGES, trade) ? { ...search, profession: TRADE_PAGES[trade as TradePage] } : search;
};

/** The one address of a search: a trade with a page is in the path, what is as at first leaves no trace. */
export function professionalsPath(search: Partial<ProfessionalSearch>): string {
  const trade = tradePageOf(search.profession ?? "");
  return trade ? `${DIRECTORY}/${trade}${professionalAddress.format({ ...search, profession: "" })}` : DIRECTORY + professionalAddress.format(search);
}

/** What can be taken away with one tap, in the order of the chips. */
const REMOVABLE = ["search", "profession", "place", "speciality", "room", "style", "rating", "language", "verified", "start", "cost", "rate"] as const;
export type Removable = (typeof REMOVABLE)[number];

const isOn = (search: ProfessionalSearch, filter: Removable): boolean =>
  filter === "cost" ? search.costFrom !== null || search.costTo !== null : search[filter] !== "" && search[filter] !== null;

export const filtersOn = (search: ProfessionalSearch): Removable[] => REMOVABLE.filter((filter) => isOn(search, filter));

export const without = (filter: Removable): Partial<ProfessionalSearch> =>
  filter === "cost" ? { costFrom: null, costTo: null } : { [filter]: EMPTY_SEARCH[filter] };

/** Everything that narrows taken away; the order stays. */
export const cleared = ({ sort }: ProfessionalSearch): ProfessionalSearch => ({ ...EMPTY_SEARCH, sort });
