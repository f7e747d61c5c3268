import { type Aspect, aspectsOf, BODY_LENGTH, MOST_EVIDENCE, MOST_PHOTOS, REPLY_LENGTH, type Reviewed, WORK_LENGTH } from "./reviews.ts";

export type ReviewText = { rating: number; aspects: Partial<Record<Aspect, number | null>>; body: string };
export type ReviewField = "rating" | "body" | "photos" | "aspects";
export type ReviewProblem = "required" | "tooLong" | "tooMany" | "notAsked";

const isStars = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 5;

/** Stars are needed, words are not. A kind has aspects of its own. */
export function checkReview(type: Reviewed, { rating, aspects, body }: ReviewText, photos: number): Partial<Record<ReviewField, ReviewProblem>> {
  const asked = aspectsOf(type);
  const given = Object.entries(aspects).filter(([, stars]) => stars !== null && stars !== undefined);
  return {
    ...(!isStars(rating) && { rating: "required" as const }),
    ...(given.some(([aspect, stars]) => !asked.includes(aspect as Aspect) || !isStars(stars)) && { aspects: "notAsked" as const }),
    ...(body.length > BODY_LENGTH && { body: "tooLong" as const }),
    ...(photos > MOST_PHOTOS && { photos: "tooMany" as const }),
  };
}

export function checkReply(body: string): { body?: "required" | "tooLong" } {
  if (body.trim() === "") return { body: "required" };
  return body.length > REPLY_LENGTH ? { body: "tooLong" } : {};
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
export type InvitationProblem = "email" | "own" | "already" | "noWork" | "longWork" | "noEvidence" | "muchEvidence";

type InvitationProblems = { email?: InvitationProblem; work?: InvitationProblem; evidence?: InvitationProblem };

/** To whom, for which work, and how many files show it. @param own the professional's address */
export function checkInvitation({ email, work, evidence }: { email: string; work: string; evidence: number }, own: string): InvitationProblems {
  const address = email.trim().toLowerCase();
  const problem = !EMAIL.test(address) || address.length > 254 ? "email" : address === own.toLowerCase() ? "own" : null;
  const length = work.trim().length;
  return {
    ...(problem && { email: problem }),
    ...(length === 0 && { work: "noWork" as const }),
    ...(length > WORK_LENGTH && { work: "longWork" as const }),
    ...(evidence === 0 && { evidence: "noEvidence" as const }),
    ...(evidence > MOST_EVIDENCE && { evidence: "muchEvidence" as const }),
  };
}
