export { ReportButton } from "./components/report-button.tsx";
export { LOG_PATH, type ReportReason } from "./moderation.ts";
