import { Pencil } from "lucide-react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { DataTable, HeadCell, SkeletonRows } from "#app/ui/list/table.tsx";
import { Badge } from "#app/ui/marks.tsx";
import type { TextEntry } from "../../translations.contract.ts";

export function TextTable({ items, onEdit }: { items: readonly TextEntry[] | undefined; onEdit(entry: TextEntry): void }) {
  const t = useT("translations.admin");
  return (
    <DataTable
      caption={t("title")}
      plainRows
      head={
        <>
          <HeadCell>{t("column.key")}</HeadCell>
          <HeadCell className="p-hide">{t("column.en")}</HeadCell>
          <HeadCell className="p-hide">{t("column.ar")}</HeadCell>
          <HeadCell className="c-acts">
            <span className="vh">{t("column.actions")}</span>
          </HeadCell>
        </>
      }
    >
      {items ? items.map((entry) => <TextRow key={`${entry.page} ${entry.key}`} entry={entry} onEdit={onEdit} />) : <SkeletonRows columns={4} />}
    </DataTable>
  );
}

function TextRow({ entry, onEdit }: { entry: TextEntry; onEdit(entry: TextEntry): void }) {
  const t = useT("translations.admin");
  const { page, key, builtIn, enText, arText } = entry;
  return (
    <tr>
      <td className="c-name">
        <bdi dir="ltr" className="break-all font-medium">
          {key}
        </bdi>
        <span className="tiny muted block">
          <bdi dir="ltr">{page}</bdi>
        </span>
        {!builtIn && <Badge tone="warn">{t("state.unused")}</Badge>}
      </td>
      <TextCell language="en" text={enText ?? builtIn?.en} isChanged={enText !== null} />
      <TextCell language="ar" text={arText ?? builtIn?.ar} isChanged={arText !== null} />
      <td className="c-acts">
        <IconButton label={t("edit.open", { key })} onClick={() => onEdit(entry)}>
          <Pencil size={16} aria-hidden />
        </IconButton>
      </td>
    </tr>
  );
}

function TextCell({ language, text, isChanged }: { language: "en" | "ar"; text: string | undefined; isChanged: boolean }) {
  const t = useT("translations.admin");
  return (
    <td className="p-hide">
      <span lang={language} dir={language === "ar" ? "rtl" : "ltr"} className="line-clamp-2 block max-w-prose break-words text-start">
        {text ?? t("none")}
      </span>
      {isChanged && <Badge tone="info">{t("changed")}</Badge>}
    </td>
  );
}
