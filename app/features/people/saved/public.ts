export { SaveSlot, SaveSlots } from "./visitor/components/save-slot.tsx";
