import { useMutation } from "@tanstack/react-query";
import { ArrowLeft, Plus } from "lucide-react";
import { useState } from "react";
import { api } from "#app/api/client.ts";
import { ClaimForm, ClaimSearch } from "#app/features/directory/vendor-claims/public.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import type { OnboardingState } from "../../onboarding.contract.ts";
import { useCarriedState } from "./use-step-form.ts";

type Chosen = Parameters<typeof ClaimForm>[0]["vendor"];
type Props = { state: OnboardingState; onBack(): void; onDone(state: OnboardingState): void };

/** Either the business is in the directory already and is claimed, or it is entered. */
export function RecordStep({ state, onBack, onDone }: Props) {
  const t = useT("onboarding");
  const carried = useCarriedState();
  const [claimed, setClaimed] = useState<Chosen>();
  const end = useMutation({
    mutationFn: (how: "create" | "finish") => (how === "create" ? api.onboarding.createVendor() : api.onboarding.finish()),
    onSuccess: async (next) => {
      await carried(next);
      onDone(next);
    },
  });
  const failed = end.isError && (
    <p className="text-sm text-danger" role="alert">
      {t("problem.failed")}
    </p>
  );
  if (claimed)
    return (
      <div className="grid gap-4">
        <ClaimForm
          vendor={claimed}
          onSent={async () => void (await end.mutateAsync("finish").catch(() => undefined))}
          back={
            <Button size="lg" onClick={() => setClaimed(undefined)} aria-label={t("back")}>
              <ArrowLeft className="flip" aria-hidden />
            </Button>
          }
        />
        {failed}
      </div>
    );
  return (
    <div className="grid gap-8">
      <section className="grid gap-3">
        <h2 className="text-lg">{t("record.find")}</h2>
        <p className="text-sm text-muted">{t("record.findText")}</p>
        <ClaimSearch first={state.answers.companyName} onChoose={setClaimed} />
      </section>
      <section className="grid gap-3 border-t border-line pt-6">
        <h2 className="text-lg">{t("record.new")}</h2>
        <p className="text-sm text-muted">{t("record.newText", { name: state.answers.companyName })}</p>
        {failed}
        <div className="flex gap-2">
          <Button size="lg" onClick={onBack} aria-label={t("back")}>
            <ArrowLeft className="flip" aria-hidden />
          </Button>
          <Button variant="primary" size="lg" block icon={<Plus size={18} aria-hidden />} pending={end.isPending} onClick={() => end.mutate("create")}>
            {t("record.create")}
          </Button>
        </div>
        {(state.openClaims > 0 || state.hasVendor) && (
          <Button block pending={end.isPending} onClick={() => end.mutate("finish")}>
            {t("record.finish")}
          </Button>
        )}
      </section>
    </div>
  );
}
