import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { prefetchLoader, signedInPeople } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useViewer } from "#app/kit/viewer.ts";
import { useFormat, useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { wordsIn } from "#app/platform/plans/plans.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Badge } from "#app/ui/marks.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { EmptyState, Skeleton } from "#app/ui/states.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { OfferedPlan, OwnPlan, PlanInvoice } from "../../subscriptions.contract.ts";
import { receiptPath } from "../../subscriptions.ts";
import "../../pricing.css";

const mine = (queries: typeof orpc) => queries.subscriptions.getMine.queryOptions();
const offered = (queries: typeof orpc) => queries.subscriptions.listPlans.queryOptions();

export const loader = prefetchLoader(signedInPeople, (server) => [mine(server), offered(server)]);

export default hydrated(OwnPlanScreen);

/** So long the answer of the provider is asked for after the way back from its page. */
const ASK_EVERY_MS = 2_000;

/** What the viewer pays for, with invoices and receipts. */
function OwnPlanScreen() {
  const t = useT("subscriptions");
  const { data: plans } = useQuery(offered(orpc));
  const { data } = useQuery(mine(orpc));
  useReturn(data);
  if (!plans || !data) return <Skeleton height="12rem" className="mt-6" />;
  if (plans.plans.length === 0)
    return (
      <div className="mt-6">
        <title>{t("own.page")}</title>
        <EmptyState title={t("own.everything")} text={t("own.everythingText")} actions={<ButtonLink to="/pricing">{t("title")}</ButtonLink>} />
      </div>
    );
  return (
    <div className="own-plan">
      <title>{t("own.page")}</title>
      <Current data={data} plans={plans.plans} graceDays={plans.graceDays} />
      {data.invoices.length > 0 && (
        <section>
          <h2>{t("own.invoices")}</h2>
          <ul className="invoices">
            {data.invoices.map((invoice) => (
              <Invoice key={invoice.id} invoice={invoice} plans={plans.plans} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** Back from the provider's page: asks until the invoice is paid, for those who paid. */
function useReturn(data: OwnPlan | undefined): void {
  const t = useT("subscriptions");
  const client = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const returned = search.get("invoice");
  const invoice = data?.invoices.find(({ id }) => id === returned);
  const isOpen = invoice?.status === "open";
  useEffect(() => {
    if (!isOpen) return;
    let tries = 15;
    const timer = setInterval(async () => {
      tries -= 1;
      if (tries === 0) clearInterval(timer);
      const now = await api.subscriptions.confirm().catch(() => undefined);
      if (now) client.setQueryData(mine(orpc).queryKey, now);
    }, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isOpen, client]);
  const isPaid = invoice?.status === "paid";
  useEffect(() => {
    if (!isPaid) return;
    toast({ title: t("own.done") });
    setSearch({}, { replace: true });
  }, [isPaid, t, setSearch]);
}

function nameOf(plans: readonly OfferedPlan[], id: string, code: string): string {
  const plan = plans.find((known) => known.id === id);
  return plan ? wordsIn(plan.name, code).text : id;
}

function Current({ data, plans, graceDays }: { data: OwnPlan; plans: readonly OfferedPlan[]; graceDays: number }) {
  const t = useT("subscriptions");
  const format = useFormat();
  const { code } = useLanguage();
  const client = useQueryClient();
  const put = (now: OwnPlan, said: string) => {
    client.setQueryData(mine(orpc).queryKey, now);
    toast({ title: said });
  };
  const onError = () => void toast({ title: t("own.failed"), tone: "danger" });
  const cancel = useMutation({ mutationFn: () => api.subscriptions.cancel(), onSuccess: (now) => put(now, t("own.canceled")), onError });
  const resume = useMutation({ mutationFn: () => api.subscriptions.resume(), onSuccess: (now) => put(now, t("own.resumed")), onError });
  const { subscription, quotes } = data;
  const { viewer } = useViewer();
  // A household sends no quotes; who works for a business does.
  const isHome = !subscription && viewer?.role === "homeowner" && !viewer.isVendorStaff && !viewer.isProfessionalStaff;
  const held = subscription && subscription.status !== "pending" ? subscription.plan : plans[0]?.id;
  const most = plans.find(({ id }) => id === held)?.limits.quotes ?? null;
  const day = (at: string | null) => (at ? format.date(at, "long") : "");
  const until = subscription?.cancelsAtEnd ? "own.ends" : "own.until";
  return (
    <section className="top">
      <h2>{subscription ? nameOf(plans, subscription.plan, code) : t("own.none")}</h2>
      {!subscription && <p className="text-muted">{t(isHome ? "own.homeText" : "own.noneText")}</p>}
      {subscription && (
        <p>
          <Badge tone={subscription.status === "active" ? "ok" : "warn"}>{t(`own.status.${subscription.status}`)}</Badge>
        </p>
      )}
      {subscription?.status === "active" && <p>{t(until, { day: day(subscription.paidUntil) })}</p>}
      {subscription?.status === "past_due" && <p>{t("own.grace", { day: day(subscription.paidUntil), n: graceDays })}</p>}
      {!isHome && <p className="text-muted">{most === null ? t("own.usedAny", { n: quotes }) : t("own.used", { n: quotes, most })}</p>}
      <div className="acts">
        {(!subscription || subscription.status === "pending") && (
          <ButtonLink variant="primary" to="/pricing">
            {t("own.see")}
          </ButtonLink>
        )}
        {(subscription?.status === "active" || subscription?.status === "past_due") &&
          (subscription.cancelsAtEnd ? (
            <Button pending={resume.isPending} onClick={() => resume.mutate()}>
              {t("own.resume")}
            </Button>
          ) : (
            <Button pending={cancel.isPending} onClick={() => cancel.mutate()}>
              {t("own.cancel")}
            </Button>
          ))}
      </div>
    </section>
  );
}

function Invoice({ invoice, plans }: { invoice: PlanInvoice; plans: readonly OfferedPlan[] }) {
  const t = useT("subscriptions");
  const format = useFormat();
  const { code } = useLanguage();
  const pay = useMutation({
    mutationFn: () => api.subscriptions.pay({ id: invoice.id }),
    onSuccess: ({ payUrl }) => {
      if (payUrl) location.assign(payUrl);
    },
    onError: () => void toast({ title: t("own.failed"), tone: "danger" }),
  });
  const { period, periodFrom, periodUntil, paidAt, number } = invoice;
  return (
    <li>
      <span>
        {nameOf(plans, invoice.plan, code)} · {t(period)}
      </span>
      <MoneyText amount={invoice.amount} />
      {periodFrom && periodUntil && (
        <span className="text-sm text-muted">{t("receipt.days", { from: format.date(periodFrom, "long"), until: format.date(periodUntil, "long") })}</span>
      )}
      <span className="end">
        {invoice.status === "open" ? (
          <Button size="sm" variant="primary" pending={pay.isPending} onClick={() => pay.mutate()}>
            {t("own.pay")}
          </Button>
        ) : (
          <a className="link" href={receiptPath(invoice.id)} title={paidAt ? t("own.paid", { day: format.date(paidAt, "long") }) : undefined} download>
            {t("own.receipt", { number: number ?? "" })}
          </a>
        )}
      </span>
    </li>
  );
}
