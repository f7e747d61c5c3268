import { Camera, ImageUp, LogIn, RefreshCw, Scaling } from "lucide-react";
import { type ChangeEvent, useEffect, useRef } from "react";
import { loginPath } from "#app/platform/auth/safe-redirect.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { FileDrop } from "#app/ui/file-drop.tsx";
import { ProgressBar } from "#app/ui/states.tsx";
import type { Intake } from "./use-intake.ts";

type Props = { intake: Intake /** Where signing in leads back to. */; here: string };

/** Drop, choose, paste or take a photograph; then the photograph itself, its problem, and the next step. */
export function PhotoIntake({ intake, here }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a file chosen before hydration
  useEffect(() => {
    const early = box.current?.querySelector("input")?.files?.[0];
    if (early) void intake.choose(early);
  }, []);
  return (
    <div ref={box} className="intake">
      {intake.chosen ? <ChosenPhoto intake={intake} here={here} /> : <EmptyIntake intake={intake} here={here} />}
      <Problem intake={intake} />
    </div>
  );
}

function Problem({ intake: { problem, name, isSending, retry, shrink } }: { intake: Intake }) {
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

function EmptyIntake({ intake, here }: Props) {
  const t = useT("redesign");
  return (
    <>
      <FileDrop label={t("intake.label")} accept="image/*" hint={t("intake.hint")} onFiles={([file]) => file && void intake.choose(file)} />
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the input is inside FileInput */}
      <label className="btn intake-camera">
        <Camera size={20} aria-hidden />
        {t("intake.camera")}
        <FileInput isCamera onFile={(file) => void intake.choose(file)} />
      </label>
      {intake.needsSignIn && intake.isSignInShown && <SignInFirst here={here} />}
    </>
  );
}

function ChosenPhoto({ intake, here }: Props) {
  const t = useT("redesign");
  const { chosen, problem, isSending, needsSignIn } = intake;
  if (!chosen) return null;
  return (
    <>
      <figure className="intake-photo">
        <img src={chosen.url} alt={t("intake.preview")} aria-busy={isSending} />
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the input is inside FileInput */}
        <label className="btn sm">
          <ImageUp size={16} aria-hidden />
          {t("intake.another")}
          <FileInput onFile={(file) => void intake.choose(file)} />
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

function SignInFirst({ here, isStored = false }: { here: string; isStored?: boolean }) {
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

function FileInput({ isCamera = false, onFile }: { isCamera?: boolean; onFile(file: File): void }) {
  return (
    <input
      type="file"
      className="vh"
      accept="image/*"
      {...(isCamera && { capture: "environment" as const })}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        const file = event.target.files?.[0];
        if (file) onFile(file);
        event.target.value = "";
      }}
    />
  );
}
