export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const FIELDS = "input, textarea, select";
/** The value of a field before hydration. */
export const early = new WeakMap<Field, string | boolean>();

export const isBox = (field: Field): field is HTMLInputElement => field.type === "checkbox" || field.type === "radio";
const note = (field: Field) => void early.set(field, isBox(field) ? field.checked : field.value);

function isTouched(field: Field): boolean {
  if (field.type === "file" || field.type === "hidden") return false;
  if ("options" in field) return [...field.options].some((option) => option.hasAttribute("selected") && !option.selected);
  // In a group of radio buttons only the checked one counts.
  return isBox(field) ? field.checked !== field.defaultChecked && (field.checked || field.type === "checkbox") : field.value !== field.defaultValue;
}

/** Called before hydration, which may reset values typed or autofilled by then; records further input. */
export function rememberTyped(): void {
  for (const field of document.querySelectorAll<Field>(FIELDS)) if (isTouched(field)) note(field);
  document.addEventListener("input", ({ target }) => (target as Element).matches?.(FIELDS) && note(target as Field), true);
}
