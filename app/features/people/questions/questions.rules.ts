import { ANSWER_LENGTH, QUESTION_LENGTH } from "./questions.ts";

export type TextProblem = "required" | "tooLong";
const check = (body: string, longest: number): { body?: TextProblem } =>
  body.trim() === "" ? { body: "required" } : body.trim().length > longest ? { body: "tooLong" } : {};

export const checkQuestion = (body: string) => check(body, QUESTION_LENGTH);
export const checkAnswer = (body: string) => check(body, ANSWER_LENGTH);
