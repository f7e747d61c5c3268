import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { readFailure } from "#app/ui/form/failure.ts";
import { useFailureText } from "#app/ui/form/failure-text.ts";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { ProjectProblems } from "../../portfolio.rules.ts";
import { PORTFOLIO, projectPath } from "../../portfolio.ts";
import type { ProjectForm } from "./use-project-form.ts";

type Step = "publish" | "withdraw" | "publishIdea" | "withdrawIdea";

/** Whether others see it, and as what. Unsaved changes come first. */
export function ProjectSteps({ form }: { form: ProjectForm }) {
  const t = useT("portfolio.edit");
  const { stored: project } = form;
  const isShown = project.status === "published";
  return (
    <section className="portfolio-card">
      <header>
        <h2>{t("step.title")}</h2>
        <StatusBadge tone={isShown ? "ok" : "neutral"}>{t(`status.${project.status}`)}</StatusBadge>
      </header>
      <p className="text-sm text-muted">{t(`step.text.${project.status}`)}</p>
      <StepButton form={form} step={isShown ? "withdraw" : "publish"} />
      {isShown && (
        <>
          <ButtonLink to={projectPath(project.id)}>{t("step.see")}</ButtonLink>
          <h3>{t("idea.title")}</h3>
          <p className="text-sm text-muted">{t(project.idea ? "idea.is" : "idea.text")}</p>
          {project.idea && <ButtonLink to={project.idea}>{t("idea.see")}</ButtonLink>}
          <StepButton form={form} step={project.idea ? "withdrawIdea" : "publishIdea"} />
        </>
      )}
      {form.isDirty && <p className="text-sm text-muted">{t("step.saveFirst")}</p>}
      <Remove id={project.id} />
    </section>
  );
}

function StepButton({ form, step }: { form: ProjectForm; step: Step }) {
  const t = useT("portfolio.edit");
  const client = useQueryClient();
  const failureText = useFailureText();
  const { id } = form.stored;
  const move = useMutation({
    mutationFn: () => api.portfolio[step]({ id }),
    onSuccess(moved) {
      form.restart(moved);
      client.setQueryData(orpc.portfolio.get.queryKey({ input: { id } }), moved);
      toast({ title: t(`step.done.${step}`) });
      return client.invalidateQueries({ queryKey: orpc.portfolio.list.key() });
    },
    onError(error) {
      const failure = readFailure(error);
      if (failure.kind === "invalid") return form.showProblems(failure.problems as ProjectProblems);
      toast({ title: t("step.failed"), description: failureText(failure), tone: "danger" });
      return client.invalidateQueries({ queryKey: orpc.portfolio.get.key() });
    },
  });
  return (
    <Button
      variant={step === "publish" ? "primary" : undefined}
      pending={move.isPending}
      aria-disabled={form.isDirty || undefined}
      onClick={() => form.isDirty || move.mutate()}
    >
      {t(`step.${step}`)}
    </Button>
  );
}

function Remove({ id }: { id: string }) {
  const t = useT("portfolio.edit");
  const client = useQueryClient();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => api.portfolio.remove({ id }),
    onSuccess: async () => {
      toast({ title: t("remove.done") });
      await client.invalidateQueries({ queryKey: orpc.portfolio.list.key() });
      void navigate(PORTFOLIO);
    },
    onError: (error) => toast({ title: t("remove.failed"), description: failureText(readFailure(error)), tone: "danger" }),
  });
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        {t("remove.button")}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t("remove.title")}
          action={t("remove.button")}
          isDanger
          pending={remove.isPending}
          onConfirm={() => remove.mutate()}
          onClose={() => setAsking(false)}
        >
          {t("remove.text")}
        </ConfirmDialog>
      )}
    </>
  );
}
