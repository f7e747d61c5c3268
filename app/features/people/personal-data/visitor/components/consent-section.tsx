import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { Link } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { SettingsRow } from "#app/features/people/settings/public.ts";
import { saveAnalyticsChoice } from "#app/kit/analytics-choice.ts";
import { announce, onOtherTab } from "#app/kit/other-tabs.ts";
import { useRootData } from "#app/kit/root-data.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { Skeleton } from "#app/ui/states.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { Consents } from "../../personal-data.contract.ts";
import { CHOICES, type Choice } from "../../personal-data.ts";

const AGREED = ["terms", "privacy"] as const;

/** What the person agreed to, what they may choose, and the record of both. */
export function ConsentSection() {
  const t = useT("personal-data");
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(orpc.personalData.consents.queryOptions());
  useEffect(() => onOtherTab("consents", () => void client.invalidateQueries({ queryKey: orpc.personalData.consents.queryKey() })), [client]);
  return (
    <section className="settings-section" aria-labelledby="consents">
      <h2 id="consents">{t("consent.title")}</h2>
      <p>{t("consent.text")}</p>
      {error && !data ? (
        <LocalErrorBox error={error} onTryAgain={() => void refetch()}>
          <p>{t("consent.failed")}</p>
        </LocalErrorBox>
      ) : !data ? (
        <Skeleton height="12rem" className="mt-4" />
      ) : (
        <>
          <div className="settings-rows mt-2">
            {CHOICES.map((kind) => (
              <ChoiceRow key={kind} kind={kind} consents={data} />
            ))}
            {AGREED.map((kind) => (
              <AgreedRow key={kind} kind={kind} consents={data} />
            ))}
          </div>
          {data.history.length > 0 && <History entries={data.history} />}
        </>
      )}
    </section>
  );
}

function ChoiceRow({ kind, consents }: { kind: Choice; consents: Consents }) {
  const t = useT("personal-data");
  const client = useQueryClient();
  const isAnalyticsUsed = Boolean(useRootData()?.analyticsId);
  const saving = useMutation({
    mutationFn: (isGiven: boolean) => api.personalData.setConsent({ kind, isGiven }),
    onSuccess(saved, isGiven) {
      client.setQueryData(orpc.personalData.consents.queryKey(), saved);
      if (kind === "analytics") saveAnalyticsChoice(isGiven);
      announce("consents");
      toast({ title: t(isGiven ? "consent.given" : "consent.withdrawn") });
    },
    onError: () => void toast({ title: t("consent.notSaved"), tone: "danger" }),
  });
  const stored = consents.current.find((entry) => entry.kind === kind)?.isGiven ?? false;
  const isOn = saving.isPending ? saving.variables : stored;
  const text = kind === "analytics" && !isAnalyticsUsed ? t("consent.analyticsOff") : t(`consent.about.${kind}`);
  return (
    <SettingsRow level={3} id={`consent-${kind}`} title={t(`consent.kind.${kind}`)} text={text}>
      <label className="switch">
        <input
          type="checkbox"
          checked={isOn}
          aria-labelledby={`consent-${kind}`}
          aria-describedby={`consent-${kind}-text`}
          onChange={(event) => saving.mutate(event.target.checked)}
        />
        <span aria-hidden>{t(isOn ? "consent.on" : "consent.off")}</span>
      </label>
    </SettingsRow>
  );
}

function AgreedRow({ kind, consents }: { kind: (typeof AGREED)[number]; consents: Consents }) {
  const t = useT("personal-data");
  const format = useFormat();
  const given = consents.current.find((entry) => entry.kind === kind);
  const text = given
    ? t("consent.agreed", { date: format.date(given.createdAt, "long"), version: format.date(given.version, "long") })
    : t("consent.neverAsked");
  return (
    <SettingsRow level={3} title={t(`consent.kind.${kind}`)} text={text}>
      <Link className="link justify-self-end phone:justify-self-start" to={`/${kind}`}>
        {t(`consent.read.${kind}`)}
      </Link>
    </SettingsRow>
  );
}

function History({ entries }: { entries: Consents["history"] }) {
  const t = useT("personal-data");
  const format = useFormat();
  return (
    <details className="mt-4 text-sm">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">{t("consent.history", { n: entries.length })}</summary>
      <ul className="grid">
        {entries.map((entry) => (
          <li key={`${entry.kind}-${entry.createdAt}`} className="flex flex-wrap gap-x-3 border-t border-line py-2">
            <time className="text-muted" dateTime={entry.createdAt}>
              {format.date(entry.createdAt, "dateTime")}
            </time>
            <span>{t(entry.isGiven ? "consent.entryGiven" : "consent.entryWithdrawn", { what: t(`consent.kind.${entry.kind}`) })}</span>
            <span className="text-muted">{t(`consent.source.${entry.source}`)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
