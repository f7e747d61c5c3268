import { HydrationBoundary } from "@tanstack/react-query";
import { useT } from "#app/platform/languages/language-context.tsx";
import { loadSteps, openAgain } from "../../server/loaders.server.ts";
import { OnboardingSteps } from "../components/onboarding-steps.tsx";
import type { Route } from "./+types/professional-onboarding";

export const handle = { namespaces: ["profiles", "ui.form"] };

export const loader = (args: Route.LoaderArgs) => loadSteps(args, "professional");

export const action = (args: Route.ActionArgs) => openAgain(args);

/** After a save the answer has the next step: no revalidation. */
export const shouldRevalidate = () => false;

export default function ProfessionalOnboarding({ loaderData }: Route.ComponentProps) {
  const t = useT("onboarding");
  return (
    <HydrationBoundary state={loaderData.state}>
      <title>{t("title.professional")}</title>
      <OnboardingSteps of="professional" />
    </HydrationBoundary>
  );
}
