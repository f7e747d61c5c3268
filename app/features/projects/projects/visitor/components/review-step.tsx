import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toast.tsx";
import { WarningLine } from "#app/ui/warning-line.tsx";
import type { Brief } from "../../projects.contract.ts";
import { missingFrom } from "../../projects.rules.ts";
import { briefingPath, projectPath, STEP_OF } from "../../projects.ts";
import { BriefFacts } from "./brief-facts.tsx";
import { BriefPieces } from "./brief-pieces.tsx";
import type { BriefForm } from "./use-brief.ts";

/** All of it once more, what is still missing, and the end. */
export function ReviewStep({ form, brief }: { form: BriefForm; brief: Brief }) {
  const t = useT("projects.briefing");
  const client = useQueryClient();
  const navigate = useNavigate();
  const { id, status } = brief;
  const missing = missingFrom(form.values);
  const placing = useMutation({
    mutationFn: async () => {
      if (await form.save()) await api.projects.place({ id });
      else throw new Error("unsaved");
    },
    onSuccess: async () => {
      toast({ title: t("placed"), description: t("placedText") });
      await client.invalidateQueries({ queryKey: orpc.projects.key() });
      await navigate(projectPath(id));
    },
  });
  return (
    <>
      {missing.length > 0 && (
        <div className="panel grid gap-2 p-5">
          <h2 className="text-base">{t("missing")}</h2>
          <ul className="grid gap-1">
            {missing.map((field) => (
              <li key={field}>
                <Link className="link" to={briefingPath(id, STEP_OF[field])}>
                  {t(`missingOf.${field}`)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <BriefFacts values={form.values} cityName={brief.cityName} numbers={brief.numbers} />
      <BriefPieces projectId={id} canChange={false} />
      {placing.isError && <WarningLine>{t("placeFailed")}</WarningLine>}
      {status === "draft" ? (
        <div>
          <Button variant="primary" size="lg" disabled={missing.length > 0} pending={placing.isPending} onClick={() => placing.mutate()}>
            {t("place")}
          </Button>
          <p className="mt-2 text-sm text-muted">{t("placeText")}</p>
        </div>
      ) : (
        <div>
          <ButtonLink variant="primary" size="lg" to={projectPath(id)}>
            {t("backToProject")}
          </ButtonLink>
        </div>
      )}
    </>
  );
}
