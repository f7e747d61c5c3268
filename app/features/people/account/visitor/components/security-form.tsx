import { CircleAlert } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { PasswordInput } from "#app/ui/password-input.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { SecurityAnswer, SecurityField } from "../../account.security.ts";

/** A settings form's state: its answer, the texts of its errors, and a callback on success. */
export function useSecurityForm(onDone?: (answer: SecurityAnswer) => void) {
  const t = useT("account.security");
  const fetcher = useFetcher<SecurityAnswer>();
  const answer = fetcher.data;
  const done = useRef(onDone);
  done.current = onDone;
  useEffect(() => {
    if (!answer?.done) return;
    toast({ title: t(answer.done) });
    done.current?.(answer);
  }, [answer, t]);
  const errorOf = (field: SecurityField) => answer?.fields[field] && t(answer.fields[field]);
  return { fetcher, answer, errorOf, isPending: fetcher.state !== "idle" };
}

type Props = {
  form: ReturnType<typeof useSecurityForm>;
  intent: string;
  submit: string;
  onCancel?: (() => void) | undefined;
  isDangerous?: boolean;
  children?: ReactNode;
};

/** Fields, one main button and a way back. Focus goes to the first wrong field. */
export function SecurityForm({ form: { fetcher, answer, isPending }, intent, submit, onCancel, isDangerous = false, children }: Props) {
  const t = useT("account.security");
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!answer) return;
    const wrong = element.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    for (const field of element.current?.querySelectorAll<HTMLInputElement>("[name=password]") ?? []) if (answer.fields.password) field.value = "";
    wrong?.focus();
  }, [answer]);
  return (
    <fetcher.Form ref={element} method="post" noValidate className="grid max-w-[440px] gap-4">
      <input type="hidden" name="intent" value={intent} />
      <div role="alert" className="empty:hidden">
        {answer?.problem && (
          <p className="flex gap-2 rounded-control bg-danger-soft px-3.5 py-2.5 text-danger text-sm">
            <CircleAlert size={20} aria-hidden />
            <span>{t(answer.problem, { minutes: answer.minutes ?? 1 })}</span>
          </p>
        )}
      </div>
      {children}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={isDangerous ? "danger" : "primary"} pending={isPending}>
          {submit}
        </Button>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            {t("cancel")}
          </Button>
        )}
      </div>
    </fetcher.Form>
  );
}

/** Changing a sign-in method needs the password; without one, a recent sign-in. */
export function CurrentPassword({ hasPassword, error, id }: { hasPassword: boolean; error: string | undefined; id: string }) {
  const t = useT("account.security");
  return hasPassword ? <PasswordInput id={id} name="password" label={t("password.current")} error={error} required autoComplete="current-password" /> : null;
}
