import { useMutation } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { api } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { type Failure, readFailure } from "#app/ui/form/failure.ts";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import { Input } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast.tsx";
import { CODE_LENGTH } from "../../profiles.ts";

type Props = { phone: string; onClose: () => void; onVerified: (at: string) => void };
const PROBLEMS = ["wrong", "expired", "noPhone", "notMobile", "alreadyVerified"] as const;

/** Sends a code when it opens and takes it. */
export function PhoneDialog({ phone, onClose, onVerified }: Props) {
  const t = useT("profiles.edit");
  const [sendFailure, setSendFailure] = useState<Failure | null>(null);
  const textOf = (failure: Failure) => {
    if (failure.kind === "tooOften") return t("phone.problem.tooMany", { minutes: failure.minutes });
    const given = failure.kind === "invalid" ? Object.values(failure.problems) : [];
    return t(`phone.problem.${PROBLEMS.find((each) => given.includes(each)) ?? "failed"}`);
  };
  const form = useSimpleForm({
    initial: { code: "" },
    problemText: (code) => t(`phone.problem.${PROBLEMS.find((each) => each === code) ?? "failed"}`),
    send: ({ code }) => api.profiles.verifyPhone({ code }),
    onSent: ({ phoneVerifiedAt }) => {
      toast({ title: t("phone.done") });
      onVerified(phoneVerifiedAt);
    },
  });
  const send = useMutation({
    mutationFn: () => api.profiles.sendPhoneCode(),
    onMutate: () => setSendFailure(null),
    onError: (error) => setSendFailure(readFailure(error)),
  });
  const failure = form.failure ?? sendFailure;
  // one code per opening, also when effects run twice
  const asked = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    send.mutate();
  }, []);
  // It is rendered inside the profile's form, which must not be submitted from here.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    if (!send.isPending) form.submit();
  };
  const again = () => send.mutate(undefined, { onSuccess: () => toast({ title: t("phone.sentAgain") }) });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("phone.title")}
      footer={
        <>
          <Button onClick={again} pending={send.isPending}>
            {t("phone.again")}
          </Button>
          <Button variant="primary" onClick={form.submit} pending={form.isSending} disabled={send.isPending}>
            {t("phone.confirm")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>
          {t.rich("phone.sent", {
            phone: send.data?.phone ?? phone,
            number: (text) => (
              <bdi dir="ltr" className="font-semibold">
                {text}
              </bdi>
            ),
          })}
        </p>
        <Input
          label={t("phone.code")}
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={CODE_LENGTH + 4}
          onKeyDown={onKeyDown}
          {...form.text("code")}
          error={form.error("code") ?? form.error("phone") ?? (failure && textOf(failure))}
        />
      </div>
    </Dialog>
  );
}
