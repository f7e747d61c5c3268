import { expect, test, vi } from "vitest";
import { SaveState } from "./save-state.tsx";

vi.mock("#app/platform/languages/language-context.tsx", () => ({
  useT: (namespace: string) => (key: string) => `${namespace} ${key}`,
  useFormat: () => ({ date: () => "10:15" }),
}));

const form = { failure: null, isDirty: false, isSending: false, stored: { savedAt: "2026-11-20T10:15:00Z" } };
const said = (changedBy: string | null) => SaveState({ form: { ...form, conflict: { changedBy } } as never });

test("someone else is named as such; one's own other tab is not", () => {
  expect(said("Huda")).toBe("quotations save.conflict");
  expect(said(null)).toBe("ui.form conflict.title");
});
