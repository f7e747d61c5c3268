import { z } from "zod";
import { IdSchema, publicProcedure, signedInProcedure, vendorProcedure } from "#app/platform/api/contract.ts";
import { afterInput, morePage } from "#app/platform/list/list-schema.ts";

const Question = z.object({
  id: IdSchema,
  authorName: z.string(),
  body: z.string(),
  /** Of the words. */
  language: z.string().nullable(),
  answer: z.object({ body: z.string(), language: z.string().nullable(), at: z.iso.datetime() }).nullable(),
  createdAt: z.iso.datetime(),
});
export type ProductQuestion = z.infer<typeof Question>;

const Received = Question.extend({ product: z.object({ id: IdSchema, slug: z.string(), name: z.string() }), canAnswer: z.boolean() });
export type ReceivedQuestion = z.infer<typeof Received>;

const slug = z.string().min(1).max(200);
const body = z.string().max(4_000);
const tags = ["Products: questions"];

export const productQuestionsContract = {
  /** Questions about a piece with their answers, the newest first. Open to everybody. */
  list: publicProcedure
    .route({ method: "GET", path: "/products/{slug}/questions", summary: "List the questions about a product", tags })
    .input(afterInput.extend({ slug }))
    .output(morePage(Question)),
  /** Asks about a piece on sale. Everyone with an account but the seller's people: FORBIDDEN. */
  ask: signedInProcedure
    .route({ method: "POST", path: "/products/{slug}/questions", summary: "Ask about a product", tags })
    .input(z.object({ slug, body }))
    .output(Question),
  /** What people asked the viewer's vendors, the newest first. Vendors and their people. */
  listReceived: vendorProcedure
    .route({ method: "GET", path: "/vendor/questions", summary: "List the questions you received", tags })
    .input(afterInput)
    .output(morePage(Received)),
  /** Answers a question, or changes the answer for 14 days. The seller's people who answer. */
  answer: vendorProcedure
    .route({ method: "PUT", path: "/vendor/questions/{id}/answer", summary: "Answer a question", tags })
    .input(z.object({ id: IdSchema, body }))
    .output(z.object({ id: IdSchema })),
};
