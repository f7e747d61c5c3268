import { pageLanguage } from "#app/platform/languages/languages.ts";
import { loadMessages } from "#app/platform/languages/messages.ts";
import { makeTranslate } from "#app/platform/languages/translator.ts";
import { toast } from "#app/ui/toast.tsx";

/** Notifies the reader that changed texts failed to load and the built-in ones show. */
export async function sayTextsFailed(): Promise<void> {
  const language = document.documentElement.dataset["language"] as Parameters<typeof pageLanguage>[0];
  const { code, intlLocale } = pageLanguage(language);
  const t = makeTranslate("shell", await loadMessages(code, "shell"), intlLocale);
  toast({ title: t("texts.failed"), description: t("texts.failedText"), tone: "danger" });
}
