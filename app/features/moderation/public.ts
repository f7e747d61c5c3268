export { ReportButton } from "./components/report-button.tsx";
export { LOG_PATH } from "./moderation.ts";
