export { ADMIN_PLACES } from "./admin-area.places.tsx";
export { ActivityLog } from "./components/activity-log.tsx";
