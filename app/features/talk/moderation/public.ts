export { LOG_PATH } from "./moderation.ts";
export { ReportButton } from "./visitor/components/report-button.tsx";
