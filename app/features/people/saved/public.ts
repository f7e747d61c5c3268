export { SaveSlot } from "./visitor/components/save-slot.tsx";
