import { ArrowDown, ExternalLink, Eye, EyeOff, Heart, Pencil, RotateCcw, Trash2 } from "lucide-react";
import { Link } from "react-router";
import { ideaPath } from "#app/features/inspiration/ideas/public.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { Column } from "#app/ui/list/list-table.tsx";
import { Photo } from "#app/ui/photo.tsx";
import { TimeAgo } from "#app/ui/time-ago.tsx";
import { Tooltip } from "#app/ui/tooltip.tsx";
import type { IdeaRow } from "../../idea-uploads.contract.ts";
import { IdeaStatusBadge } from "./idea-status.tsx";
import "../../idea-uploads.css";

type Actions = { onStatus(id: string, status: "published" | "unpublished"): void; onBin(idea: IdeaRow): void };

export function useIdeaColumns(actions: Actions): Column<IdeaRow>[] {
  const t = useT("idea-uploads");
  const vocabulary = useT("ideas");
  const format = useFormat();
  return [
    {
      id: "title",
      head: t("column.title"),
      className: "c-name",
      cell: (item) => (
        <span className="idea-row-name">
          <Photo image={item.photo} sizes="56px" alt="" className="idea-thumb" />
          <span className="min-w-0">
            <Link className="name" to={`/admin/design-ideas/${item.id}`}>
              <bdi lang={languageOf(item.title)}>{item.title}</bdi>
            </Link>
            <span className="type">
              {t(`source.${item.source}`)} · {t("photoCount", { count: item.photoCount })}
            </span>
          </span>
        </span>
      ),
    },
    {
      id: "room",
      head: t("column.room"),
      className: "p-hide",
      cell: ({ roomType, style }) => (
        <>
          {vocabulary(`room.${roomType}`)}
          <span className="type block">{vocabulary(`style.${style}`)}</span>
        </>
      ),
    },
    { id: "status", head: t("column.status"), className: "c-status", cell: ({ status }) => <IdeaStatusBadge status={status} /> },
    {
      id: "author",
      head: t("column.author"),
      headClass: "c-rating",
      className: "c-rating p-hide",
      cell: ({ author }) => (author ? <bdi>{author}</bdi> : <span className="muted">{t("noAuthor")}</span>),
    },
    {
      id: "likes",
      head: t("column.likes"),
      headClass: "end-col units c-rating",
      className: "c-rating p-hide end-col units",
      cell: ({ likes, saves }) => (
        <span className="inline-flex items-center gap-1">
          <Heart size={14} className="text-muted" aria-hidden />
          {format.number(likes + saves)}
        </span>
      ),
    },
    {
      id: "updated",
      head: (
        <span className="inline-flex items-center gap-1">
          {t("column.updated")}
          <ArrowDown aria-hidden />
        </span>
      ),
      headClass: "c-updated",
      sorted: "descending",
      className: "c-updated p-hide muted",
      cell: ({ removedAt, updatedAt }) => <TimeAgo at={removedAt ?? updatedAt} />,
    },
    { id: "roomOnPhones", head: null, headClass: "sm:hidden", className: "c-meta sm:hidden", cell: ({ roomType }) => vocabulary(`room.${roomType}`) },
    {
      id: "actions",
      head: t("column.actions"),
      headClass: "end-col",
      className: "c-acts",
      cell: (item) => <RowActions item={item} {...actions} />,
    },
  ];
}

function RowActions({ item, onStatus, onBin }: Actions & { item: IdeaRow }) {
  const t = useT("idea-uploads");
  const name = item.title;
  if (item.status === "removed") {
    return (
      <span className="row-acts">
        <IconButton label={t("action.restore", { name })} size="sm" className="muted" onClick={() => onBin(item)}>
          <RotateCcw aria-hidden />
        </IconButton>
      </span>
    );
  }
  const isPublic = item.status === "published";
  return (
    <span className="row-acts">
      {isPublic && (
        <Tooltip text={t("action.open", { name })}>
          <a className="icon-btn sm muted p-hide" href={ideaPath(item.slug)} target="_blank" rel="noreferrer" aria-label={t("action.open", { name })}>
            <ExternalLink aria-hidden />
          </a>
        </Tooltip>
      )}
      <Tooltip text={t("action.edit", { name })}>
        <Link className="icon-btn sm muted p-hide" to={`/admin/design-ideas/${item.id}`} aria-label={t("action.edit", { name })}>
          <Pencil aria-hidden />
        </Link>
      </Tooltip>
      <IconButton
        label={t(isPublic ? "action.unpublish" : "action.publish", { name })}
        size="sm"
        className="muted"
        onClick={() => onStatus(item.id, isPublic ? "unpublished" : "published")}
      >
        {isPublic ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      </IconButton>
      <IconButton label={t("action.remove", { name })} size="sm" className="muted p-hide" onClick={() => onBin(item)}>
        <Trash2 aria-hidden />
      </IconButton>
    </span>
  );
}
