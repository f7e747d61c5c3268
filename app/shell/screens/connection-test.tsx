import { useEffect, useState } from "react";
import { requestContext } from "#app/api/request-context.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { translator } from "#app/platform/languages/translator.server.ts";
import { pageMeta } from "#app/platform/seo.ts";
import { Button } from "#app/ui/button.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import type { ConnectionCheck } from "../connection.ts";
import { useConnection, useConnectionCheck } from "../connection-guard.tsx";
import type { Route } from "./+types/connection-test";

export async function loader({ context }: Route.LoaderArgs) {
  const { language, siteUrl } = context.get(requestContext);
  const t = await translator(language, "shell");
  return { title: `${t("connectionTest.title")} · ${t("siteName")}`, description: t("connectionTest.text"), language, siteUrl };
}

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? pageMeta({ ...loaderData, path: "/connection-test", isHidden: true }) : []);

export default function ConnectionTest() {
  const t = useT("shell");
  const format = useFormat();
  const check = useConnectionCheck();
  const { status } = useConnection();
  const [outcome, setOutcome] = useState<ConnectionCheck & { at: number }>();
  const [isRunning, setRunning] = useState(false);
  const run = async () => {
    setRunning(true);
    setOutcome({ ...(await check()), at: Date.now() });
    setRunning(false);
  };
  // Once on arrival; later runs by the button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: run is not an input
  useEffect(() => void run(), []);
  return (
    <div className="wrap">
      <PageHeader title={t("connectionTest.title")} text={t("connectionTest.text")} />
      <section className="panel max-w-160" aria-live="polite" aria-busy={isRunning}>
        <dl className="facts-list">
          <div>
            <dt>{t("connectionTest.result")}</dt>
            <dd>
              {isRunning || !outcome ? (
                t("connectionTest.running")
              ) : outcome.isSuccess ? (
                <StatusBadge tone="ok">{t("connectionTest.success")}</StatusBadge>
              ) : (
                <span className="grid gap-2 justify-items-start">
                  <StatusBadge tone="danger">{t("connectionTest.failure")}</StatusBadge>
                  <span dir="auto">
                    {outcome.blocked ? t("connection.blocked") : t("connection.http", { status: String(outcome.status ?? ""), text: outcome.text ?? "" })}
                  </span>
                </span>
              )}
            </dd>
          </div>
          <div>
            <dt>{t("connectionTest.duration")}</dt>
            <dd className="num">{outcome && !isRunning ? t("connectionTest.milliseconds", { duration: format.number(outcome.duration) }) : "–"}</dd>
          </div>
          <div>
            <dt>{t("connectionTest.status")}</dt>
            <dd>{t(`connectionTest.${status}`)}</dd>
          </div>
          <div>
            <dt>{t("connectionTest.checkedAt")}</dt>
            <dd className="num">{outcome ? format.date(outcome.at, "dateTime") : "–"}</dd>
          </div>
        </dl>
        <Button variant="primary" className="mt-4" pending={isRunning} onClick={() => void run()}>
          {t("connectionTest.run")}
        </Button>
      </section>
    </div>
  );
}
