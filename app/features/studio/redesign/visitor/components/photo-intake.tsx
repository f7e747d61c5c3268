import { Camera } from "lucide-react";
import { lazy, Suspense, useEffect } from "react";
import { useFirstSign } from "#app/kit/first-sign.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { FileDrop } from "#app/ui/file-drop.tsx";
import { PhotoInput } from "./photo-input.tsx";
import { type Intake, loadWork } from "./use-intake.ts";

type Props = { intake: Intake /** Where signing in leads back to. */; here: string };

/** Nothing of it shows before a photograph is chosen. */
const loadNext = () => import("./intake-next.tsx");
const ChosenPhoto = lazy(() => loadNext().then((module) => ({ default: module.ChosenPhoto })));
const IntakeProblem = lazy(() => loadNext().then((module) => ({ default: module.IntakeProblem })));
const SignInFirst = lazy(() => loadNext().then((module) => ({ default: module.SignInFirst })));

/** Drop, choose, paste or take a photograph; then the photograph itself, its problem, and the next step. */
export function PhotoIntake({ intake, here }: Props) {
  const isAwake = useFirstSign();
  useEffect(() => {
    if (isAwake) void Promise.allSettled([loadWork(), loadNext()]);
  }, [isAwake]);
  const empty = <EmptyIntake intake={intake} here={here} />;
  return (
    <div className="intake">
      {intake.chosen ? (
        <Suspense fallback={empty}>
          <ChosenPhoto intake={intake} here={here} />
        </Suspense>
      ) : (
        empty
      )}
      {intake.problem && (
        <Suspense>
          <IntakeProblem intake={intake} />
        </Suspense>
      )}
    </div>
  );
}

function EmptyIntake({ intake, here }: Props) {
  const t = useT("redesign");
  return (
    <>
      <FileDrop label={t("intake.label")} accept="image/*" hint={t("intake.hint")} onFiles={([file]) => file && void intake.choose(file)} />
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the input is inside PhotoInput */}
      <label className="btn intake-camera">
        <Camera size={20} aria-hidden />
        {t("intake.camera")}
        <PhotoInput isCamera onFile={(file) => void intake.choose(file)} />
      </label>
      {intake.needsSignIn && intake.isSignInShown && (
        <Suspense>
          <SignInFirst here={here} />
        </Suspense>
      )}
    </>
  );
}
