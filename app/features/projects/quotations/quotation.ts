import type { Unit } from "./units.ts";

// What a quotation consists of. Free of zod, so that screens load little.

/** `within`: its price is inside another line's. Optional and alternative lines are outside the total; an excluded one says what is left out. */
export const LINE_KINDS = ["included", "within", "optional", "alternative", "excluded"] as const;
export type LineKind = (typeof LINE_KINDS)[number];

export const NATURES = ["both", "labor", "material"] as const;
export type Nature = (typeof NATURES)[number];

/** Of a line; without a registration for VAT, every line is outside its scope. */
export const LINE_VATS = ["standard", "zero", "exempt"] as const;
export type LineVat = (typeof LINE_VATS)[number];

export type QuotationLine = {
  /** Stays the same from revision to revision. */
  id: string;
  /** The number of the brief's item that it answers; null for the author's own. */
  item: number | null;
  /** What it prices is something else than the item asks for; the note says what. Missing in what was written before it could be said. */
  differs?: boolean | undefined;
  text: string;
  /** What the client reads below it; of an excluded line the reason. */
  note: string;
  kind: LineKind;
  nature: Nature;
  /** Thousandths of the unit. */
  quantity: number | null;
  unit: Unit;
  /** Halalas before VAT. */
  unitPrice: number | null;
  vat: LineVat;
  /** The line that an alternative takes the place of. */
  replaces: string | null;
  /** Ids of photographs; missing in what was written before there were any. */
  photos?: string[] | undefined;
};
export type QuotationGroup = { id: string; name: string; lines: QuotationLine[] };
/** A share of the total in hundredths of a percent. */
export type PaymentStage = { id: string; text: string; due: string; share: number };

/** What the client may see. */
export type QuotationContent = {
  title: string;
  intro: string;
  terms: string;
  /** A day of Riyadh. */
  startsOn: string | null;
  weeks: number | null;
  validDays: number;
  /** In which faults of the work are mended for nothing; null: not stated. Missing in what was written before it could be. */
  warrantyMonths?: number | null | undefined;
  chargesVat: boolean;
  groups: QuotationGroup[];
  stages: PaymentStage[];
};

/** What only the author's side sees: by the line's id, its cost for a unit in halalas, and a note. */
export type PrivateNotes = Record<string, { cost: number | null; note: string }>;

/** An item of a brief, as a line answers it. */
export type AskedItem = { number: number; name: string; quantity: number | null; unit: Unit | null; note: string };

export const WHOLE_SHARE = 10_000;
export const THOUSANDTHS = 1_000;

export const TITLE_LENGTH = 160;
export const NAME_LENGTH = 120;
export const LINE_LENGTH = 300;
export const NOTE_LENGTH = 1_000;
export const TEXT_LENGTH = 4_000;
export const MOST_LINES = 400;
export const MOST_GROUPS = 40;
export const MOST_STAGES = 20;
export const MOST_WEEKS = 260;
export const MOST_VALID_DAYS = 365;
export const MOST_WARRANTY_MONTHS = 600;
/** Bounds within which every total of `MOST_LINES` lines is exact. */
export const MOST_QUANTITY = 10_000 * THOUSANDTHS;
export const MOST_UNIT_PRICE = 1_000_000_000;

/** In one line, and in a quotation with all its revisions. */
export const MOST_LINE_PHOTOS = 4;
export const MOST_PHOTOS = 80;
export const PHOTO_BYTES = 20 * 1024 * 1024;

export const QUOTATIONS_PER_PAGE = 24;
/** Of earlier ones and templates, to add parts of. */
export const SOURCES_SHOWN = 50;
export const MOST_TEMPLATES = 50;
export const MOST_PRICES = 500;
export const PRICES_PATH = "/quote-builder/prices";

/** Said by its author, whatever the quantity and unit say. */
export const isSomethingElse = ({ item, kind, differs }: Pick<QuotationLine, "item" | "kind" | "differs">): boolean =>
  differs === true && item !== null && kind === "included";

export const allLines = ({ groups }: Pick<QuotationContent, "groups">): QuotationLine[] => groups.flatMap(({ lines }) => lines);

/** `revising`: a draft of a further revision lies beside the one that was sent. `accepted` and `declined`: what the client answered to it. */
export const QUOTATION_STATES = ["draft", "sent", "revising", "accepted", "declined"] as const;
export type QuotationState = (typeof QUOTATION_STATES)[number];
