import { useMutation } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { useState } from "react";
import { api } from "#app/api/client.ts";
import { useViewer } from "#app/kit/viewer.ts";
import { useFormat, useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { PERIODS, type Period, PLAN_LIMITS, type PlanLimit, wordsIn } from "#app/platform/plans/plans.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Segmented } from "#app/ui/choice.tsx";
import { readFailure } from "#app/ui/form/failure.ts";
import { useFailureText } from "#app/ui/form/failure-text.ts";
import { MoneyText } from "#app/ui/money-text.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { OfferedPlan } from "../../subscriptions.contract.ts";
import { savedByYear } from "../../subscriptions.rules.ts";

type Plans = { isEnforced: boolean; canPay: boolean; plans: readonly OfferedPlan[] };

const FOR_ALL = ["page", "jobs", "builder", "calendar", "rooms", "verified"] as const;

/** Plans side by side, for the month or the year, and what each includes. */
export function PlanColumns({ data }: { data: Plans }) {
  const t = useT("subscriptions");
  const format = useFormat();
  const { code } = useLanguage();
  const [period, setPeriod] = useState<Period>("year");
  const saved = Math.max(...data.plans.map(({ price }) => (price ? savedByYear(price) : 0)));
  const main = data.plans.find(({ price }) => price);
  const yearly = saved > 0 ? `${t("year")} · ${t("saved", { share: format.percent(saved / 100) })}` : t("year");
  return (
    <>
      <div className="pricing-tools">
        <Segmented<Period>
          label={t("by")}
          name="period"
          value={period}
          onChange={setPeriod}
          options={PERIODS.map((value) => ({ value, label: value === "year" ? yearly : t("month") }))}
        />
        <span className="text-muted">{t("forWhom")}</span>
      </div>
      <div className="plans">
        {data.plans.map((plan) => (
          <section key={plan.id} className="plan" aria-labelledby={`plan-${plan.id}`}>
            <h2 id={`plan-${plan.id}`} lang={wordsIn(plan.name, code).lang}>
              {wordsIn(plan.name, code).text}
            </h2>
            <p lang={wordsIn(plan.text, code).lang}>{wordsIn(plan.text, code).text}</p>
            <p className="price">
              {plan.price ? (
                <>
                  <b>
                    <MoneyText amount={plan.price[period]} />
                  </b>
                  {t(period === "year" ? "perYear" : "perMonth")}
                </>
              ) : (
                <>
                  <b>{t("nothing")}</b>
                  {t("forEver")}
                </>
              )}
            </p>
            <ul>
              {PLAN_LIMITS.map((limit) => (
                <li key={limit}>
                  <Check aria-hidden />
                  <span>
                    {t(`limit.${limit}`)}:{" "}
                    <b>
                      <Limit of={plan} limit={limit} />
                    </b>
                  </span>
                </li>
              ))}
            </ul>
            <Choose plan={plan} period={period} canPay={data.canPay} isMain={plan.id === main?.id} />
          </section>
        ))}
      </div>
      {!data.canPay && <p className="plan-note">{t("noPayments")}</p>}
      {!data.isEnforced && <p className="plan-note">{t("notEnforced")}</p>}
      <ComparisonTable plans={data.plans} />
    </>
  );
}

function Limit({ of, limit }: { of: OfferedPlan; limit: PlanLimit }) {
  const t = useT("subscriptions");
  const format = useFormat();
  const most = of.limits[limit];
  return most === null ? t("limit.any") : format.number(most);
}

/** Of the plans with a price, the first one stands out. */
function Choose({ plan, period, canPay, isMain }: { plan: OfferedPlan; period: Period; canPay: boolean; isMain: boolean }) {
  const t = useT("subscriptions");
  const { code } = useLanguage();
  const { viewer } = useViewer();
  const variant = isMain ? "primary" : "outline";
  const failureText = useFailureText();
  const begin = useMutation({
    mutationFn: () => api.subscriptions.start({ plan: plan.id, period }),
    onSuccess: ({ payUrl }) => {
      if (payUrl) location.assign(payUrl);
    },
    onError: (error) => {
      const own = { SUBSCRIBED: t("problem.subscribed"), invalid: t("problem.unknown"), forbidden: t("forWhom") };
      toast({ title: failureText(readFailure(error), own), tone: "danger" });
    },
  });
  if (!plan.price)
    return (
      <ButtonLink block to={viewer ? "/dashboard/settings/plan" : "/signup?role=professional"}>
        {viewer ? t("own.page") : t("begin")}
      </ButtonLink>
    );
  if (!viewer)
    return (
      <ButtonLink block variant={variant} to="/login?redirect=%2Fpricing">
        {t("signIn")}
      </ButtonLink>
    );
  return (
    <Button block variant={variant} disabled={!canPay} pending={begin.isPending} onClick={() => begin.mutate()}>
      {t("choose", { plan: wordsIn(plan.name, code).text })}
    </Button>
  );
}

function ComparisonTable({ plans }: { plans: readonly OfferedPlan[] }) {
  const t = useT("subscriptions");
  const { code } = useLanguage();
  return (
    <section className="section">
      <h2 id="compare-plans">{t("compare")}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
      <section className="plan-scroll" tabIndex={0} aria-labelledby="compare-plans">
        <table className="plan-table">
          <thead>
            <tr>
              <th scope="col">{t("feature")}</th>
              {plans.map((plan) => (
                <th key={plan.id} scope="col" lang={wordsIn(plan.name, code).lang}>
                  {wordsIn(plan.name, code).text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {PLAN_LIMITS.map((limit) => (
              <tr key={limit}>
                <th scope="row">{t(`limit.${limit}`)}</th>
                {plans.map((plan) => (
                  <td key={plan.id} className="num">
                    <Limit of={plan} limit={limit} />
                  </td>
                ))}
              </tr>
            ))}
            {FOR_ALL.map((feature) => (
              <tr key={feature}>
                <th scope="row">{t(`all.${feature}`)}</th>
                {plans.map((plan) => (
                  <td key={plan.id}>
                    <Check aria-hidden />
                    <span className="vh">{t("included")}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
