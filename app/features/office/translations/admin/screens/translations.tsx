import { useQueryClient } from "@tanstack/react-query";
import { Download, Upload } from "lucide-react";
import { useState } from "react";
import { orpc } from "#app/api/client.ts";
import { admins, listLoader } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import type { InputOf } from "#app/platform/list/list-address.ts";
import { Button } from "#app/ui/button.tsx";
import { ListScreen } from "#app/ui/list/list-screen.tsx";
import { useNumberedList } from "#app/ui/list/use-list.ts";
import { useListAddress } from "#app/ui/list/use-list-address.ts";
import { EmptyState } from "#app/ui/states.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import type { TextEntry } from "../../translations.contract.ts";
import { textAddress } from "../../translations.search.ts";
import { TEXT_STATES } from "../../translations.ts";
import { ImportDialog } from "../components/import-dialog.tsx";
import { TextDialog } from "../components/text-dialog.tsx";
import { TextFilters } from "../components/text-filters.tsx";
import { useTextColumns } from "../components/use-text-columns.tsx";

const texts = (queries: typeof orpc, search: InputOf<typeof textAddress>) => queries.translations.list.queryOptions({ input: search });

export const loader = listLoader(admins, textAddress, (server, search) => [texts(server, search)]);

/** The screen itself loads filters. */
export const shouldRevalidate = () => false;

export default hydrated(AdminTranslations);

function AdminTranslations() {
  const t = useT("translations.admin");
  const format = useFormat();
  const client = useQueryClient();
  const { search, to, field, filtersOn } = useListAddress(textAddress, "/admin/translations");
  const [edited, setEdited] = useState<TextEntry | null>(null);
  const [isImporting, setImporting] = useState(false);
  const list = useNumberedList({ ...texts(orpc, search), staleTime: 30_000 });
  const columns = useTextColumns(setEdited);
  const refresh = () => client.invalidateQueries({ queryKey: orpc.translations.key() });
  const counts = list.first?.counts;
  return (
    <ListScreen
      title={t("title")}
      text={t("subtitle")}
      actions={
        <>
          <a className="btn sm" href="/admin/translations/export" download>
            <Download size={16} aria-hidden />
            {t("export.all")}
          </a>
          <a className="btn sm" href="/admin/translations/export?changed" download>
            <Download size={16} aria-hidden />
            {t("export.changed")}
          </a>
          <Button size="sm" icon={<Upload size={16} aria-hidden />} onClick={() => setImporting(true)}>
            {t("import.open")}
          </Button>
        </>
      }
      intro={
        <div className="my-4">
          <Tabs
            label={t("state.label")}
            current={search.state}
            tabs={TEXT_STATES.map((state) => ({
              id: state,
              to: to({ state }),
              label: counts ? t("state.count", { name: t(`state.${state}`), count: format.number(counts[state]) }) : t(`state.${state}`),
            }))}
          />
        </div>
      }
      tools={<TextFilters field={field} filtersOn={filtersOn} pages={list.first?.pages ?? []} />}
      list={list}
      failed={t("error.text")}
      empty={<EmptyState title={t("empty.title")} text={t(`empty.${search.state}`)} />}
      columns={columns}
      keyOf={({ page, key }) => `${page} ${key}`}
      pageTo={(at) => to({ at })}
    >
      {edited && <TextDialog entry={edited} onClose={() => setEdited(null)} onSaved={refresh} />}
      {isImporting && <ImportDialog onClose={() => setImporting(false)} onDone={refresh} />}
    </ListScreen>
  );
}
