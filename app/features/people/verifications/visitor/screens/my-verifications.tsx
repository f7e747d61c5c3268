import { HydrationBoundary, useQuery } from "@tanstack/react-query";
import { ShieldCheck } from "lucide-react";
import { useState } from "react";
import { orpc } from "#app/api/client.ts";
import { ROLE_MISMATCH, requireRole } from "#app/api/guards.server.ts";
import { requestContext } from "#app/api/request-context.ts";
import { dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { Skeleton } from "#app/ui/states.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import type { MyVerifications } from "../../verifications.contract.ts";
import { VERIFICATION_KINDS, type VerificationKind } from "../../verifications.ts";
import { VerificationCard } from "../components/verification-card.tsx";
import { VerificationForm } from "../components/verification-form.tsx";
import type { Route } from "./+types/my-verifications";

export const handle = { namespaces: ["verifications.facts"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  requireRole(context, request, ["professional", "vendor"], { redirectTo: ROLE_MISMATCH });
  const client = makeQueryClient();
  await client.prefetchQuery(context.get(requestContext).orpc.verifications.mine.queryOptions());
  return { state: dehydrateStable(client) };
}

export default function MyVerificationsScreen({ loaderData }: Route.ComponentProps) {
  const t = useT("verifications");
  return (
    <HydrationBoundary state={loaderData.state}>
      <title>{t("mine.title")}</title>
      <div className="mx-auto max-w-[880px]">
        <DashboardHeader title={t("mine.title")} text={t("mine.text")} />
        <Checks />
      </div>
    </HydrationBoundary>
  );
}

function Checks() {
  const t = useT("verifications");
  const { data, error, refetch } = useQuery(orpc.verifications.mine.queryOptions());
  const [sending, setSending] = useState<VerificationKind>();
  if (!data)
    return error ? (
      <LocalErrorBox error={error} onTryAgain={() => void refetch()}>
        <p>{t("mine.failed")}</p>
      </LocalErrorBox>
    ) : (
      <Skeleton height="20rem" />
    );
  const { needed } = data;
  const others = VERIFICATION_KINDS.filter((kind) => !needed.includes(kind));
  const list = (kinds: readonly VerificationKind[]) => (
    <ul className="mt-4 grid gap-4">
      {kinds.map((kind) => (
        <VerificationCard key={kind} kind={kind} items={data.items.filter((item) => item.kind === kind)} onSend={setSending} />
      ))}
    </ul>
  );
  return (
    <div className="mt-6 grid gap-10">
      <Standing {...data} />
      <section>
        <h2 className="text-xl">{t("mine.needed")}</h2>
        <p className="mt-1 text-sm text-muted">{t("mine.neededText")}</p>
        {list(needed)}
      </section>
      <section>
        <h2 className="text-xl">{t("mine.more")}</h2>
        <p className="mt-1 text-sm text-muted">{t("mine.moreText")}</p>
        {list(others)}
      </section>
      {sending && <VerificationForm key={sending} kind={sending} onClose={() => setSending(undefined)} />}
    </div>
  );
}

const TONE = { unverified: "neutral", pending: "info", verified: "ok", rejected: "danger" } as const;

/** The badge as others see it, and what it depends on. */
function Standing({ status, needed, items }: MyVerifications) {
  const t = useT("verifications");
  const format = useFormat();
  const until = items.filter((item) => item.status === "approved" && needed.includes(item.kind)).map(({ validUntil }) => validUntil ?? "");
  return (
    <section className="panel flex items-start gap-4 p-5" aria-label={t("mine.standing")}>
      <ShieldCheck className={status === "verified" ? "text-ok" : "text-muted"} size={28} aria-hidden />
      <div>
        <StatusBadge tone={TONE[status]}>{t(`trust.${status}`)}</StatusBadge>
        <p className="mt-2 text-sm text-muted">
          {status === "verified" ? t("trust.verifiedText", { date: format.date(until.sort().at(-1) ?? "") }) : t(`trust.${status}Text`)}
        </p>
      </div>
    </section>
  );
}
