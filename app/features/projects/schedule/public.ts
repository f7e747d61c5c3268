export { RequestVisits } from "./visitor/components/request-visits.tsx";
