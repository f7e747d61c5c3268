import { early, FIELDS, type Field, isBox } from "./remember-typed.ts";

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
