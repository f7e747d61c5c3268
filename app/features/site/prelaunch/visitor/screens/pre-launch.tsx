import { useState } from "react";
import { useSearchParams } from "react-router";
import { requestContext } from "#app/api/request-context.ts";
import { PageHead } from "#app/kit/page-head.tsx";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { cities } from "#app/platform/places/places.ts";
import type { PlaceInLine } from "../../prelaunch.contract.ts";
import { PRELAUNCH_PATH } from "../../prelaunch.ts";
import { ConfirmCode, ConfirmLink } from "../components/confirm-steps.tsx";
import { OwnPlace, StoredPlace } from "../components/own-place.tsx";
import { SignUpForm } from "../components/sign-up-form.tsx";
import type { Route } from "./+types/pre-launch";
import "../../prelaunch.css";

export const handle = { namespaces: ["ui.form"] };

export const loader = ({ context }: Route.LoaderArgs) => ({ cities: cities(context.get(requestContext).language) });

/** In the tab alone: later visits come by the link of the mail. */
type Step = { at: "form" } | { at: "code"; contact: string; channel: "email" | "phone" } | { at: "place"; place: PlaceInLine };

/** The line before the launch: sign up, confirm, and see one's place. */
export default function PreLaunch({ loaderData }: Route.ComponentProps) {
  const t = useT("prelaunch");
  const { code } = useLanguage();
  const [search] = useSearchParams();
  const [step, setStep] = useState<Step>({ at: "form" });
  const token = search.get("confirm");
  const key = search.get("key");
  const show = (place: PlaceInLine) => setStep({ at: "place", place });
  const isSecret = token !== null || key !== null;
  return (
    <div className="auth-form prelaunch">
      <PageHead title={t("title")} description={t("description")} path={PRELAUNCH_PATH} language={code} isHidden={isSecret} />
      {step.at === "place" && <OwnPlace place={step.place} />}
      {step.at === "code" && <ConfirmCode contact={step.contact} channel={step.channel} onDone={show} onBack={() => setStep({ at: "form" })} />}
      {step.at === "form" && token && <ConfirmLink token={token} onDone={show} />}
      {step.at === "form" && !token && key && <StoredPlace id={key} />}
      {step.at === "form" && !isSecret && (
        <>
          <h1>{t("hero")}</h1>
          <p className="lede">{t("lede")}</p>
          <SignUpForm
            cities={loaderData.cities}
            invite={search.get("invite") ?? undefined}
            onSent={(contact, channel) => setStep({ at: "code", contact, channel })}
          />
        </>
      )}
    </div>
  );
}
