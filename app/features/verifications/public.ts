export { factsQuery, VerifiedFacts } from "./components/verified-facts.tsx";
