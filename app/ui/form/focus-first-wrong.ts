const WRONG = '[aria-invalid="true"], [data-invalid]';
const FOCUSABLE = 'input:not([type="hidden"]):not(:disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled), [tabindex]';

/** Brings the first field that is marked as wrong into view and gives it the focus; of a group, its first control. Answers whether there was one. */
export function focusFirstWrong(form: ParentNode): boolean {
  const wrong = form.querySelector<HTMLElement>(WRONG);
  if (!wrong) return false;
  const control = wrong.matches(FOCUSABLE) ? wrong : wrong.querySelector<HTMLElement>(FOCUSABLE);
  (wrong.closest<HTMLElement>(".field, fieldset") ?? wrong).scrollIntoView({ block: "center" });
  control?.focus({ preventScroll: true });
  return true;
}
