import { can, type OrganizationRole } from "#app/platform/organizations/organization.policy.ts";
import { DAY_MS } from "#app/platform/rules/durations.ts";
import { EDIT_DAYS } from "./questions.ts";

/** Nobody asks their own team. */
export const mayAsk = (teamRole: OrganizationRole | null): boolean => teamRole === null;

/** The seller's people; an answer is changed for 14 days. */
export const mayAnswer = (teamRole: OrganizationRole | null, { status, answered_at }: { status: string; answered_at: Date | null }, now: Date): boolean =>
  can(teamRole && { role: teamRole }, "answer") && status === "visible" && (answered_at === null || now.getTime() - answered_at.getTime() < EDIT_DAYS * DAY_MS);
