export { ADMIN_PLACES } from "./admin-area.places.tsx";
