/** Registers that are named by hand on documents, in both languages. */
const ISSUERS = [
  { en: "Saudi Council of Engineers", ar: "الهيئة السعودية للمهندسين" },
  { en: "Saudi Contractors Authority", ar: "الهيئة السعودية للمقاولين" },
  { en: "Ministry of Commerce", ar: "وزارة التجارة" },
  { en: "Ministry of Municipalities and Housing", ar: "وزارة البلديات والإسكان" },
  { en: "Zakat, Tax and Customs Authority", ar: "هيئة الزكاة والضريبة والجمارك" },
] as const;

const plain = (text: string): string => text.trim().toLowerCase();

/** A register by its name in the reader's language; what is not known stays as it was written. */
export function issuerIn(written: string, language: string): string {
  const known = ISSUERS.find(({ en, ar }) => plain(en) === plain(written) || ar === written.trim());
  if (!known) return written;
  return language === "ar" ? known.ar : known.en;
}
