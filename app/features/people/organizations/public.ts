export { ACTING_PARAMETER } from "./organizations.ts";
export { ActingFor, ActingNote } from "./visitor/components/acting-for.tsx";
export { useActing } from "./visitor/components/use-acting.ts";
