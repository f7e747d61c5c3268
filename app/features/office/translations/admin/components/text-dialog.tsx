import { ORPCError } from "@orpc/client";
import { useMutation } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { api } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Textarea } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { TextEntry } from "../../translations.contract.ts";
import { TEXT_MAX } from "../../translations.ts";

type Props = { entry: TextEntry; onClose(): void; onSaved(): Promise<void> };
type Problems = Partial<Record<"enText" | "arText", string>>;

/** Both languages of one text, each above the product's own. */
export function TextDialog({ entry, onClose, onSaved }: Props) {
  const t = useT("translations.admin");
  const format = useFormat();
  const { page, key, builtIn } = entry;
  const [values, setValues] = useState({ enText: entry.enText ?? builtIn?.en ?? "", arText: entry.arText ?? builtIn?.ar ?? "" });
  const [problems, setProblems] = useState<Problems>({});
  const save = useMutation({
    mutationFn: (change: { enText: string | null; arText: string | null }) => api.translations.update({ page, key, ...change }),
    onSuccess: async ({ enText, arText }) => {
      toast({ title: t(enText === null && arText === null ? "toast.reset" : "toast.saved"), description: t("toast.savedText") });
      onClose();
      await onSaved();
    },
    onError: (error) => {
      if (error instanceof ORPCError && error.code === "INVALID") setProblems((error.data as { fields: Problems }).fields);
      else toast({ title: t("error.title"), description: t("toast.failed"), tone: "danger" });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setProblems({});
    save.mutate(values);
  };
  const errorOf = (field: keyof Problems) => {
    const name = `problem.${problems[field]}`;
    return problems[field] && (t.has(name) ? t(name) : t("toast.failed"));
  };
  const isChanged = entry.enText !== null || entry.arText !== null;
  return (
    <Dialog isOpen onClose={onClose} title={t("edit.title")} size="wide">
      <form className="grid gap-5" noValidate onSubmit={submit}>
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
                name={field}
                label={t(`column.${language}`)}
                lang={language}
                dir={language === "ar" ? "rtl" : "ltr"}
                rows={3}
                maxLength={TEXT_MAX}
                value={values[field]}
                error={errorOf(field)}
                onChange={(event) => setValues({ ...values, [field]: event.target.value })}
                hint={
                  <>
                    {t("edit.builtIn")}{" "}
                    <bdi lang={language} className="break-words">
                      {own}
                    </bdi>
                  </>
                }
                aside={
                  values[field] !== own && (
                    <button type="button" className="link small" onClick={() => setValues({ ...values, [field]: own })}>
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
            <Button icon={<Undo2 size={16} aria-hidden />} onClick={() => save.mutate({ enText: null, arText: null })} disabled={save.isPending}>
              {t(builtIn ? "edit.reset" : "edit.remove")}
            </Button>
          )}
          <Button onClick={onClose}>{t("edit.cancel")}</Button>
          {builtIn && (
            <Button type="submit" variant="primary" pending={save.isPending}>
              {t("edit.save")}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
