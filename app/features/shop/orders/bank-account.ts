const IBAN = /\b[A-Z]{2}\d{2}(?: ?[0-9A-Z]){11,30}\b/;
const EDGES = /^[\s·,:;|-]+|[\s·,:;|-]+$/g;

type BankAccount = { payee: string; iban: string | null };

/** The bank and the holder, and the IBAN by itself, as people type it into their bank. `BANK_ACCOUNT` says all of it in one line. */
export function bankAccountOf(text: string): BankAccount {
  const [iban] = IBAN.exec(text) ?? [];
  if (!iban) return { payee: text, iban: null };
  const rest = text.split(iban).map((part) => part.replace(EDGES, ""));
  return { payee: rest.filter(Boolean).join(" · "), iban };
}
