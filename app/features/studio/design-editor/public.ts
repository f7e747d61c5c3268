export { DEFAULT_SETTINGS, type EditorSettings } from "./design-editor.ts";
