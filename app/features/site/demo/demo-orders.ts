import { DAY_MS, HOUR_MS } from "#app/platform/rules/durations.ts";
import type { Address } from "#app/platform/rules/national-address.ts";
import { families, firstNames } from "./data/brands.ts";
import { demoCities } from "./data/cities.ts";
import { type Seeded, seeded } from "./seeded.ts";

const CHECKOUTS = 420;
/** The demo homeowner's own, by how many days ago: one in each state that a buyer meets. */
const OWN_AGES = [0, 2, 5, 10, 33, 61];
const RETURN_DAYS = 7;
/** Halalas. */
const MOST_CASH = 200_000;
const CITIES = ["Riyadh", "Riyadh", "Riyadh", "Jeddah", "Jeddah", "Dammam", "Khobar", "Makkah", "Madinah"];

export type DemoPiece = { variantId: string; productId: string; vendorId: string; price: number; isMade: boolean; leadDays: number | null; since: Date };
type Method = "card" | "cash_on_delivery" | "bank_transfer";
type Buyer = { isHomeowner: boolean; name: string; email: string; phone: string; language: "en" | "ar"; address: Address };

/** When each thing happened; null: not yet, or never. */
export type DemoSteps = Record<"paid" | "accept" | "prepare" | "ship" | "deliver" | "complete" | "cancel" | "returnAsked" | "takeBack" | "refund", Date | null>;
export type DemoSale = { vendorId: string; lines: { piece: DemoPiece; quantity: number }[]; steps: DemoSteps };
export type DemoCheckout = { key: string; placedAt: Date; method: Method; isExpired: boolean; buyer: Buyer; sales: DemoSale[]; receipt?: "sent" | "refused" };

/** What people bought since the shop opened, the oldest first: the same on every machine. Nothing is younger than `newest`. */
export function demoOrders(pieces: readonly DemoPiece[], ownVendor: string | undefined, newest: Date): DemoCheckout[] {
  const sold = pieces.filter(({ since }) => newest.getTime() - since.getTime() > 2 * DAY_MS);
  const weighed = sold.flatMap((piece) => Array<DemoPiece>(weightOf(piece, ownVendor, newest)).fill(piece));
  const made = Array.from({ length: CHECKOUTS }, (_, n) => checkoutOf(n, weighed, newest));
  return [...made, ...TRANSFERS.map((transfer, n) => transferOf(transfer, CHECKOUTS + n, weighed, newest))].toSorted(
    (a, b) => a.placedAt.getTime() - b.placedAt.getTime(),
  );
}

/** Small things sell more often than sofas, and what is longer in the shop has sold more. */
function weightOf({ price, vendorId, since }: DemoPiece, ownVendor: string | undefined, newest: Date): number {
  const often = price < 100_000 ? 3 : price < 300_000 ? 2 : 1;
  const months = Math.ceil((newest.getTime() - since.getTime()) / (30 * DAY_MS));
  return often * months * (vendorId === ownVendor ? 3 : 1);
}

function checkoutOf(n: number, weighed: readonly DemoPiece[], newest: Date): DemoCheckout {
  const random = seeded(`checkout ${n}`);
  const ownAge = OWN_AGES[n];
  const old = ownAge === undefined ? weighed : weighed.filter(({ since }) => newest.getTime() - since.getTime() > (ownAge + 2) * DAY_MS);
  const first = random.pick(old);
  const age = ownAge === undefined ? random.next() * (newest.getTime() - first.since.getTime() - DAY_MS) : (ownAge + 0.4) * DAY_MS;
  const placedAt = new Date(newest.getTime() - Math.round(age));
  const more = weighed.filter(({ since, productId, vendorId }) => {
    const isNear = random.chance(0.5) || vendorId === first.vendorId;
    return since < placedAt && productId !== first.productId && isNear;
  });
  const second = more.length > 0 && random.chance(0.34) ? [random.pick(more)] : [];
  const chosen = [first, ...second].map((piece) => ({ piece, quantity: piece.price < 60_000 ? random.int(1, 4) : 1 }));
  const sum = chosen.reduce((total, { piece, quantity }) => total + piece.price * quantity, 0);
  const mayBeCash = sum < MOST_CASH * 0.75 && !chosen.some(({ piece }) => piece.isMade);
  const method: Method =
    ownAge === undefined && mayBeCash && random.chance(0.5) ? "cash_on_delivery" : random.chance(0.88) || ownAge !== undefined ? "card" : "bank_transfer";
  const isExpired = method === "card" && ownAge === undefined && random.chance(0.04);
  const sales = [...new Set(chosen.map(({ piece }) => piece.vendorId))].map((vendorId): DemoSale => {
    const lines = chosen.filter(({ piece }) => piece.vendorId === vendorId);
    return {
      vendorId,
      lines,
      steps: isExpired ? expired(placedAt, newest) : stepsOf(random, { placedAt, method, lines, newest, isOwn: ownAge !== undefined }),
    };
  });
  return { key: `checkout ${n}`, placedAt, method, isExpired, buyer: buyerOf(random, n), sales };
}

