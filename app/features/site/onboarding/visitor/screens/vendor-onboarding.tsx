import { HydrationBoundary } from "@tanstack/react-query";
import { useT } from "#app/platform/languages/language-context.tsx";
import { loadSteps, openAgain } from "../../server/loaders.server.ts";
import { OnboardingSteps } from "../components/onboarding-steps.tsx";
import type { Route } from "./+types/vendor-onboarding";

export const handle = { namespaces: ["vendor-claims", "ui.form"] };

export const loader = (args: Route.LoaderArgs) => loadSteps(args, "vendor");

export const action = (args: Route.ActionArgs) => openAgain(args);

/** After a save the answer has the next step: no revalidation. */
export const shouldRevalidate = () => false;

export default function VendorOnboarding({ loaderData }: Route.ComponentProps) {
  const t = useT("onboarding");
  return (
    <HydrationBoundary state={loaderData.state}>
      <title>{t("title.vendor")}</title>
      <OnboardingSteps of="vendor" />
    </HydrationBoundary>
  );
}
