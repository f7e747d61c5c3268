import { expect, test } from "vitest";
import { decisionsOf } from "./decisions.ts";

const TODAY = "2026-11-22";
const request = (more: Partial<Parameters<typeof decisionsOf>[0][number]>) => ({
  ...{ id: "majlis", title: "Majlis", status: "open", lastDay: "2026-12-03", choice: null, questions: [] },
  ...more,
});
const choice = { bids: 3, holdsUntil: "2026-12-10" };
const question = { id: "walnut", body: "Which walnut?" };

test("a question is answered by the deadline; bids come until then, and hold until the first of them lapses", () => {
  expect(decisionsOf([request({ choice, questions: [question] })], TODAY)).toMatchObject([
    { kind: "answer", questionId: "walnut", question: "Which walnut?", due: "2026-12-03", lateBy: 0 },
    { kind: "choose", bids: 3, until: "comes", due: "2026-12-03", lateBy: 0 },
  ]);
  expect(decisionsOf([request({ status: "closed", lastDay: "2026-11-20", choice })], TODAY)).toMatchObject([
    { kind: "choose", until: "holds", due: "2026-12-10", lateBy: 0 },
  ]);
});

test.each([
  ["on the last day bids still come", { lastDay: TODAY, choice }, { until: "comes", lateBy: 0 }],
  ["the day after they do not, whether or not a job has closed it", { lastDay: "2026-11-21", choice }, { until: "holds", due: "2026-12-10" }],
  ["on their last day prices hold", { status: "closed", lastDay: "2026-11-01", choice: { bids: 1, holdsUntil: TODAY } }, { lateBy: 0 }],
  ["lapsed ones are late by days", { status: "closed", lastDay: "2026-11-01", choice: { bids: 1, holdsUntil: "2026-11-20" } }, { lateBy: 2 }],
  ["without a day it is never late", { status: "closed", lastDay: "2026-11-01", choice: { bids: 1, holdsUntil: null } }, { due: null, lateBy: 0 }],
  ["a question that outlived the deadline is late", { status: "closed", lastDay: "2026-11-21", questions: [question] }, { kind: "answer", lateBy: 1 }],
] as const)("%s", (_, more, said) => {
  expect(decisionsOf([request({ ...more, questions: [...("questions" in more ? more.questions : [])] })], TODAY)).toMatchObject([said]);
});

test("the nearest comes first, what has no day last; nothing waits where there is nothing to choose or answer", () => {
  const requests = [
    request({ id: "none" }),
    request({ id: "roof", status: "closed", choice: { bids: 1, holdsUntil: null } }),
    request({ id: "late", status: "closed", choice }),
    request({ id: "near", lastDay: "2026-11-23", questions: [question] }),
  ];
  expect(decisionsOf(requests, TODAY).map(({ requestId }) => requestId)).toEqual(["near", "late", "roof"]);
});
