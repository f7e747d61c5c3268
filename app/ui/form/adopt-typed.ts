type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = "input, textarea, select";
/** The value of a field before hydration. */
const early = new WeakMap<Field, string | boolean>();

const isBox = (field: Field): field is HTMLInputElement => field.type === "checkbox" || field.type === "radio";
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

/**
 * Values typed before hydration are not in the form's state, and its next render would reset them. Dispatches each such field's
 * change event again. All are read first, because the first change renders the others.
 */
export function adoptTyped(form: HTMLFormElement): void {
  for (const field of [...form.querySelectorAll<Field>(FIELDS)].filter((one) => early.has(one))) {
    const given = early.get(field);
    early.delete(field);
    if (given === (isBox(field) ? field.defaultChecked : "options" in field ? null : field.defaultValue)) continue;
    retell(field, given);
  }
}

/** React ignores values set through the element; the prototype's setter triggers its change event. */
function retell(field: Field, given: unknown): void {
  const name = isBox(field) ? "checked" : "value";
  if ("defaultValue" in field) Reflect.set(field, name, isBox(field) ? field.defaultChecked : field.defaultValue);
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement : field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLSelectElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, name)?.set?.call(field, given);
  field.dispatchEvent(new Event(isBox(field) ? "click" : "options" in field ? "change" : "input", { bubbles: true }));
}
