export { BulkPanel } from "./admin/components/bulk-panel.tsx";
export { UploadHistory } from "./admin/components/upload-history.tsx";
