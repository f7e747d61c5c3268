import { pageLanguage } from "#app/platform/languages/languages.ts";
import { loadMessages } from "#app/platform/languages/messages.ts";
import { makeTranslate } from "#app/platform/languages/translator.ts";
import { toast } from "#app/ui/toast.tsx";

/** The texts that an admin changed did not arrive: the built-in ones are shown, and the reader learns of it. */
export async function sayTextsFailed(): Promise<void> {
  const language = document.documentElement.dataset["language"] as Parameters<typeof pageLanguage>[0];
  const { code, intlLocale } = pageLanguage(language);
  const t = makeTranslate("shell", await loadMessages(code, "shell"), intlLocale);
  toast({ title: t("texts.failed"), description: t("texts.failedText"), tone: "danger" });
}
