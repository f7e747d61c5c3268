import { KeyRound, MailOpen } from "lucide-react";
import type { SocialProvider } from "#app/platform/auth/social-providers.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { PasskeySignIn } from "./passkey-sign-in.tsx";

/** The ways in besides the password: a code by mail, a passkey, and the providers that the settings name. */
export function OtherWays({ target, providers }: { target: string | null; providers: readonly SocialProvider[] }) {
  const t = useT("account");
  const carried = target ? `?redirect=${encodeURIComponent(target)}` : "";
  return (
    <div className="grid gap-3">
      <ButtonLink to={`/login/code${carried}`} size="lg" block icon={<MailOpen size={18} aria-hidden />}>
        {t("login.withCode")}
      </ButtonLink>
      <PasskeySignIn target={target} icon={<KeyRound size={18} aria-hidden />} />
      {providers.map((provider) => (
        // A whole new page: the answer leads to another site.
        <a key={provider} href={`/login/with/${provider}${carried}`} rel="nofollow" className={buttonClass({ size: "lg", block: true })}>
          {t(`login.with.${provider}`)}
        </a>
      ))}
    </div>
  );
}
