import { demoQuoteTexts } from "./data/quotes.ts";
import type { DemoEntry } from "./demo-data.ts";
import { seededId } from "./seeded.ts";

/** Quote requests to the demo account's vendor, and the demo homeowner's to others. */
export function demoQuotes(ranked: readonly DemoEntry[], newest: Date) {
  const verified = ranked.filter(({ vendor }) => vendor.status === "Verified");
  return demoQuoteTexts.map((quote, n) => {
    const addressee = verified.find(({ vendor, index }) => (quote.to === "showcase" ? index === 0 : vendor.trade === quote.to));
    if (!addressee) throw new Error(`Nobody takes the demo's request for ${quote.to}`);
    const isHomeowner = quote.from === "homeowner";
    const createdAt = new Date(newest.getTime() - quote.days * 24 * 3600 * 1000 - n * 47 * 60 * 1000);
    const contact = isHomeowner
      ? { name: "Reem Alharbi", email: "homeowner@diwan.example", phone: "+966550009001" }
      : { name: quote.from, email: `request${n}@mail.example`, phone: `+96655000${9100 + n}` };
    const isAnswered = quote.status === "answered" || quote.status === "closed";
    // Between two hours and a day and a half later, never after now.
    const answeredAt = isAnswered ? new Date(createdAt.getTime() + (2 + ((n * 7) % 34)) * 3600 * 1000) : null;
    return { ...quote, answeredAt, id: seededId(`quote ${n}`, createdAt), vendorId: addressee.vendor.id, isHomeowner, createdAt, contact };
  });
}
