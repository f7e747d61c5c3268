import { useMutation } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { api } from "#app/api/client.ts";
import { problemOf } from "#app/platform/api/problem.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Input } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast.tsx";
import { CODE_LENGTH } from "../../profiles.ts";

type Props = { phone: string; onClose: () => void; onVerified: (at: string) => void };
const PROBLEMS = ["wrong", "expired", "noPhone", "notMobile", "alreadyVerified"] as const;

/** Sends a code when it opens and takes it. */
export function PhoneDialog({ phone, onClose, onVerified }: Props) {
  const t = useT("profiles.edit");
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<string>();
  const tell = (error: unknown) => {
    const { fields, retryAfter } = problemOf(error);
    if (retryAfter !== undefined) return setProblem(t("phone.problem.tooMany", { minutes: Math.max(1, Math.ceil(retryAfter / 60)) }));
    const known = PROBLEMS.find((each) => each === (fields["code"] ?? fields["phone"]));
    setProblem(t(`phone.problem.${known ?? "failed"}`));
  };
  const send = useMutation({ mutationFn: () => api.profiles.sendPhoneCode(), onError: tell });
  const verify = useMutation({
    mutationFn: () => api.profiles.verifyPhone({ code }),
    onError: tell,
    onSuccess: ({ phoneVerifiedAt }) => {
      toast({ title: t("phone.done") });
      onVerified(phoneVerifiedAt);
    },
  });
  // opening it once asks for one code, also where effects run twice
  const asked = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    send.mutate();
  }, []);
  const confirm = () => {
    setProblem(undefined);
    verify.mutate();
  };
  // It stands inside of the profile's form, which must not be sent from here.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    if (!verify.isPending && !send.isPending) confirm();
  };
  const again = () => {
    setProblem(undefined);
    send.mutate(undefined, { onSuccess: () => toast({ title: t("phone.sentAgain") }) });
  };
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
          <Button variant="primary" onClick={confirm} pending={verify.isPending} disabled={send.isPending}>
            {t("phone.confirm")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>
          {t.rich("phone.sent", {
            phone,
            number: (text) => (
              <bdi dir="ltr" className="font-semibold">
                {text}
              </bdi>
            ),
          })}
        </p>
        <Input
          label={t("phone.code")}
          error={problem}
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={CODE_LENGTH + 4}
          value={code}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setCode(event.target.value);
            setProblem(undefined);
          }}
        />
      </div>
    </Dialog>
  );
}
