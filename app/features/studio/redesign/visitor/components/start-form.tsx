import { Sparkles } from "lucide-react";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { Restyle } from "#app/engines/room/style-names.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toast.tsx";
import { type StartSearch, startPath, studioPath } from "../../redesign.address.ts";
import { PhotoIntake } from "./photo-intake.tsx";
import { SamplePhotos } from "./sample-photos.tsx";
import { StyleRadios } from "./style-radios.tsx";
import { useIntake } from "./use-intake.ts";

const FIRST: Restyle = "modern";

/** Starts a redesign: a photograph, a style, and the button. */
export function StartForm({ search }: { search: StartSearch }) {
  const t = useT("redesign");
  const navigate = useNavigate();
  const intake = useIntake(search.idea || null);
  const [style, setStyle] = useState<Restyle>(search.style || FIRST);
  const form = useRef<HTMLFormElement>(null);
  const here = startPath({ ...search, style });
  const choose = (next: Restyle) => {
    setStyle(next);
    // survives sign-in, reload and Back
    void navigate(startPath({ ...search, style: next }), { replace: true, preventScrollReset: true });
  };
  const start = () => {
    const { chosen, needsSignIn, problem } = intake;
    if (needsSignIn) return intake.saySignIn();
    if (!chosen || problem) {
      toast({ title: t("intake.noImage"), description: t("intake.noImageText"), tone: "danger" });
      form.current?.querySelector<HTMLInputElement>("input[type=file]")?.focus();
      return;
    }
    if (chosen.id) void navigate(studioPath(chosen.id, { style }));
  };
  return (
    <form
      ref={form}
      className="start-form panel"
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      {search.style && search.idea && <p className="start-idea">{t("intake.fromIdea", { style: t(`styles.${search.style}`) })}</p>}
      <PhotoIntake intake={intake} here={here} />
      <fieldset>
        <legend>
          {t("pick.title")} <small>{t("pick.hint")}</small>
        </legend>
        <StyleRadios value={style} onChange={choose} />
      </fieldset>
      <Button type="submit" variant="primary" size="lg" block pending={intake.isSending} icon={<Sparkles aria-hidden />}>
        {t("intake.start")}
      </Button>
      {!intake.chosen && <SamplePhotos onFile={(file, room) => void intake.choose(file, room)} />}
    </form>
  );
}
