export { VerifiedFacts } from "./components/verified-facts-slot.tsx";
