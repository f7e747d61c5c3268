import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { SelectBox } from "#app/ui/list/select-box.tsx";
import { Skeleton } from "#app/ui/states.tsx";
import { toast } from "#app/ui/toast.tsx";
import { EMAIL_CHOICES, type EmailChoice } from "../../notifications.choices.ts";
import type { ChoiceGroups, ChoiceRow } from "../../notifications.contract.ts";
import { PushPanel } from "../../push/push-panel.tsx";
import "../../notifications.css";

const key = orpc.notifications.listChoices.queryKey();

/** Which notifications arrive and how; every change is stored at once. */
export function ChoiceList() {
  const t = useT("notifications.settings");
  const client = useQueryClient();
  const { data: groups, error, refetch } = useQuery(orpc.notifications.listChoices.queryOptions());
  const { data: push } = useQuery(orpc.notifications.listDevices.queryOptions());
  const hasDevice = (push?.devices.length ?? 0) > 0;
  const onError = () => void toast({ title: t("failed"), tone: "danger" });
  const replace = (next: ChoiceGroups, said: "stopped" | "wasReset") => {
    client.setQueryData(key, next);
    toast({ title: t(said) });
  };
  const stop = useMutation({ mutationFn: () => api.notifications.stopMails(), onSuccess: (next) => replace(next, "stopped"), onError });
  const reset = useMutation({ mutationFn: () => api.notifications.resetChoices(), onSuccess: (next) => replace(next, "wasReset"), onError });
  return (
    <div className="choices">
      <title>{t("title")}</title>
      <PushPanel />
      <p className="muted">{t("text")}</p>
      {groups ? (
        groups.map((group) => (
          <section key={group.id} aria-labelledby={`choices-${group.id}`}>
            <h2 id={`choices-${group.id}`}>{t(`group.${group.id}`)}</h2>
            <ul>
              {group.kinds.map((row) => (
                <Choice key={row.kind} row={row} hasDevice={hasDevice} />
              ))}
            </ul>
          </section>
        ))
      ) : error ? (
        <LocalErrorBox error={error} onTryAgain={() => void refetch()}>
          <p>{t("loadFailed")}</p>
        </LocalErrorBox>
      ) : (
        <Skeleton height="20rem" />
      )}
      <div className="choice-acts">
        <Button onClick={() => stop.mutate()} pending={stop.isPending}>
          {t("stopMails")}
        </Button>
        <Button variant="ghost" onClick={() => reset.mutate()} pending={reset.isPending}>
          {t("reset")}
        </Button>
      </div>
    </div>
  );
}

type Change = ChoiceRow & { before: ChoiceRow };

function Choice({ row, hasDevice }: { row: ChoiceRow; hasDevice: boolean }) {
  const t = useT("notifications.settings");
  const client = useQueryClient();
  const kind = t(`kind.${row.kind}`);
  const put = (next: ChoiceRow) =>
    client.setQueryData(key, (groups: ChoiceGroups | undefined) =>
      groups?.map((group) => ({ ...group, kinds: group.kinds.map((other) => (other.kind === next.kind ? next : other)) })),
    );
  const saving = useMutation({
    mutationFn: ({ kind: name, inApp, email, push }: Change) => api.notifications.setChoice({ kind: name, inApp, email, push }),
    onSuccess: () => void toast({ title: t("saved") }),
    onError: (_, { before }) => {
      put(before);
      toast({ title: t("failed"), tone: "danger" });
    },
  });
  // Optimistic: the control must not jump back while the request runs.
  const choose = (next: Partial<ChoiceRow>) => {
    put({ ...row, ...next });
    saving.mutate({ ...row, ...next, before: row });
  };
  if (row.isFixed)
    return (
      <li className="choice">
        <span>{kind}</span>
        <span className="tiny muted always">{t("fixed")}</span>
      </li>
    );
  return (
    <li className="choice">
      <span>{kind}</span>
      <span className="choice-where">
        <label className="switch">
          <input type="checkbox" checked={row.inApp} aria-label={t("inAppFor", { kind })} onChange={(event) => choose({ inApp: event.target.checked })} />
          {t("inApp")}
        </label>
        {hasDevice && (
          <label className="switch">
            <input type="checkbox" checked={row.push} aria-label={t("push.choiceFor", { kind })} onChange={(event) => choose({ push: event.target.checked })} />
            {t("push.choice")}
          </label>
        )}
      </span>
      <SelectBox aria-label={t("emailFor", { kind })} value={row.email} onChange={(event) => choose({ email: event.target.value as EmailChoice })}>
        {EMAIL_CHOICES.map((choice) => (
          <option key={choice} value={choice}>
            {t(`choice.${choice}`)}
          </option>
        ))}
      </SelectBox>
    </li>
  );
}
