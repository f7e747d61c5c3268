/** Of the subjects of reviews, those that people ask about. */
export const ASKED = ["product", "professional"] as const;
export type Asked = (typeof ASKED)[number];
/** Where who answers finds what was asked. */
export const RECEIVED: Readonly<Record<Asked, string>> = { product: "/vendor/questions", professional: "/dashboard/professional/questions" };

export const QUESTION_LENGTH = 500;
export const ANSWER_LENGTH = 1_000;
/** Days in which an answer can be changed. */
export const EDIT_DAYS = 14;
export const QUESTIONS_PER_PAGE = 5;

export const questionAnchor = (id: string): string => `question-${id}`;
