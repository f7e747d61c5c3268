export { RoomsSlot } from "./visitor/components/rooms-slot.tsx";
