export { QuestionsSlot } from "./visitor/components/questions-slot.tsx";
