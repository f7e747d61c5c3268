import { Link } from "react-router";
import { UndoBulkChange } from "#app/features/talk/bulk-changes/public.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Avatar } from "#app/ui/avatar.tsx";
import { TimeAgo } from "#app/ui/time-ago.tsx";
import type { ActivityEntry } from "../../admin-area.contract.ts";
import { ActivityChanges, useFieldName } from "./activity-changes.tsx";

/** Who did what to which thing, and when. */
export function ActivityItem({ entry }: { entry: ActivityEntry }) {
  const t = useT("admin-area");
  const format = useFormat();
  const nameOf = useFieldName();
  const actor = entry.actorName ?? t("activity.system");
  const action = `action.${entry.action.replaceAll(".", "-")}`;
  const thing = `thing.${entry.entityType}`;
  const fields = entry.changes.map(({ field }) => nameOf(field));
  const { address: to, isNamed } = entry;
  const what = t.has(thing) ? t(thing) : entry.entityType.replaceAll("_", " ");
  const name = <bdi>{entry.entityName ?? (to ? t("activity.gone") : null)}</bdi>;
  return (
    <li className="flex items-start gap-3 border-line px-4 py-3 not-first:border-t">
      <Avatar name={actor} size="sm" />
      <div className="min-w-0 flex-1 text-sm">
        <p className="wrap-anywhere">
          <b className="font-semibold">
            <bdi>{actor}</bdi>
          </b>{" "}
          {entry.impersonatorName && <span className="text-muted">{t.rich("activity.through", { admin: () => <bdi>{entry.impersonatorName}</bdi> })} </span>}
          {t(t.has(action) ? action : "action.other")}{" "}
          {!isNamed && to ? (
            <Link className="link inline" to={to}>
              {what}
            </Link>
          ) : (
            what
          )}{" "}
          {!isNamed && to ? null : to && entry.entityName ? (
            <Link className="link inline" to={to}>
              {name}
            </Link>
          ) : (
            <span className="text-muted">{name}</span>
          )}
        </p>
        {entry.entityType === "bulk_change" && <UndoBulkChange id={entry.entityId} />}
        {fields.length > 0 && (
          <details>
            <summary className="cursor-pointer py-1 text-muted">{t("activity.fields", { count: fields.length, fields: format.list(fields) })}</summary>
            <ActivityChanges changes={entry.changes} entityType={entry.entityType} />
          </details>
        )}
      </div>
      <span className="shrink-0 text-sm text-muted">
        <TimeAgo at={entry.at} />
      </span>
    </li>
  );
}
