export const QUESTION_LENGTH = 500;
export const ANSWER_LENGTH = 1_000;
/** Days in which an answer can be changed. */
export const EDIT_DAYS = 14;
export const QUESTIONS_PER_PAGE = 5;

export const questionAnchor = (id: string): string => `question-${id}`;
