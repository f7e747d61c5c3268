import { Pencil } from "lucide-react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { Column } from "#app/ui/list/list-table.tsx";
import { Badge } from "#app/ui/marks.tsx";
import type { TextEntry } from "../../translations.contract.ts";

export function useTextColumns(onEdit: (entry: TextEntry) => void): Column<TextEntry>[] {
  const t = useT("translations.admin");
  return [
    {
      id: "key",
      head: t("column.key"),
      className: "c-name",
      cell: ({ page, key, builtIn, enText, arText }) => (
        <>
          <bdi dir="ltr" translate="no" className="break-all font-medium">
            {key}
          </bdi>
          <span className="tiny muted block">
            <bdi dir="ltr" translate="no">
              {page}
            </bdi>
          </span>
          {!builtIn && <Badge tone="warn">{t("state.unused")}</Badge>}
          <span className="mt-1 grid gap-1 text-sm sm:hidden">
            <Text language="en" text={enText ?? builtIn?.en} isChanged={enText !== null} />
            <Text language="ar" text={arText ?? builtIn?.ar} isChanged={arText !== null} />
          </span>
        </>
      ),
    },
    {
      id: "en",
      head: t("column.en"),
      headClass: "p-hide",
      className: "p-hide",
      cell: ({ enText, builtIn }) => <Text language="en" text={enText ?? builtIn?.en} isChanged={enText !== null} />,
    },
    {
      id: "ar",
      head: t("column.ar"),
      headClass: "p-hide",
      className: "p-hide",
      cell: ({ arText, builtIn }) => <Text language="ar" text={arText ?? builtIn?.ar} isChanged={arText !== null} />,
    },
    {
      id: "actions",
      head: <span className="vh">{t("column.actions")}</span>,
      headClass: "c-acts",
      className: "c-acts",
      cell: (entry) => (
        <IconButton label={t("edit.open", { key: entry.key })} onClick={() => onEdit(entry)}>
          <Pencil size={16} aria-hidden />
        </IconButton>
      ),
    },
  ];
}

function Text({ language, text, isChanged }: { language: "en" | "ar"; text: string | undefined; isChanged: boolean }) {
  const t = useT("translations.admin");
  return (
    <>
      <span lang={language} dir="auto" className="line-clamp-2 block max-w-prose break-words">
        {text ?? t("none")}
      </span>
      {isChanged && <Badge tone="info">{t("changed")}</Badge>}
    </>
  );
}
