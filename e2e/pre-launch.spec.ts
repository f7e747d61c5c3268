import { randomBytes } from "node:crypto";
import { inMail } from "./support/mail.ts";
import { ready } from "./support/ready.ts";
import { expect, test } from "./support/test.ts";

// Staff see the page before it is turned on; the switch itself would close the product for the other journeys.
for (const { language, submit, six, confirm, line, code } of [
  { language: "en", submit: "Join the line", six: "Six-digit code", confirm: "Confirm", line: "You’re in line", code: /Your code: (\d{6})/ },
  { language: "ar", submit: "احجز دورك", six: "الرمز من ستة أرقام", confirm: "تأكيد", line: "دورك محجوز", code: /رمزك: (\d{6})/ },
])
  test(`a family signs up, confirms and gets a place in ${language}`, async ({ page, signInAs, allowProblem }) => {
    // The server refuses the empty form.
    allowProblem(/status of 400/);
    const email = `hala-${randomBytes(5).toString("hex")}@example.com`;
    await signInAs("admin");
    await page.goto(`/pre-launch?lang=${language}`);
    await ready(page);
    const send = page.getByRole("button", { name: submit });
    await send.click();
    await expect(page.getByRole("alert").or(page.locator("[aria-invalid=true]")).first()).toBeVisible();
    await page.locator("input[name=contact]").fill(email);
    await page.locator("select[name=city]").selectOption("Riyadh");
    await page.getByRole("checkbox").check();
    await send.click();
    await page.getByLabel(six).fill(await inMail(email, code));
    await page.getByRole("button", { name: confirm }).click();
    await expect(page.getByRole("heading", { level: 1, name: line })).toBeVisible();
    await expect(page.locator(".place-number b")).toHaveText(/\d/);
    await expect(page.locator(".place-link")).toContainText("/pre-launch?invite=");
  });

test("after the launch both pages lead home", async ({ page }) => {
  await page.goto("/pre-launch");
  await expect(page).toHaveURL("/home");
  await page.goto("/coming-soon");
  await expect(page).toHaveURL("/home");
});
