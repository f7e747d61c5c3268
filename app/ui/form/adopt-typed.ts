type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = "input, textarea, select";
/** What stood in a field before it was alive. */
const early = new WeakMap<Field, string | boolean>();

const isBox = (field: Field): field is HTMLInputElement => field.type === "checkbox" || field.type === "radio";
const note = (field: Field) => void early.set(field, isBox(field) ? field.checked : field.value);

function isTouched(field: Field): boolean {
  if (field.type === "file" || field.type === "hidden") return false;
  if ("options" in field) return [...field.options].some((option) => option.hasAttribute("selected") && !option.selected);
  // Of a group of radio buttons the one that is on speaks for all.
  return isBox(field) ? field.checked !== field.defaultChecked && (field.checked || field.type === "checkbox") : field.value !== field.defaultValue;
}

/** Called before the page comes alive, which may take away what was typed or filled in by then; hears what is typed on the way. */
export function rememberTyped(): void {
  for (const field of document.querySelectorAll<Field>(FIELDS)) if (isTouched(field)) note(field);
  document.addEventListener("input", ({ target }) => (target as Element).matches?.(FIELDS) && note(target as Field), true);
}

/**
 * What was typed before the form was alive is not in its values, and its next rendering would take it away. Each such field says again that it was
 * changed. All are read first: the first change renders the others.
 */
export function adoptTyped(form: HTMLFormElement): void {
  for (const field of [...form.querySelectorAll<Field>(FIELDS)].filter((one) => early.has(one))) {
    const given = early.get(field);
    early.delete(field);
    if (given === (isBox(field) ? field.defaultChecked : "options" in field ? null : field.defaultValue)) continue;
    retell(field, given);
  }
}

/** React remembers what is set through the element itself; what is set past it is news. */
function retell(field: Field, given: unknown): void {
  const name = isBox(field) ? "checked" : "value";
  if ("defaultValue" in field) Reflect.set(field, name, isBox(field) ? field.defaultChecked : field.defaultValue);
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement : field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLSelectElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, name)?.set?.call(field, given);
  field.dispatchEvent(new Event(isBox(field) ? "click" : "options" in field ? "change" : "input", { bubbles: true }));
}
