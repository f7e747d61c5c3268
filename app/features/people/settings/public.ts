export { SettingsRow } from "./visitor/components/settings-row.tsx";
