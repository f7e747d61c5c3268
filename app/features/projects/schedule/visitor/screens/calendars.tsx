import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "#app/api/client.ts";
import { prefetchLoader, signedInPeople } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useRootData } from "#app/kit/root-data.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { Input } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast.tsx";
import { SCHEDULE_PATH } from "../../schedule.ts";
import { CalendarImport } from "../components/calendar-import.tsx";
import "../../schedule.css";

export const loader = prefetchLoader(signedInPeople, (server) => [server.schedule.getFeed.queryOptions()]);

export default hydrated(Calendars);

/** One's schedule in other calendars, and theirs in one's schedule. */
function Calendars() {
  const t = useT("schedule");
  return (
    <div className="booking grid gap-10">
      <title>{t("calendars.title")}</title>
      <DashboardHeader
        title={t("calendars.title")}
        text={t("calendars.text")}
        actions={
          <ButtonLink size="sm" to={SCHEDULE_PATH}>
            {t("title")}
          </ButtonLink>
        }
      />
      <Feed />
      <CalendarImport />
    </div>
  );
}

function Feed() {
  const t = useT("schedule");
  const client = useQueryClient();
  const { data } = useQuery(orpc.schedule.getFeed.queryOptions());
  const siteUrl = useRootData()?.siteUrl ?? "";
  const step = (run: () => Promise<unknown>, done: string) => ({
    mutationFn: run,
    onSuccess: () => void toast({ title: done }),
    onError: () => void toast({ title: t("calendars.failed"), tone: "danger" as const }),
    onSettled: () => client.invalidateQueries({ queryKey: orpc.schedule.getFeed.key() }),
  });
  const renew = useMutation(step(() => api.schedule.renewFeed(), t("calendars.made")));
  const revoke = useMutation(step(() => api.schedule.revokeFeed(), t("calendars.revoked")));
  return (
    <section className="grid gap-4" aria-labelledby="feed">
      <h2 id="feed" className="legend">
        {t("calendars.feed")}
      </h2>
      <p className="text-muted">{t("calendars.feedText")}</p>
      {data?.path && (
        <Input
          label={t("calendars.address")}
          hint={t("calendars.secret")}
          dir="ltr"
          readOnly
          value={siteUrl + data.path}
          onFocus={(event) => event.target.select()}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant={data?.path ? "outline" : "primary"} pending={renew.isPending} onClick={() => renew.mutate()}>
          {t(data?.path ? "calendars.renew" : "calendars.make")}
        </Button>
        {data?.path && (
          <Button variant="danger" pending={revoke.isPending} onClick={() => revoke.mutate()}>
            {t("calendars.revoke")}
          </Button>
        )}
      </div>
    </section>
  );
}
