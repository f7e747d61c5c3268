import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { ready } from "./support/ready.ts";
import { expect, test } from "./support/test.ts";

const ADDRESS = {
  ...{ shortCode: null, buildingNumber: "3184", street: "Anas Ibn Malik Road", district: "Al Malqa", city: "Riyadh" },
  ...{ postalCode: "13521", additionalNumber: "7826", unit: null, note: null },
};

/** Places a piece of the demo vendor; the screens of cart and checkout have a journey of their own. */
async function placeOne(request: APIRequestContext, origin: string): Promise<{ next: string; name: string }> {
  const post = async (path: string, data: object) => {
    const answer = await request.post(`/api/v1${path}`, { headers: { origin }, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const { variants, name } = await (await request.get("/api/v1/products/emerald-channeled-sofa")).json();
  const inStock = (variants as { id: string; stock: number }[]).find(({ stock }) => stock > 0);
  const cart = { lines: [{ variantId: inStock?.id, quantity: 1 }], city: "Riyadh" };
  const { total } = await post("/checkout/quote", cart);
  const contact = { name: "Reem Al-Harbi", email: "reem@journey.example", phone: "0554180192" };
  const terms = { paymentMethod: "card", termsAccepted: true, language: "en" };
  const { next } = await post("/checkout", { ...cart, ...terms, key: randomUUID(), expectedTotal: total, contact, address: ADDRESS });
  return { next, name };
}

test("a guest pays in the sandbox; the vendor confirms, ships and gives a part back; the guest reads it in Arabic", async ({
  page,
  signInAs,
  signOut,
  baseURL,
}) => {
  const { next } = await placeOne(page.request, baseURL ?? "");
  await page.goto(next);
  await ready(page);
  await page.getByRole("button", { name: "Decline" }).click();
  await expect(page.getByText("Declined. You can try again.")).toBeVisible();
  await page.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Thank you, Reem Al-Harbi" })).toBeVisible();
  const thanks = page.url();
  const number = (await page.getByText(/^Order DW-\d+ ·/).textContent())?.match(/DW-\d+/)?.[0] ?? "";

  await signInAs("vendor");
  await page.goto(`/vendor/orders?search=${number}`);
  await ready(page);
  await page.getByRole("link", { name: `Open order ${number}-1 of Reem Al-Harbi` }).click();
  const order = page.getByRole("dialog");
  await order.getByRole("button", { name: "Confirm order" }).click();
  await expect(order.getByRole("button", { name: "Start preparing" })).toBeVisible();
  await order.getByRole("button", { name: "Ship a parcel" }).click();
  await order.getByLabel("Tracking number").fill("29817");
  await order.getByRole("button", { name: "Ship a parcel" }).last().click();
  await expect(order.getByRole("button", { name: "Mark as delivered" })).toBeVisible();
  await order.getByRole("button", { name: "Refund" }).click();
  await order.getByLabel("Amount").fill("100");
  await order.getByLabel("Reason").fill("A scratch on one leg");
  await order.getByRole("button", { name: "Give back SAR 100" }).click();
  await expect(order.getByText("Partly refunded")).toBeVisible();

  await signOut();
  await page.goto(`${thanks}&lang=ar`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("شكرًا لك");
  await expect(page.getByText("في الطريق", { exact: true })).toBeVisible();
});
