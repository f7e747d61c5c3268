import { offersWork } from "#app/platform/auth/viewer.ts";
import type { DashboardHome } from "./dashboard.contract.ts";
import type { NextStep } from "./dashboard.ts";

const AT_MOST = 4;
const total = (counts: DashboardHome["sent"]["counts"]) => Object.values(counts).reduce((sum, n) => sum + n, 0);

/** Suggests next steps; completed ones are not suggested. */
export function nextSteps(home: Omit<DashboardHome, "nextSteps">, isUnverified: boolean): NextStep[] {
  const { role, selling } = home;
  const isOffering = offersWork(home);
  const isAsking = role === "homeowner";
  const steps: [NextStep, boolean][] = [
    ["verifyEmail", !home.isEmailVerified],
    ["answerRequests", (selling?.received.counts.new ?? 0) + (selling?.received.counts.seen ?? 0) > 0],
    ["readMessages", home.unreadMessages > 0],
    ["addVendor", role === "vendor" && selling?.vendors.length === 0],
    ["completeProfile", home.profile.percent < 100],
    ["getVerified", isOffering && isUnverified],
    ["findVendors", isAsking && home.saved.total === 0],
    ["askForQuote", isAsking && total(home.sent.counts) === 0],
  ];
  return steps
    .filter(([, isOpen]) => isOpen)
    .map(([step]) => step)
    .slice(0, AT_MOST);
}
