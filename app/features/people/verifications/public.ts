export { factsQuery, type Stated, VerifiedFacts } from "./visitor/components/verified-facts.tsx";
