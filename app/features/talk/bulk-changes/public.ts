export { UndoBulkChange } from "./admin/components/undo-bulk-change.tsx";
export { useBulkChange } from "./admin/components/use-bulk-change.tsx";
