export { ActivityLog } from "./admin/components/activity-log.tsx";
export { ADMIN_PLACES } from "./admin-area.places.tsx";
