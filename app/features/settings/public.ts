export { SettingsRow } from "./components/settings-row.tsx";
