// Shared by screens, API and rules. Without zod, so that screens stay small.

export const STEPS = {
  professional: ["person", "work", "areas", "about"],
  vendor: ["company", "offer", "record"],
} as const;
export type OnboardedRole = keyof typeof STEPS;
export type Step = (typeof STEPS)[OnboardedRole][number];
/** All steps that are forms; the vendor's last one ends with a record instead. */
export const FORM_STEPS = ["person", "work", "areas", "about", "company", "offer"] as const;
export type FormStep = (typeof FORM_STEPS)[number];

export const isOnboarded = (role: string): role is OnboardedRole => role in STEPS;

export const VENDOR_TYPES = ["Service", "Product", "Both"] as const;
export const MAX_CATEGORIES = 8;
export const ABOUT_LENGTH = 2_000;
export const REQUEST_NOTE_LENGTH = 500;

/** Everything the steps ask for. */
export type Answers = {
  fullName: string;
  phone: string;
  professionalType: string;
  companyName: string;
  yearsOfExperience: number | null;
  specializations: string[];
  serviceAreas: string[];
  bio: string;
  city: string;
  vendorType: string;
  categoryIds: string[];
  description: string;
};
export type AnswerField = keyof Answers;
/** Texts of the forms are found by these codes. */
export type AnswerProblem = "required" | "tooLong" | "tooMany" | "phone" | "number" | "city" | "unknownChoice";

export const FIELDS_OF_STEP: Record<FormStep, readonly AnswerField[]> = {
  person: ["fullName", "phone"],
  work: ["professionalType", "companyName", "yearsOfExperience"],
  areas: ["specializations", "serviceAreas"],
  about: ["bio"],
  company: ["companyName", "fullName", "phone"],
  offer: ["city", "vendorType", "categoryIds", "description"],
};
