export { SaveSlot } from "./components/save-slot.tsx";
