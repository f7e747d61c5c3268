export { BulkPanel } from "./components/bulk-panel.tsx";
export { UploadHistory } from "./components/upload-history.tsx";
