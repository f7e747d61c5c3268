import { expect, test } from "vitest";
import { districtIn, emailUrl, instagramUrl, phoneUrl, webUrl, whatsappUrl } from "./contact-links.ts";

test.each([
  ["+966555089353", "https://wa.me/966555089353"],
  ["0505032807", "https://wa.me/966505032807"],
  ["505032807", "https://wa.me/966505032807"],
  ["00966 50 503 2807", "https://wa.me/966505032807"],
  ["+966 (0)50-503-2807", "https://wa.me/966505032807"],
  ["966505032807", "https://wa.me/966505032807"],
  ["+٩٦٦٥٨٤١٤٠١٥٩", "https://wa.me/966584140159"],
  ["۰۵۰۵۰۳۲۸۰۷", "https://wa.me/966505032807"],
  ["0505032807 / 0505032808", "https://wa.me/966505032807"],
  ["+971 50 123 4567", "https://wa.me/971501234567"],
  ["011 234 5678", "https://wa.me/966112345678"],
  ["9200 12345", null],
  ["call us", null],
  ["", null],
  [null, null],
])("WhatsApp %s", (text, url) => expect(whatsappUrl(text)).toBe(url));

test("a phone that has no country form can still be called", () => {
  expect(phoneUrl("9200 12345")).toBe("tel:920012345");
  expect(phoneUrl("0112345678")).toBe("tel:+966112345678");
  expect(phoneUrl("-")).toBeNull();
});

test("only web addresses become links", () => {
  expect(webUrl("javascript:alert(1)")).toBeNull();
  expect(webUrl("example.sa/shop")).toBe("https://example.sa/shop");
  expect(webUrl("http://example.sa")).toBe("http://example.sa/");
  expect(instagramUrl("@bayt.sidra")).toBe("https://www.instagram.com/bayt.sidra");
  expect(instagramUrl("instagram.com/bayt")).toBe("https://instagram.com/bayt");
  expect(emailUrl("a@b.sa")).toBe("mailto:a@b.sa");
  expect(emailUrl("nobody")).toBeNull();
});

test.each([
  ["5721 King Abdullah Road, Al Murabba, Riyadh", "Al Murabba"],
  ["Tahlia Street, Al Olaya, Riyadh 12214, Saudi Arabia", "Al Olaya"],
  ["5721 طريق الملك عبدالله، حي المربع، الرياض", "حي المربع"],
  ["Al Olaya, Riyadh", "Al Olaya"],
  ["Riyadh", null],
  ["12 Anas Ibn Malik Road, King Fahd Rd, Riyadh", null],
  ["Unit 4, Building 12, Riyadh", null],
  ["Al Rawdah, Jeddah", null],
  ["", null],
  [null, null],
])("the district of %s", (address, district) => expect(districtIn(address, ["Riyadh", "الرياض"])).toBe(district));
