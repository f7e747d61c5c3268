import { DAY_MS } from "#app/platform/rules/durations.ts";
import type { ProjectRequest } from "./requests.contract.ts";

type Common = { requestId: string; title: string | null /** The last day of it. */; due: string | null; lateBy: number };
/** `until`: bids still come until then; `holds`: the first of their prices lapses after it. */
type Choice = Common & { kind: "choose"; bids: number; until: "comes" | "holds" };
type Question = Common & { kind: "answer"; questionId: string; question: string };
export type Decision = Choice | Question;

type Asked = Pick<ProjectRequest, "id" | "title" | "status" | "lastDay" | "choice" | "questions">;

const lateness = (due: string | null, today: string): number => (due !== null && due < today ? (Date.parse(today) - Date.parse(due)) / DAY_MS : 0);

/** What waits for the household, the nearest first; without a day last. Days are Riyadh's. */
export function decisionsOf(requests: readonly Asked[], today: string): Decision[] {
  const all = requests.flatMap(({ id: requestId, title, status, lastDay, choice, questions }): Decision[] => {
    const takesBids = status === "open" && lastDay !== null && today <= lastDay;
    const due = takesBids ? lastDay : (choice?.holdsUntil ?? null);
    return [
      ...questions.map(({ id, body }) => ({
        ...{ kind: "answer" as const, requestId, title, due: lastDay, lateBy: lateness(lastDay, today), questionId: id, question: body },
      })),
      ...(choice
        ? [
            {
              kind: "choose" as const,
              requestId,
              title,
              due,
              lateBy: lateness(due, today),
              bids: choice.bids,
              until: takesBids ? ("comes" as const) : ("holds" as const),
            },
          ]
        : []),
    ];
  });
  return all.toSorted((one, other) => (one.due ?? "9").localeCompare(other.due ?? "9"));
}