const NEVER: DemoSteps = {
  ...{ paid: null, accept: null, prepare: null, ship: null, deliver: null, complete: null },
  ...{ cancel: null, returnAsked: null, takeBack: null, refund: null },
};

const expired = (placedAt: Date, newest: Date): DemoSteps => ({ ...NEVER, cancel: new Date(Math.min(newest.getTime(), placedAt.getTime() + HOUR_MS / 4)) });

/** Bank transfers that are not here yet: staff have a receipt to check, and the homeowner one to send again. */
const TRANSFERS = [
  { receipt: "sent", hours: 5, buyer: CHECKOUTS },
  { receipt: "refused", hours: 19, buyer: 0 },
] as const;

function transferOf({ receipt, hours, buyer }: (typeof TRANSFERS)[number], n: number, weighed: readonly DemoPiece[], newest: Date): DemoCheckout {
  const { key, sales } = checkoutOf(n, weighed, newest);
  return {
    ...{ key, method: "bank_transfer", isExpired: false, receipt, placedAt: new Date(newest.getTime() - hours * HOUR_MS) },
    buyer: buyerOf(seeded(`transfer ${n}`), buyer),
    sales: sales.map((sale) => ({ ...sale, steps: NEVER })),
  };
}

type Course = { placedAt: Date; method: Method; lines: DemoSale["lines"]; newest: Date; isOwn: boolean };

/** An order's course as it goes at most sellers; what would lie after `newest` has not happened yet. */
function stepsOf(random: Seeded, { placedAt, method, lines, newest, isOwn }: Course): DemoSteps {
  let at = placedAt.getTime();
  const next = (hours: number): Date | null => {
    at += hours * HOUR_MS;
    return at <= newest.getTime() ? new Date(at) : null;
  };
  const isCash = method === "cash_on_delivery";
  const lead = Math.max(0, ...lines.map(({ piece }) => (piece.isMade ? (piece.leadDays ?? 0) : 0)));
  const fate = isOwn ? 1 : random.next();
  const paid = isCash ? null : next(method === "card" ? 0.05 : 6 + random.int(0, 16));
  if (paid && fate < 0.03) {
    const cancel = next(random.int(1, 5));
    return { ...NEVER, paid, cancel, refund: cancel };
  }
  const accept = (isCash || paid) && next(random.int(2, 18));
  const prepare = accept && next(random.int(3, 22));
  const ship = prepare && next(lead * 24 * 0.8 + random.int(5, 30));
  const deliver = ship && next(random.int(22, 70));
  const steps = { ...NEVER, paid: isCash ? deliver : paid, accept: accept || null, prepare: prepare || null, ship: ship || null, deliver: deliver || null };
  if (!deliver) return steps;
  if (fate < 0.06 && lead === 0) {
    const returnAsked = next(random.int(10, 60));
    const takeBack = returnAsked && next(random.int(20, 70));
    return { ...steps, returnAsked, takeBack, refund: takeBack };
  }
  const refund = fate < 0.1 ? next(random.int(5, 50)) : null;
  const done = new Date(deliver.getTime() + RETURN_DAYS * DAY_MS + HOUR_MS / 2);
  return { ...steps, refund, complete: done <= newest ? done : null };
}

function buyerOf(random: Seeded, n: number): Buyer {
  const city = n < OWN_AGES.length ? "Riyadh" : random.pick(CITIES);
  const place = demoCities[city];
  if (!place) throw new Error(`The demo names a city without streets: ${city}`);
  const language = random.chance(0.6) ? "ar" : "en";
  const word = language === "ar" ? 1 : 0;
  const address: Address = {
    ...{
      shortCode: null,
      buildingNumber: String(random.int(2101, 8990)),
      street: random.pick(place.streets)[word],
      district: random.pick(place.districts)[word],
      city,
    },
    ...{ postalCode: String(random.int(12_211, 14_999)), additionalNumber: String(random.int(2101, 8990)), unit: null, note: null },
  };
  if (n < OWN_AGES.length)
    return { isHomeowner: true, name: "Reem Alharbi", email: "homeowner@diwan.example", phone: "+966550009001", language: "en", address };
  // Some come back.
  const known = seeded(`buyer ${n % 5 === 0 ? n % 60 : n}`);
  const name = `${known.pick(firstNames)[word]} ${known.pick(families)[word]}`;
  return { isHomeowner: false, name, email: `buyer${n % 5 === 0 ? n % 60 : n}@mail.example`, phone: `+96655000${String(1000 + n)}`, language, address };
}
