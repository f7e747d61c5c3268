import { ImageUp, LogIn, RefreshCw, Scaling } from "lucide-react";
import { loginPath } from "#app/platform/auth/safe-redirect.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ProgressBar } from "#app/ui/states.tsx";
import { PhotoInput } from "./photo-input.tsx";
import type { Intake } from "./use-intake.ts";

export function ChosenPhoto({ intake, here }: { intake: Intake; here: string }) {
  const t = useT("redesign");
  const { chosen, problem, isSending, needsSignIn } = intake;
  if (!chosen) return null;
  return (
    <>
      <figure className="intake-photo">
        <img src={chosen.url} alt={t("intake.preview")} aria-busy={isSending} />
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the input is inside PhotoInput */}
        <label className="btn sm">
          <ImageUp size={16} aria-hidden />
          {t("intake.another")}
          <PhotoInput onFile={(file) => void intake.choose(file)} />
        </label>
      </figure>
      {isSending && (
        <div className="grid gap-2">
          <ProgressBar label={t("intake.uploading")} />
          <p className="tiny muted" role="status">
            {t("intake.uploading")}
          </p>
        </div>
      )}
      {needsSignIn && !problem && <SignInFirst here={here} isStored />}
    </>
  );
}

export function IntakeProblem({ intake: { problem, name, isSending, retry, shrink } }: { intake: Intake }) {
  const t = useT("redesign");
  if (!problem) return null;
  return (
    <div className="intake-problem" role="alert">
      <p className="error">
        {t(`problem.${problem}`)} <bdi>{name}</bdi>
      </p>
      {problem === "TOO_LARGE" && (
        <>
          <Button size="sm" icon={<Scaling size={16} aria-hidden />} pending={isSending} onClick={() => void shrink()}>
            {t(isSending ? "intake.shrinking" : "intake.shrink")}
          </Button>
          <p className="tiny muted">{t("intake.shrinkText")}</p>
        </>
      )}
      {(problem === "failed" || problem === "offline" || problem === "BUSY") && (
        <Button size="sm" icon={<RefreshCw size={16} aria-hidden />} onClick={retry}>
          {t("intake.again")}
        </Button>
      )}
    </div>
  );
}

export function SignInFirst({ here, isStored = false }: { here: string; isStored?: boolean }) {
  const t = useT("redesign");
  return (
    <div className="intake-sign-in">
      <p>
        <b className="block">{t("intake.signInText")}</b> {isStored && <span className="muted">{t("intake.signInStored")}</span>}
      </p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink variant="primary" to={loginPath(here)} icon={<LogIn size={20} className="flip" aria-hidden />}>
          {t("intake.signIn")}
        </ButtonLink>
        <ButtonLink to={`/signup?redirect=${encodeURIComponent(here)}`}>{t("intake.signUp")}</ButtonLink>
      </div>
    </div>
  );
}
