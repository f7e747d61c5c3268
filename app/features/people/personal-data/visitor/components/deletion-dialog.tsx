import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { api, orpc } from "#app/api/client.ts";
import { problemOf } from "#app/platform/api/problem.ts";
import { leaving } from "#app/platform/auth/use-auth.tsx";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Input, PasswordInput } from "#app/ui/input.tsx";
import { CODE_DIGITS, CODE_MINUTES, GRACE_DAYS, KEEP_PATH } from "../../personal-data.ts";

type Problem = { field?: "required" | "wrong"; text?: "tooMany" | "lastAdmin" | "failed" };

function deletionProblem(error: unknown, field: "password" | "code"): Problem {
  const { code, fields } = problemOf(error);
  if (code === "TOO_MANY_REQUESTS") return { text: "tooMany" };
  if (code === "CONFLICT") return { text: "lastAdmin" };
  const wrong = fields[field];
  return wrong ? { field: wrong as "wrong" } : { text: "failed" };
}

/** Asks once more, with the password or a code by e-mail. Afterwards nobody is signed in: the next page is loaded anew. */
export function DeletionDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose(): void }) {
  const t = useT("personal-data");
  const form = useId();
  const { code } = useLanguage();
  const { data: departures } = useQuery(orpc.organizations.departure.queryOptions());
  const field = hasPassword ? "password" : "code";
  const [value, setValue] = useState("");
  const [problem, setProblem] = useState<Problem>({});
  const sending = useMutation({ mutationFn: () => api.personalData.sendDeletionCode(), onError: (error) => setProblem(deletionProblem(error, field)) });
  const deleting = useMutation({
    mutationFn: () => leaving(() => api.personalData.requestDeletion({ [field]: value })),
    onSuccess: ({ erasedAt }) => location.assign(`${KEEP_PATH}?closed=${erasedAt.slice(0, 10)}`),
    onError: (error) => setProblem(deletionProblem(error, field)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (deleting.isPending || deleting.isSuccess) return;
    if (value.trim()) deleting.mutate();
    else setProblem({ field: "required" });
  };
  const control = {
    value,
    required: true,
    onChange: (event: { target: { value: string } }) => {
      setValue(event.target.value);
      setProblem({});
    },
    error: problem.field && t(`deletion.${field}.${problem.field}`),
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("deletion.dialog.title")}
      footer={
        <>
          <Button onClick={onClose}>{t("deletion.dialog.cancel")}</Button>
          <Button variant="danger" type="submit" form={form} pending={deleting.isPending || deleting.isSuccess}>
            {t("deletion.dialog.confirm")}
          </Button>
        </>
      }
    >
      <form id={form} className="grid gap-4" onSubmit={submit} noValidate>
        <ul className="grid list-disc gap-1.5 ps-5 text-sm">
          <li>{t("deletion.dialog.closes")}</li>
          <li>{t("deletion.dialog.erased", { days: GRACE_DAYS })}</li>
          <li>{t("deletion.dialog.back", { days: GRACE_DAYS })}</li>
          {departures?.map(({ id, name, nameAr, successor }) => {
            const organization = (code === "ar" && nameAr) || name;
            return (
              <li key={id}>{successor ? t("deletion.dialog.successor", { organization, name: successor }) : t("deletion.dialog.ends", { organization })}</li>
            );
          })}
        </ul>
        {hasPassword ? (
          <PasswordInput label={t("deletion.password.label")} autoComplete="current-password" {...control} />
        ) : (
          <>
            <div className="flex flex-wrap items-center gap-3">
              <Button size="sm" onClick={() => sending.mutate()} pending={sending.isPending}>
                {t(sending.isSuccess ? "deletion.code.again" : "deletion.code.send")}
              </Button>
              <span className="text-sm text-muted" role="status">
                {sending.isSuccess && t("deletion.code.sent", { minutes: CODE_MINUTES })}
              </span>
            </div>
            <Input label={t("deletion.code.label")} inputMode="numeric" autoComplete="one-time-code" dir="ltr" maxLength={CODE_DIGITS} {...control} />
          </>
        )}
        {problem.text && (
          <p className="text-sm text-danger" role="alert">
            {t(`deletion.problem.${problem.text}`)}
          </p>
        )}
      </form>
    </Dialog>
  );
}
