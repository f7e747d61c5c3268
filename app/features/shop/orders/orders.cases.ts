import { randomUUID } from "node:crypto";
import { type Cases, endingIn, of, withInput } from "#app/api/testing/cases.ts";
import type { SignedIn } from "#app/api/testing/people.ts";
import { as, type World } from "#app/api/testing/world.ts";

const nothingOnSale = () => ({ lines: [{ variantId: randomUUID(), quantity: 1 }], city: "Riyadh" });
const address = { buildingNumber: "3184", street: "Anas Ibn Malik Road", district: "Al Malqa", city: "Riyadh", postalCode: "13521", additionalNumber: "7826" };

const sellers = ["vendor", "admin"] as const;
const buyer = ["homeowner"] as const;

/** An order in a state for each who may; the others are refused the same one. */
const step = (may: readonly SignedIn[], status: Parameters<World["newOrder"]>[0], more: (world: World, id: string) => object | Promise<object> = () => ({})) =>
  of(may, async (world, viewer) => {
    const isOne = viewer !== "visitor" && may.includes(viewer);
    const id = isOne ? await world.newOrder(status) : (await world.anyOrder()).orderId;
    return { id, ...(await more(world, id)) };
  });
const reason = () => ({ reason: "A scratch" });
/** Refused on the order that all share: it is not delivered. */
const asked = (ask: "askReturn" | "dispute") => async (world: World, id: string) => {
  await as(world.people.homeowner)
    .orderSteps[ask]({ id, ...reason() })
    .catch(() => null);
  return {};
};

export const cases: Cases = {
  "orders.quote": withInput(nothingOnSale),
  "orders.place": endingIn(
    "CHECKOUT_CHANGED",
    withInput(() => ({
      ...nothingOnSale(),
      ...{ key: randomUUID(), expectedTotal: 1, paymentMethod: "card", termsAccepted: true, language: "en" },
      contact: { name: "Reem", email: "reem@matrix.example", phone: "0505032807" },
      address: { ...address, shortCode: null, unit: null, note: null },
    })),
  ),
  "orders.getCheckout": of(buyer, async (world) => ({ id: (await world.anyOrder()).checkoutId })),
  // Nobody holds its link.
  "orders.adopt": endingIn(
    "NOT_FOUND",
    withInput(async (world) => ({ id: (await world.anyOrder()).checkoutId, token: "none" })),
  ),
  "orders.get": of(["homeowner", "vendor", "admin"], async (world) => ({ id: (await world.anyOrder()).orderId })),
  "orders.listMine": withInput(() => ({})),
  "orders.listReceived": withInput(() => ({})),
  "orders.listAll": withInput(() => ({})),
  "orderSteps.accept": step(sellers, "paid"),
  "orderSteps.prepare": step(sellers, "accepted"),
  "orderSteps.ship": step(sellers, "accepted"),
  "orderSteps.undoParcel": step(sellers, "shipped", async (world, id) => ({ parcelId: (await world.parcelOf(id)) || randomUUID() })),
  "orderSteps.deliver": step(sellers, "shipped"),
  "orderSteps.refund": step(sellers, "paid", () => ({ ...reason(), key: randomUUID(), amount: 100 })),
  "orderSteps.takeBack": step(sellers, "delivered", asked("askReturn")),
  "orderSteps.addNote": step(sellers, "paid", () => ({ note: "Call before noon" })),
  "orderSteps.cancel": step(["homeowner", "vendor", "admin"], "paid", reason),
  "orderSteps.askReturn": step(buyer, "delivered", reason),
  "orderSteps.dispute": step(buyer, "paid", reason),
  // It was paid by card.
  "orderSteps.confirmTransfer": endingIn(
    "STATUS_CONFLICT",
    withInput(async (world) => ({ id: (await world.anyOrder()).orderId })),
  ),
  "orderSteps.sendReceipt": endingIn(
    "STATUS_CONFLICT",
    of(buyer, async (world) => ({ id: (await world.anyOrder()).checkoutId, receipt: new File(["%PDF-1.7"], "receipt.pdf") })),
  ),
  "orderSteps.refuseReceipt": endingIn(
    "STATUS_CONFLICT",
    withInput(async (world) => ({ id: (await world.anyOrder()).orderId, ...reason() })),
  ),
  "orderSteps.closeDispute": step(["admin"], "paid", asked("dispute")),
};
