import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "#app/api/client.ts";
import { prefetchLoader, professionals } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { ConflictBox } from "#app/ui/form/conflict-box.tsx";
import { useFailureText } from "#app/ui/form/failure-text.ts";
import { Form } from "#app/ui/form/form.tsx";
import { LeaveGuard } from "#app/ui/form/leave-guard.tsx";
import { SaveBar } from "#app/ui/form/save-bar.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { Skeleton } from "#app/ui/states.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { ScheduleSettings } from "../../schedule.contract.ts";
import { judgeSchedule, type ScheduleFields, type ScheduleProblem } from "../../schedule.rules.ts";
import { SCHEDULE_PATH } from "../../schedule.ts";
import { HoursFields } from "../components/hours-fields.tsx";
import "../../schedule.css";

export const handle = { namespaces: ["ui.form"] };

export const loader = prefetchLoader(professionals, (server) => [server.schedule.getSettings.queryOptions()]);

/** The form holds what is being typed. */
export const shouldRevalidate = () => false;

export default hydrated(Hours);

function Hours() {
  const t = useT("schedule");
  const { data, error, refetch } = useQuery(orpc.schedule.getSettings.queryOptions());
  return (
    <div className="schedule-hours">
      <title>{t("hours.title")}</title>
      <DashboardHeader
        title={t("hours.title")}
        text={t("hours.text")}
        actions={
          <ButtonLink size="sm" to={SCHEDULE_PATH}>
            {t("title")}
          </ButtonLink>
        }
      />
      {data ? (
        <Editor stored={data} />
      ) : error ? (
        <LocalErrorBox error={error} onTryAgain={() => void refetch()}>
          <p>{t("hours.failed")}</p>
        </LocalErrorBox>
      ) : (
        <Skeleton height="320px" className="mt-6" />
      )}
    </div>
  );
}

function Editor({ stored }: { stored: ScheduleSettings }) {
  const t = useT("schedule");
  const client = useQueryClient();
  const failureText = useFailureText();
  const form = useForm({
    stored,
    valuesOf: ({ fields }: ScheduleSettings) => fields as ScheduleFields,
    check: (fields) => judgeSchedule(fields).problems,
    problemText: (code: ScheduleProblem) => t(`problem.${code}`),
    send: (fields, { stored: { version } }) => api.schedule.saveSettings({ fields, version }),
    next: (saved: ScheduleSettings) => saved,
    onSent: (saved) => {
      toast({ title: t("hours.saved") });
      client.setQueryData(orpc.schedule.getSettings.queryKey(), saved);
      return client.invalidateQueries({ queryKey: orpc.schedule.get.key() });
    },
    onFailure: (failure) => toast({ title: t("hours.saveFailed"), description: failureText(failure), tone: "danger" }),
  });
  return (
    <Form form={form} isLong className="mt-6 grid gap-10">
      <ConflictBox form={form} nameOf={() => t("hours.title")} />
      <HoursFields form={form} cities={stored.cities} />
      <SaveBar form={form} />
      <LeaveGuard isDirty={form.isDirty && !form.isSending} />
    </Form>
  );
}
