import { expect, test } from "vitest";
import { bankAccountOf } from "./bank-account.ts";

const IBAN = "SA03 8000 0000 6080 1016 7519";

test.each([
  [`Diwan Demo · ${IBAN}`, { payee: "Diwan Demo", iban: IBAN }],
  [`Al Rajhi Bank, Diwan LLC, IBAN-free: ${IBAN.replaceAll(" ", "")}`, { payee: "Al Rajhi Bank, Diwan LLC, IBAN-free", iban: "SA0380000000608010167519" }],
  [`${IBAN} · Diwan`, { payee: "Diwan", iban: IBAN }],
  [`Bank: ${IBAN}, Diwan`, { payee: "Bank · Diwan", iban: IBAN }],
  ["Account 1234 of Diwan", { payee: "Account 1234 of Diwan", iban: null }],
])("the IBAN of %s stands by itself", (text, parts) => {
  expect(bankAccountOf(text)).toEqual(parts);
});
