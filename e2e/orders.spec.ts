import { placeOne } from "./support/place-order.ts";
import { ready } from "./support/ready.ts";
import { expect, test } from "./support/test.ts";

test("a guest pays in the sandbox; the vendor confirms, ships and gives a part back; the guest reads it in Arabic", async ({
  page,
  signInAs,
  signOut,
  baseURL,
}) => {
  const { next } = await placeOne(baseURL ?? "");
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
  // Beside the list, on a wide screen.
  const order = page.getByRole("region", { name: `Order ${number}-1` });
  // What is sent next comes first, and keys do what the buttons do.
  await expect(order.getByRole("heading", { level: 3 }).first()).toHaveText("Next parcel");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" }).getByText("Print the packing slip")).toBeVisible();
  await page.keyboard.press("c");
  await page.keyboard.press("Escape");
  await expect(order.getByRole("button", { name: "Confirm order" })).toBeVisible();
  const slip = page.context().waitForEvent("request", (request) => new URL(request.url()).pathname.endsWith("/packing-slip.pdf"));
  await page.keyboard.press("p");
  expect((await (await slip).response())?.headers()["content-disposition"]).toMatch(/^inline;/);
  await page.bringToFront();
  await page.keyboard.press("c");
  await expect(order.getByRole("button", { name: "Start preparing" })).toBeVisible();
  await order.getByRole("button", { name: "Ship a parcel" }).click();
  await order.getByLabel("Tracking number").fill("29817");
  await order.getByRole("button", { name: "Ship a parcel" }).last().click();
  await expect(order.getByRole("button", { name: "Mark as delivered" })).toBeVisible();
  await expect(order.getByRole("region", { name: "Parcel 1" }).getByText("29817")).toBeVisible();
  await page.keyboard.press("r");
  await order.getByLabel("Amount").fill("100");
  await order.getByLabel("Reason").fill("A scratch on one leg");
  await order.getByRole("button", { name: "Give back SAR 100" }).click();
  await expect(order.getByText("Partly refunded")).toBeVisible();

  await signOut();
  await page.goto(`${thanks}&lang=ar`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("شكرًا لك");
  await expect(page.getByText("في الطريق", { exact: true })).toBeVisible();
});

test("a guest transfers: the receipt is refused with a reason, another is sent and confirmed", async ({ page, signInAs, signOut, baseURL }) => {
  const { next } = await placeOne(baseURL ?? "", "bank_transfer");
  const pdf = (text: string) => ({ name: "receipt.pdf", mimeType: "application/pdf", buffer: Buffer.from(text) });
  const PDF = "%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n";
  const send = async () => {
    await page.goto(next);
    await ready(page);
    await page.locator("input[type=file]").setInputFiles(pdf(PDF));
    await page.getByRole("button", { name: "Send the receipt" }).click();
    await expect(page.getByText(/^Receipt sent on/)).toBeVisible();
  };
  await page.goto(next);
  await ready(page);
  const number = (await page.getByText(/^Order DW-\d+ ·/).textContent())?.match(/DW-\d+/)?.[0] ?? "";
  await page.locator("input[type=file]").setInputFiles(pdf("not a document"));
  await expect(page.getByText("Only PDF, JPEG, PNG and WebP files can be used")).toBeVisible();
  await send();

  const asStaff = async () => {
    await signInAs("admin");
    await page.goto(`/admin/orders?only=transfer&search=${number}`);
    await ready(page);
    await page.getByRole("link", { name: new RegExp(`Open order ${number}-1`) }).click();
    return page.getByRole("dialog");
  };
  let order = await asStaff();
  await expect(order.getByRole("link", { name: "See the receipt" })).toBeVisible();
  await order.getByRole("button", { name: "Refuse the receipt" }).click();
  await order.getByLabel("Why can’t you use it?").fill("It is of another amount");
  await order.getByRole("button", { name: "Refuse the receipt" }).last().click();
  await expect(order.getByText(/^Receipt refused on/)).toBeVisible();

  await signOut();
  await page.goto(next);
  await expect(page.getByText("It is of another amount")).toBeVisible();
  await send();
  order = await asStaff();
  await order.getByRole("button", { name: "The transfer is here" }).click();
  await expect(order.getByText("To confirm", { exact: true })).toBeVisible();
});
