import type { SearchPlace } from "#app/features/talk/counts/public.ts";

/** What visitors look for: where, how often in ten days, and whether the demo has it. */
export const SEARCHES: readonly { place: SearchPlace; words: string; often: number; isFound: boolean }[] = [
  { place: "all", words: "majlis", often: 34, isFound: true },
  { place: "all", words: "مجلس", often: 41, isFound: true },
  { place: "all", words: "مطبخ", often: 27, isFound: true },
  { place: "all", words: "small kitchen", often: 14, isFound: true },
  { place: "ideas", words: "غرفة نوم", often: 29, isFound: true },
  { place: "ideas", words: "entrance", often: 12, isFound: true },
  { place: "ideas", words: "jalsa outdoor fire pit", often: 7, isFound: false },
  { place: "ideas", words: "غرفة ألعاب", often: 6, isFound: false },
  { place: "products", words: "sofa", often: 24, isFound: true },
  { place: "products", words: "كنب", often: 31, isFound: true },
  { place: "products", words: "marble table", often: 9, isFound: true },
  { place: "products", words: "mashrabiya screen", often: 8, isFound: false },
  { place: "products", words: "مبخرة", often: 11, isFound: false },
  { place: "products", words: "bunk bed", often: 5, isFound: false },
  { place: "vendors", words: "مقاول", often: 22, isFound: true },
  { place: "vendors", words: "curtains", often: 10, isFound: true },
  { place: "vendors", words: "smart home", often: 9, isFound: true },
  { place: "vendors", words: "عزل أسطح", often: 8, isFound: false },
  { place: "vendors", words: "solar panels", often: 6, isFound: false },
  { place: "professionals", words: "مهندس معماري", often: 18, isFound: true },
  { place: "professionals", words: "interior designer", often: 16, isFound: true },
  { place: "professionals", words: "feng shui", often: 4, isFound: false },
];

/** Of all searches of a place so many more are made with words that hardly anybody uses. */
export const OTHER_SEARCHES: Readonly<Record<SearchPlace, number>> = { all: 60, vendors: 45, professionals: 20, ideas: 50, products: 40 };
