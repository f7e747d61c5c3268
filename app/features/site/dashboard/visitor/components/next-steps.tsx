import { ChevronRight, CircleCheck } from "lucide-react";
import { Link } from "react-router";
import { useT } from "#app/platform/languages/language-context.tsx";
import type { DashboardHome } from "../../dashboard.contract.ts";
import type { NextStep } from "../../dashboard.ts";

const ADDRESSES: Record<NextStep, string> = {
  verifyEmail: "/verify-email",
  answerRequests: "/vendor/quotes?status=new",
  readMessages: "/dashboard/messages",
  addVendor: "/vendor-onboarding",
  completeProfile: "/dashboard/profile",
  getVerified: "/dashboard/verification",
  findVendors: "/vendors",
  askForQuote: "/vendors",
};

/** Suggested next steps, each a link to its screen. */
export function NextSteps({ home }: { home: DashboardHome }) {
  const t = useT("dashboard");
  return (
    <section className="panel next">
      <h2 className="text-lg">{t("next.title")}</h2>
      {home.nextSteps.length === 0 ? (
        <p className="mt-3 flex gap-3 text-sm">
          <CircleCheck className="shrink-0 text-ok" size={20} aria-hidden />
          <span>
            <b className="block font-medium">{t("next.done")}</b>
            <span className="text-muted">{t("next.doneText")}</span>
          </span>
        </p>
      ) : (
        <ol className="next-steps">
          {home.nextSteps.map((step) => (
            <li key={step}>
              <Link to={ADDRESSES[step]}>
                <span>
                  <b>{t(`next.${step}`)}</b>
                  <span>{t(`next.${step}Text`, { n: home.profile.missing })}</span>
                </span>
                <ChevronRight className="flip" size={18} aria-hidden />
              </Link>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
