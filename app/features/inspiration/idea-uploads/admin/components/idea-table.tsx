import { ArrowDown, ExternalLink, Eye, EyeOff, Heart, Pencil, RotateCcw, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { ideaPath } from "#app/features/inspiration/ideas/public.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { CheckCell, DataTable, HeadCell, HeadCheckCell, Row, SkeletonRows } from "#app/ui/list/table.tsx";
import { Photo } from "#app/ui/photo.tsx";
import { TimeAgo } from "#app/ui/time-ago.tsx";
import { Tooltip } from "#app/ui/tooltip.tsx";
import type { IdeaRow } from "../../idea-uploads.contract.ts";
import { IdeaStatusBadge } from "./idea-status.tsx";
import "../../idea-uploads.css";

type Actions = { onStatus(id: string, status: "published" | "unpublished"): void; onBin(idea: IdeaRow): void };
type Props = Actions & {
  /** Undefined while the first page loads. */
  items: readonly IdeaRow[] | undefined;
  selected: ReadonlySet<string>;
  onSelect(ids: readonly string[], isSelected: boolean): void;
  foot: ReactNode;
};

const COLUMNS = 8;

export function IdeaTable({ items, selected, onSelect, foot, ...actions }: Props) {
  const t = useT("idea-uploads");
  const ids = (items ?? []).map((item) => item.id);
  const count = ids.filter((id) => selected.has(id)).length;
  const head = (
    <>
      <HeadCheckCell
        checked={count > 0 && count === ids.length}
        indeterminate={count > 0 && count < ids.length}
        onChange={(isSelected) => onSelect(ids, isSelected)}
      />
      <HeadCell>{t("column.title")}</HeadCell>
      <HeadCell>{t("column.room")}</HeadCell>
      <HeadCell>{t("column.status")}</HeadCell>
      <HeadCell className="c-rating">{t("column.author")}</HeadCell>
      <HeadCell className="end-col units c-rating">{t("column.likes")}</HeadCell>
      <HeadCell className="c-updated" sorted="descending">
        <span className="inline-flex items-center gap-1">
          {t("column.updated")}
          <ArrowDown aria-hidden />
        </span>
      </HeadCell>
      <HeadCell className="end-col">{t("column.actions")}</HeadCell>
    </>
  );
  return (
    <DataTable caption={t("list.title")} head={head} foot={foot}>
      {items ? (
        items.map((item) => (
          <IdeaTableRow key={item.id} item={item} isSelected={selected.has(item.id)} onSelect={(isSelected) => onSelect([item.id], isSelected)} {...actions} />
        ))
      ) : (
        <SkeletonRows columns={COLUMNS} />
      )}
    </DataTable>
  );
}

type RowProps = Actions & { item: IdeaRow; isSelected: boolean; onSelect(isSelected: boolean): void };

function IdeaTableRow({ item, isSelected, onSelect, ...actions }: RowProps) {
  const t = useT("idea-uploads");
  const vocabulary = useT("ideas");
  const format = useFormat();
  const room = vocabulary(`room.${item.roomType}`);
  return (
    <Row selected={isSelected}>
      <CheckCell name={item.title} checked={isSelected} onChange={onSelect} />
      <td className="c-name">
        <span className="idea-row-name">
          <Photo image={item.photo} sizes="56px" alt="" className="idea-thumb" />
          <span className="min-w-0">
            <Link className="name" to={`/admin/design-ideas/${item.id}`}>
              <bdi>{item.title}</bdi>
            </Link>
            <span className="type">
              {t(`source.${item.source}`)} · {t("photoCount", { count: item.photoCount })}
            </span>
          </span>
        </span>
      </td>
      <td className="p-hide">
        {room}
        <span className="type block">{vocabulary(`style.${item.style}`)}</span>
      </td>
      <td className="c-status">
        <IdeaStatusBadge status={item.status} />
      </td>
      <td className="c-rating p-hide">{item.author ? <bdi>{item.author}</bdi> : <span className="muted">{t("noAuthor")}</span>}</td>
      <td className="c-rating p-hide end-col units">
        <span className="inline-flex items-center gap-1">
          <Heart size={14} className="text-muted" aria-hidden />
          {format.number(item.likes + item.saves)}
        </span>
      </td>
      <td className="c-updated p-hide muted">
        <TimeAgo at={item.removedAt ?? item.updatedAt} />
      </td>
      <td className="c-meta sm:hidden">{room}</td>
      <td className="c-acts">
        <RowActions item={item} {...actions} />
      </td>
    </Row>
  );
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
