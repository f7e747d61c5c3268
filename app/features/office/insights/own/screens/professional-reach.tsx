import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { orpc } from "#app/api/client.ts";
import { actingLoader } from "#app/features/people/organizations/public.server.ts";
import { ActingFor, useActing } from "#app/features/people/organizations/public.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import type { SearchOf } from "#app/platform/list/list-address.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { useListAddress } from "#app/ui/list/use-list-address.ts";
import { PeriodChoice } from "../../components/period-choice.tsx";
import { professionalReachAddress } from "../../insights.search.ts";
import { Reach } from "../components/reach.tsx";

export const handle = { namespaces: ["insights", "organizations.acting"] };

const reach = (queries: typeof orpc, professionalId: string, { days }: Pick<SearchOf<typeof professionalReachAddress>, "days">) =>
  queries.insights.professional.queryOptions({ input: { days, professionalId } });

export const loader = actingLoader((server, professionalId, parameters) => [reach(server, professionalId, professionalReachAddress.parse(parameters))]);

/** The screen itself loads another period. */
export const shouldRevalidate = () => false;

export default hydrated(ProfessionalReachScreen);

function ProfessionalReachScreen() {
  const t = useT("insights");
  const acting = useActing();
  return (
    <>
      <title>{t("own.title")}</title>
      <DashboardHeader title={t("own.title")} text={t("own.text")} />
      <ActingFor acting={acting} />
      {acting.current && <ReachOf key={acting.current.id} professionalId={acting.current.id} isOwn={acting.current.organization === null} />}
    </>
  );
}

function ReachOf({ professionalId, isOwn }: { professionalId: string; isOwn: boolean }) {
  const t = useT("insights");
  const { search, go, to } = useListAddress(professionalReachAddress, "/dashboard/professional/reach");
  const query = useQuery({ ...reach(orpc, professionalId, search), placeholderData: keepPreviousData });
  return (
    <>
      <div className="chart-tools">
        <PeriodChoice value={search.days} onChange={(days) => go({ days })} />
      </div>
      <Reach
        query={query}
        metric={search.metric}
        to={(metric) => to({ metric })}
        empty={{
          text: t("empty.professional"),
          // Nobody fills in a colleague's profile.
          action: isOwn && <ButtonLink to="/dashboard/profile">{t("empty.profile")}</ButtonLink>,
        }}
      />
    </>
  );
}
