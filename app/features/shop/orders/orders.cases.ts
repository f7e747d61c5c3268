import { randomUUID } from "node:crypto";
import { type Cases, endingIn, withInput } from "#app/api/testing/cases.ts";

const nothingOnSale = () => ({ lines: [{ variantId: randomUUID(), quantity: 1 }], city: "Riyadh" });
const address = { buildingNumber: "3184", street: "Anas Ibn Malik Road", district: "Al Malqa", city: "Riyadh", postalCode: "13521", additionalNumber: "7826" };

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
};
