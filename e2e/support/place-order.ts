import { randomUUID } from "node:crypto";

const ADDRESS = {
  ...{ shortCode: null, buildingNumber: "3184", street: "Anas Ibn Malik Road", district: "Al Malqa", city: "Riyadh" },
  ...{ postalCode: "13521", additionalNumber: "7826", unit: null, note: null },
};

/** Places a piece of the demo vendor as a guest; the screens of cart and checkout have a journey of their own. `next` is where the browser goes. */
export async function placeOne(origin: string, paymentMethod: "card" | "bank_transfer" = "card") {
  const api = async (path: string, data?: object) => {
    const body = data && { method: "POST", headers: { origin, "content-type": "application/json" }, body: JSON.stringify(data) };
    const answer = await fetch(`${origin}/api/v1${path}`, body);
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
  const { variants } = await api("/products/emerald-channeled-sofa");
  const inStock = (variants as { id: string; stock: number }[]).find(({ stock }) => stock > 0);
  const cart = { lines: [{ variantId: inStock?.id, quantity: 1 }], city: "Riyadh" };
  const { total } = await api("/checkout/quote", cart);
  const contact = { name: "Reem Al-Harbi", email: "reem@journey.example", phone: "0554180192" };
  const terms = { paymentMethod, termsAccepted: true, language: "en" };
  const placed = await api("/checkout", { ...cart, ...terms, key: randomUUID(), expectedTotal: total, contact, address: ADDRESS });
  return placed as { next: string; checkoutId: string; token: string };
}
