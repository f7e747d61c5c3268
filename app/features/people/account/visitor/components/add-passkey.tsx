import { CircleAlert } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { api } from "#app/api/client.ts";
import { problemOf } from "#app/platform/api/problem.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Input } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { PasskeyProblem } from "../../account.passkeys.ts";
import type { Security } from "../../account.security.contract.ts";
import { CurrentPassword } from "./security-form.tsx";

const NAME_MAX = 60;

/** A name and the password; then the browser asks which device stores the key. */
export function AddPasskey({ security, onClose }: { security: Security; onClose: () => void }) {
  const t = useT("account.security");
  const { revalidate } = useRevalidator();
  const [isPending, setPending] = useState(false);
  const [isWrong, setWrong] = useState(false);
  const [problem, setProblem] = useState<PasskeyProblem | "tooMany" | null>(null);
  const asksPassword = security.hasPassword && !security.isConfirmed;

  async function confirmed(password: string): Promise<boolean> {
    setWrong(false);
    if (!asksPassword) return true;
    try {
      await api.accountSecurity.confirm({ password });
      return true;
    } catch (error) {
      const { code } = problemOf(error);
      if (code === "INVALID") setWrong(true);
      else setProblem(code === "TOO_MANY_REQUESTS" ? "tooMany" : "failed");
      return false;
    }
  }

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setPending(true);
    setProblem(null);
    if (await confirmed(String(form.get("password") ?? ""))) {
      const { addPasskey } = await import("../../account.passkey-ceremonies.ts");
      const result = await addPasskey(String(form.get("name") ?? "").trim());
      if (result === "done") {
        toast({ title: t("passkeys.done") });
        onClose();
      } else setProblem(result);
      await revalidate();
    }
    setPending(false);
  }

  return (
    <form onSubmit={(event) => void add(event)} noValidate className="grid max-w-[440px] gap-4">
      <div role="alert" className="empty:hidden">
        {problem && (
          <p className="flex gap-2 rounded-control bg-danger-soft px-3.5 py-2.5 text-danger text-sm">
            <CircleAlert size={20} aria-hidden />
            <span>{t(`passkeys.problem.${problem}`)}</span>
          </p>
        )}
      </div>
      <Input id="passkey-name" name="name" label={t("passkeys.name")} hint={t("passkeys.nameHint")} maxLength={NAME_MAX} optional autoComplete="off" />
      <CurrentPassword id="passkey-password" hasPassword={asksPassword} error={isWrong ? t("error.passwordWrong") : undefined} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" pending={isPending}>
          {t("passkeys.add")}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}
