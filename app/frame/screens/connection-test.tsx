import { useEffect, useState } from "react";
import { requestContext } from "#app/api/request-context.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { translator } from "#app/platform/languages/translator.server.ts";
import { pageMeta } from "#app/platform/pages/seo.ts";
import { Button } from "#app/ui/button.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import type { ConnectionCheck } from "../connection.ts";
import { useConnection, useConnectionCheck } from "../connection-guard.tsx";
import type { Route } from "./+types/connection-test";

/** Only this page needs these texts. */
export const handle = { namespaces: ["shell.connection-test"] };

export async function loader({ context }: Route.LoaderArgs) {
  const { language, siteUrl } = context.get(requestContext);
  const [t, c] = await Promise.all([translator(language, "shell"), translator(language, "shell.connection-test")]);
  return { title: `${c("title")} · ${t("siteName")}`, description: c("text"), language, siteUrl };
}

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? pageMeta({ ...loaderData, path: "/connection-test", isHidden: true }) : []);

export default function ConnectionTest() {
  const t = useT("shell");
  const c = useT("shell.connection-test");
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
      <PageHeader title={c("title")} text={c("text")} />
      <section className="panel max-w-160" aria-live="polite" aria-busy={isRunning}>
        <dl className="facts-list">
          <div>
            <dt>{c("result")}</dt>
            <dd>
              {isRunning || !outcome ? (
                c("running")
              ) : outcome.isSuccess ? (
                <StatusBadge tone="ok">{c("success")}</StatusBadge>
              ) : (
                <span className="grid gap-2 justify-items-start">
                  <StatusBadge tone="danger">{c("failure")}</StatusBadge>
                  <span dir="auto">
                    {outcome.blocked ? t("connection.blocked") : t("connection.http", { status: String(outcome.status ?? ""), text: outcome.text ?? "" })}
                  </span>
                </span>
              )}
            </dd>
          </div>
          <div>
            <dt>{c("duration")}</dt>
            <dd className="num">{outcome && !isRunning ? c("milliseconds", { duration: format.number(outcome.duration) }) : "–"}</dd>
          </div>
          <div>
            <dt>{c("status")}</dt>
            <dd>{c(status)}</dd>
          </div>
          <div>
            <dt>{c("checkedAt")}</dt>
            <dd className="num">{outcome ? format.date(outcome.at, "dateTime") : "–"}</dd>
          </div>
        </dl>
        <Button variant="primary" className="mt-4" pending={isRunning} onClick={() => void run()}>
          {c("run")}
        </Button>
      </section>
    </div>
  );
}
