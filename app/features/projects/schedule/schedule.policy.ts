// Who may do what with a visit. Pure: for services and `permissions` alike.
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { STANDING, type VisitStatus } from "./schedule.ts";

type Asked = Pick<Viewer, "id">;
export type VisitSides = { professional_id: string; client_id: string; proposed_by: string };
export type VisitState = VisitSides & { status: VisitStatus; starts_at: Date };

export const mayHaveHours = (viewer: Pick<Viewer, "role">): boolean => viewer.role === "professional";

export const isSide = ({ id }: Asked, visit: VisitSides): boolean => id === visit.professional_id || id === visit.client_id;
/** The other side: those who did not choose the time. */
export const mayAnswer = (viewer: Asked, visit: VisitSides): boolean => isSide(viewer, visit) && viewer.id !== visit.proposed_by;
export const mayFinish = ({ id }: Asked, visit: VisitSides): boolean => id === visit.professional_id;

/** Nobody confirms what has begun: by the clock, whenever the job that stores it runs. */
export const statusAt = ({ status, starts_at }: Pick<VisitState, "status" | "starts_at">, now: Date): VisitStatus =>
  status === "booked" && now >= starts_at ? "expired" : status;

/** What the viewer can do now. */
export function visitPermissions(viewer: Asked, visit: VisitState, now: Date) {
  const isAhead = now < visit.starts_at;
  const isStanding = STANDING.includes(visit.status) && isSide(viewer, visit);
  const canAnswer = visit.status === "booked" && isAhead && mayAnswer(viewer, visit);
  return {
    canConfirm: canAnswer,
    canDecline: canAnswer,
    canCancel: isStanding && isAhead,
    canMove: isStanding && isAhead,
    canFinish: visit.status === "confirmed" && !isAhead && mayFinish(viewer, visit),
  };
}
