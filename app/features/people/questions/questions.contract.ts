import { z } from "zod";
import { IdSchema, publicProcedure, signedInProcedure } from "#app/platform/api/contract.ts";
import { afterInput, morePage } from "#app/platform/list/list-schema.ts";
import { ASKED } from "./questions.ts";

const Question = z.object({
  id: IdSchema,
  authorName: z.string(),
  body: z.string(),
  /** Of the words. */
  language: z.string().nullable(),
  answer: z.object({ body: z.string(), language: z.string().nullable(), at: z.iso.datetime() }).nullable(),
  createdAt: z.iso.datetime(),
});
export type PublicQuestion = z.infer<typeof Question>;

const Received = Question.extend({ subject: z.object({ name: z.string(), path: z.string() }), canAnswer: z.boolean() });
export type ReceivedQuestion = z.infer<typeof Received>;

const Subject = z.object({ type: z.enum(ASKED), id: IdSchema });
const body = z.string().max(4_000);
const tags = ["Questions"];

export const questionsContract = {
  /** Questions about a piece or for a professional with their answers, the newest first. Open to everybody. */
  list: publicProcedure
    .route({ method: "GET", path: "/questions/{type}/{id}", summary: "List the questions about something", tags })
    .input(Subject.extend(afterInput.shape))
    .output(morePage(Question)),
  /** Asks about what is public. Everyone with an account but those who answer: FORBIDDEN. */
  ask: signedInProcedure
    .route({ method: "POST", path: "/questions/{type}/{id}", summary: "Ask about something", tags })
    .input(Subject.extend({ body }))
    .output(Question),
  /** What people asked about the pieces of the viewer's vendors, or the viewer as a professional, the newest first. Anyone signed in. */
  listReceived: signedInProcedure
    .route({ method: "GET", path: "/questions/received", summary: "List the questions you received", tags })
    .input(afterInput.extend({ type: z.enum(ASKED).default("product") }))
    .output(morePage(Received)),
  /** Answers a question, or changes the answer for 14 days. Those who answer for the subject; NOT_FOUND for others. */
  answer: signedInProcedure
    .route({ method: "PUT", path: "/questions/{id}/answer", summary: "Answer a question", tags })
    .input(z.object({ id: IdSchema, body }))
    .output(z.object({ id: IdSchema })),
};
