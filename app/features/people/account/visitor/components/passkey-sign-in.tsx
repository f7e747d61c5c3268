import { CircleAlert } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { afterSignIn } from "#app/platform/auth/safe-redirect.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { type PasskeyProblem, passkeysWorkHere } from "../../account.passkeys.ts";

/** Shown where the browser knows passkeys; the ceremony itself is loaded when it is wanted. */
export function PasskeySignIn({ target, icon }: { target: string | null; icon: ReactNode }) {
  const t = useT("account");
  const [isOffered, setOffered] = useState(false);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<PasskeyProblem | null>(null);
  useEffect(() => setOffered(passkeysWorkHere()), []);
  if (!isOffered) return null;
  const signIn = async () => {
    setPending(true);
    setProblem(null);
    const { signInWithPasskey } = await import("../../account.passkey-ceremonies.ts");
    const result = await signInWithPasskey();
    if (result === "done") return window.location.assign(afterSignIn(target));
    setProblem(result);
    setPending(false);
  };
  return (
    <>
      <Button size="lg" block icon={icon} pending={isPending} onClick={() => void signIn()}>
        {t("login.withPasskey")}
      </Button>
      <p role="alert" className="flex gap-1.5 text-sm text-danger empty:hidden">
        {problem && (
          <>
            <CircleAlert size={16} className="mt-0.5 flex-none" aria-hidden />
            {t(`passkey.${problem}`)}
          </>
        )}
      </p>
    </>
  );
}
