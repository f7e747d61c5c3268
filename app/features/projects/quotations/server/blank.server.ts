import { newId } from "#app/platform/database/ids.ts";
import { translator } from "#app/platform/languages/translator.server.ts";
import { type QuotationContent, WHOLE_SHARE } from "../quotation.ts";

const VALID_DAYS = 30;

/** What a new one begins with: one group, everything paid at the end. */
export async function blankContent(language: string): Promise<QuotationContent> {
  const t = await translator(language, "quotations");
  return {
    ...{ title: "", intro: "", terms: "", startsOn: null, weeks: null, validDays: VALID_DAYS, warrantyMonths: null, chargesVat: true },
    groups: [{ id: newId(), name: t("blank.group"), lines: [] }],
    stages: [{ id: newId(), text: t("blank.stage"), due: "", share: WHOLE_SHARE }],
  };
}
