import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { ProjectDecisions } from "#app/features/projects/requests/public.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { Project } from "../../projects.contract.ts";
import type { BriefField } from "../../projects.rules.ts";
import { briefingPath, PROJECTS_PATH, type ProjectStatus } from "../../projects.ts";

type Move = Parameters<typeof api.projects.move>[0]["move"];

/** What the household can do next in each state, the likeliest first. */
const MOVES: Record<ProjectStatus, readonly Move[]> = {
  draft: [],
  planning: ["begin", "archive"],
  open: [],
  in_progress: ["complete", "archive"],
  completed: ["archive", "reopen"],
  archived: ["restore"],
};

/** What needs somebody now; one line where nothing does. */
export function NowPart({ project }: { project: Project }) {
  const t = useT("projects");
  const field = useT("projects.briefing");
  const format = useFormat();
  const { id, status, missing, access } = project;
  const decides = access !== "professional";
  return (
    <section id="now" aria-labelledby="now-title">
      <h2 id="now-title">{t("part.now")}</h2>
      {status === "draft" && decides ? (
        <div className="project-due">
          <div className="min-w-0">
            <h3>{t(missing.length > 0 ? "now.finish" : "now.place")}</h3>
            <p className="text-sm text-muted">
              {missing.length > 0 ? t("now.missing", { parts: format.list(missing.map((part) => field(`field.${part as BriefField}`))) }) : t("now.placeText")}
            </p>
          </div>
          <ButtonLink variant="primary" to={briefingPath(id, missing.length > 0 ? "" : "review")}>
            {t(missing.length > 0 ? "now.goOn" : "now.look")}
          </ButtonLink>
        </div>
      ) : decides && (status === "open" || status === "in_progress") ? (
        <ProjectDecisions projectId={id}>
          <p>{t(`now.${status}`)}</p>
        </ProjectDecisions>
      ) : (
        <div className="grid justify-items-start gap-3">
          <p>{t(decides ? `now.${status}` : "now.nothing")}</p>
          {decides && status === "planning" && (
            <ButtonLink variant="primary" to={`/dashboard/jobs/new?project=${id}`}>
              {t("now.ask")}
            </ButtonLink>
          )}
        </div>
      )}
      {decides && <Moves project={project} />}
    </section>
  );
}

function Moves({ project: { id, status, access } }: { project: Project }) {
  const t = useT("projects");
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isRemoving, setRemoving] = useState(false);
  const moving = useMutation({
    mutationFn: (move: Move) => api.projects.move({ id, move }),
    onError: () => toast({ title: t("failed"), tone: "danger" }),
    onSettled: () => client.invalidateQueries({ queryKey: orpc.projects.key() }),
  });
  const removing = useMutation({
    mutationFn: () => api.projects.remove({ id }),
    onError: () => toast({ title: t("failed"), tone: "danger" }),
    onSuccess: async () => {
      toast({ title: t("remove.done") });
      await navigate(PROJECTS_PATH);
      await client.invalidateQueries({ queryKey: orpc.projects.list.key() });
    },
  });
  const isDraft = status === "draft" && access === "owner";
  if (MOVES[status].length === 0 && !isDraft) return null;
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {MOVES[status].map((move) => (
        <Button key={move} size="sm" pending={moving.isPending && moving.variables === move} onClick={() => moving.mutate(move)}>
          {t(`move.${move}`)}
        </Button>
      ))}
      {isDraft && (
        <Button size="sm" variant="ghost" onClick={() => setRemoving(true)}>
          {t("remove.ask")}
        </Button>
      )}
      {isRemoving && (
        <ConfirmDialog
          title={t("remove.title")}
          action={t("remove.yes")}
          isDanger
          pending={removing.isPending}
          onConfirm={() => removing.mutate()}
          onClose={() => setRemoving(false)}
        >
          {t("remove.text")}
        </ConfirmDialog>
      )}
    </div>
  );
}
