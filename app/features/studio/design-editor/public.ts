export { DEFAULT_SETTINGS, designPath, type EditorSettings } from "./design-editor.ts";
