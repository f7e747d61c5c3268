import { useMutation } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { api } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { ConflictBox } from "#app/ui/form/conflict-box.tsx";
import { readFailure } from "#app/ui/form/failure.ts";
import { useFailureText } from "#app/ui/form/failure-text.ts";
import { Form } from "#app/ui/form/form.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { Textarea } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { TextEntry } from "../../translations.contract.ts";
import { TEXT_MAX } from "../../translations.ts";

type Props = { entry: TextEntry; onClose(): void; onSaved(): Promise<void> };

const seenOf = ({ enText, arText }: TextEntry) => ({ enText, arText });

/** Both languages of one text, each above the product's own. */
export function TextDialog({ entry, onClose, onSaved }: Props) {
  const t = useT("translations.admin");
  const format = useFormat();
  const { page, key, builtIn } = entry;
  const failureText = useFailureText();
  type Change = { enText: string | null; arText: string | null };
  const saved = async ({ enText, arText }: Change) => {
    toast({ title: t(enText === null && arText === null ? "toast.reset" : "toast.saved"), description: t("toast.savedText") });
    onClose();
    await onSaved();
  };
  const form = useForm({
    stored: entry,
    valuesOf: ({ enText, arText }) => ({ enText: enText ?? builtIn?.en ?? "", arText: arText ?? builtIn?.ar ?? "" }),
    problemText: (code) => {
      const name = `problem.${code}`;
      return t(t.has(name) ? name : "toast.failed");
    },
    send: (change, { stored }) => api.translations.update({ page, key, ...change, base: seenOf(stored) }),
    onSent: saved,
    onFailure: (failure) => toast({ title: t("toast.failed"), description: failureText(failure), tone: "danger" }),
  });
  const reset = useMutation({
    mutationFn: () => api.translations.update({ page, key, enText: null, arText: null, base: seenOf(form.stored) }),
    onSuccess: saved,
    onError: (error) => toast({ title: t("toast.failed"), description: failureText(readFailure(error)), tone: "danger" }),
  });
  const isChanged = entry.enText !== null || entry.arText !== null;
  return (
    <Dialog isOpen onClose={onClose} title={t("edit.title")} size="wide">
      <Form form={form} className="grid gap-5">
        <ConflictBox form={form} nameOf={(field) => t(field === "enText" ? "column.en" : "column.ar")} />
        <p className="muted">
          <bdi dir="ltr" className="break-all">
            {page} · {key}
          </bdi>
          {entry.updatedAt && (
            <span className="tiny block">
              {t("edit.changedBy", {
                name: entry.updatedBy ?? t("edit.somebody"),
                date: format.date(entry.updatedAt, "dateTime"),
              })}
            </span>
          )}
        </p>
        {builtIn ? (
          (["en", "ar"] as const).map((language) => {
            const field = `${language}Text` as const;
            const own = builtIn[language];
            return (
              <Textarea
                key={language}
                label={t(`column.${language}`)}
                lang={language}
                dir={language === "ar" ? "rtl" : "ltr"}
                rows={3}
                maxLength={TEXT_MAX}
                {...form.text(field)}
                hint={
                  <>
                    {t("edit.builtIn")}{" "}
                    <bdi lang={language} className="break-words">
                      {own}
                    </bdi>
                  </>
                }
                aside={
                  form.values[field] !== own && (
                    <button type="button" className="link small" onClick={() => form.set(field, own)}>
                      {t("edit.useBuiltIn")}
                    </button>
                  )
                }
              />
            );
          })
        ) : (
          <p>{t("edit.unused")}</p>
        )}
        <p className="hint">{t("edit.placeholders")}</p>
        <div className="flex flex-wrap justify-end gap-2">
          {isChanged && (
            <Button icon={<Undo2 size={16} aria-hidden />} onClick={() => reset.mutate()} disabled={reset.isPending || form.isSending}>
              {t(builtIn ? "edit.reset" : "edit.remove")}
            </Button>
          )}
          <Button onClick={onClose}>{t("edit.cancel")}</Button>
          {builtIn && (
            <Button type="submit" variant="primary" pending={form.isSending}>
              {t("edit.save")}
            </Button>
          )}
        </div>
      </Form>
    </Dialog>
  );
}
