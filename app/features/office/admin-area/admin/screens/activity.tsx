import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { type LoaderFunctionArgs, useNavigate, useSearchParams } from "react-router";
import { orpc } from "#app/api/client.ts";
import { ROLE_MISMATCH, requireRole } from "#app/api/guards.server.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { DateBox } from "#app/ui/list/date-box.tsx";
import { SelectBox } from "#app/ui/list/select-box.tsx";
import { EmptyState } from "#app/ui/states.tsx";
import { type ActivitySearch, formatActivitySearch, parseActivitySearch } from "../../admin-area.search.ts";
import { ActivityLog } from "../components/activity-log.tsx";

/** The log tells about everything, so it is for admins alone. */
export function loader({ context, request }: LoaderFunctionArgs) {
  requireRole(context, request, ["admin"], { redirectTo: ROLE_MISMATCH });
  return null;
}

/** Changes of vendors are told in the words of their form. */
export const handle = { namespaces: ["vendors.admin"] };

export default function ActivityScreen() {
  const t = useT("admin-area");
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const search = parseActivitySearch(parameters);
  const options = useQuery({ ...orpc.adminArea.activityFilters.queryOptions(), staleTime: 0 });
  const set = (change: ActivitySearch) => void navigate(`/admin/activity${formatActivitySearch({ ...search, ...change })}`, { preventScrollReset: true });
  const kindName = (value: string) => (t.has(`kind.${value}`) ? t(`kind.${value}`) : value.replaceAll("_", " "));
  const actionName = (value: string) => {
    const [kind = "", verb = ""] = value.split(".");
    const key = `action.${kind}-${verb}`;
    const thing = kind === "quote" ? "quote_request" : kind;
    return t("activity.actionOf", {
      verb: t.has(key) ? t(key) : verb.replaceAll("_", " "),
      thing: t.has(`thing.${thing}`) ? t(`thing.${thing}`) : kindName(thing),
    });
  };
  const isFiltered = Object.keys(search).length > 0;
  const empty = (
    <EmptyState
      title={t("activity.empty")}
      text={isFiltered ? t("activity.noMatch") : undefined}
      actions={isFiltered && <Button onClick={() => void navigate("/admin/activity")}>{t("activity.clear")}</Button>}
    />
  );
  return (
    <>
      <title>{t("activity.title")}</title>
      <DashboardHeader
        title={t("activity.title")}
        text={t("activity.subtitle")}
        actions={
          <a className="btn sm" href={`/admin/activity/export${formatActivitySearch(search)}`} download>
            <Download size={16} aria-hidden />
            {t("activity.export")}
          </a>
        }
      />
      <search
        className="table-tools mt-6 flex-wrap phone:grid phone:grid-cols-2 phone:[&_.input]:w-full phone:[&>:nth-last-child(3)]:col-span-2"
        aria-label={t("activity.filterLabel")}
      >
        {/* The tools' first box is a search box's; these are equal. */}
        <span className="phone:hidden" />
        <Choice label={t("activity.person", { value: "" })} value={search.person} onChange={(person) => set({ person })}>
          <option value="">{t("activity.person", { value: t("activity.all") })}</option>
          {options.data?.people.map(({ id, name }) => (
            <option key={id} value={id}>
              {t("activity.person", { value: name })}
            </option>
          ))}
        </Choice>
        <Choice label={t("activity.kind", { value: "" })} value={search.kind} onChange={(kind) => set({ kind })}>
          <option value="">{t("activity.kind", { value: t("activity.all") })}</option>
          {options.data?.kinds.map((value) => (
            <option key={value} value={value}>
              {t("activity.kind", { value: kindName(value) })}
            </option>
          ))}
        </Choice>
        <Choice label={t("activity.action", { value: "" })} value={search.action} onChange={(action) => set({ action })}>
          <option value="">{t("activity.action", { value: t("activity.all") })}</option>
          {options.data?.actions.map((value) => (
            <option key={value} value={value}>
              {t("activity.action", { value: actionName(value) })}
            </option>
          ))}
        </Choice>
        <DateBox label={t("activity.from")} value={search.from ?? ""} max={search.to} onChange={(from) => set({ from })} />
        <DateBox label={t("activity.to")} value={search.to ?? ""} min={search.from} onChange={(to) => set({ to })} />
      </search>
      <ActivityLog key={formatActivitySearch(search)} filters={search} empty={empty} />
    </>
  );
}

type ChoiceProps = { label: string; value: string | undefined; onChange(value: string): void; children: React.ReactNode };

const Choice = ({ label, value = "", onChange, children }: ChoiceProps) => (
  <SelectBox aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
    {children}
  </SelectBox>
);
