export { factsQuery, VerifiedFacts } from "./visitor/components/verified-facts.tsx";
