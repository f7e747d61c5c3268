import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { readFailure } from "#app/ui/form/failure.ts";
import { useFailureText } from "#app/ui/form/failure-text.ts";
import { LaterSortableList } from "#app/ui/form/later-sortable-list.tsx";
import { moved } from "#app/ui/form/list-moves.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Photo } from "#app/ui/photo.tsx";
import { EmptyState, Skeleton } from "#app/ui/states.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { OwnProjectRow } from "../../portfolio.contract.ts";
import { PORTFOLIO } from "../../portfolio.ts";

/** The projects in their order: dragged by their handles, or moved by the two arrows. */
export function OwnProjects({ professional, begin }: { professional: { id: string; canEdit: boolean }; begin: ReactNode }) {
  const t = useT("portfolio.edit");
  const { data, error, refetch } = useQuery(projectsQuery(professional.id));
  const place = useOrder(professional.id);
  if (!data)
    return error ? (
      <LocalErrorBox error={error} onTryAgain={() => void refetch()}>
        <p>{t("failed")}</p>
      </LocalErrorBox>
    ) : (
      <Skeleton height="240px" />
    );
  if (data.length === 0) return <EmptyState title={t("empty.title")} text={t("empty.text")} actions={begin} />;
  if (!professional.canEdit)
    return (
      <ol className="own-projects" aria-label={t("list")}>
        {data.map((project) => (
          <li key={project.id}>
            <Row project={project} />
          </li>
        ))}
      </ol>
    );
  const row = (project: OwnProjectRow, index: number, handle?: ReactNode) => (
    <Row project={project} moves={{ handle, isFirst: index === 0, isLast: index === data.length - 1, onMove: (step) => place(data, project, index + step) }} />
  );
  return (
    <LaterSortableList<OwnProjectRow>
      id="portfolio"
      label={t("list")}
      className="own-projects"
      items={data}
      nameOf={({ title }) => title}
      onMove={(project, to) => place(data, project, to)}
      row={row}
    />
  );
}

type Moves = { handle: ReactNode; isFirst: boolean; isLast: boolean; onMove(step: number): void };

function Row({ project: { id, title, status, year, photo, photoCount, pairCount, isIdea }, moves }: { project: OwnProjectRow; moves?: Moves }) {
  const t = useT("portfolio.edit");
  const facts = [
    year === null ? null : String(year),
    t("photoCount", { n: photoCount }),
    pairCount > 0 ? t("pairCount", { n: pairCount }) : null,
    isIdea ? t("inIdeas") : null,
  ];
  return (
    <article className="own-project">
      <span className="flex items-center">{moves && <MoveButtons title={title} {...moves} />}</span>
      <Photo image={photo && { ...photo, isPrivate: status === "draft" }} shape="4:3" sizes="96px" alt="" />
      <div className="min-w-0">
        <Link className="link font-semibold" to={`${PORTFOLIO}/${id}`}>
          <bdi>{title}</bdi>
        </Link>
        <p className="text-sm text-muted">{facts.filter(Boolean).join(" · ")}</p>
      </div>
      <StatusBadge tone={status === "published" ? "ok" : "neutral"}>{t(`status.${status}`)}</StatusBadge>
    </article>
  );
}

function MoveButtons({ title, handle, isFirst, isLast, onMove }: Moves & { title: string }) {
  const t = useT("portfolio.edit");
  return (
    <>
      {handle}
      <IconButton size="sm" label={t("up", { title })} aria-disabled={isFirst || undefined} onClick={() => isFirst || onMove(-1)}>
        <ArrowUp size={16} aria-hidden />
      </IconButton>
      <IconButton size="sm" label={t("down", { title })} aria-disabled={isLast || undefined} onClick={() => isLast || onMove(1)}>
        <ArrowDown size={16} aria-hidden />
      </IconButton>
    </>
  );
}

const projectsQuery = (professionalId: string) => orpc.portfolio.list.queryOptions({ input: { professionalId } });

/** Shown at once; what the server refuses returns to its place. */
function useOrder(professionalId: string) {
  const t = useT("portfolio.edit");
  const client = useQueryClient();
  const failureText = useFailureText();
  const { queryKey } = projectsQuery(professionalId);
  const order = useMutation({
    mutationFn: (ids: string[]) => api.portfolio.order({ ids, professionalId }),
    onError(error) {
      toast({ title: t("orderFailed"), description: failureText(readFailure(error)), tone: "danger" });
      return client.invalidateQueries({ queryKey });
    },
  });
  return (rows: readonly OwnProjectRow[], project: OwnProjectRow, to: number) => {
    const next = [...moved(rows, rows.indexOf(project), to)];
    client.setQueryData(queryKey, next);
    order.mutate(next.map(({ id }) => id));
  };
}
