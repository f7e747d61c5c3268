import { CircleAlert } from "lucide-react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { type CheckoutValues, EMPTY } from "../checkout-values.ts";
import type { Checkout } from "../use-checkout.ts";

const FIELDS = Object.keys(EMPTY) as (keyof CheckoutValues)[];

/** Everything that is wrong, each leading to its field. */
export function ErrorSummary({ form }: Pick<Checkout, "form">) {
  const t = useT("checkout");
  const wrong = FIELDS.filter((field) => form.problems[field]);
  if (wrong.length === 0) return null;
  return (
    <div className="errsum" role="alert">
      <CircleAlert size={20} aria-hidden />
      <div>
        <b>{t("toFix", { n: wrong.length })}</b>
        <ul>
          {wrong.map((field) => (
            <li key={field}>
              <a
                href={`#co-${field}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(`co-${field}`)?.focus();
                }}
              >
                {t(`field.${field}` as Parameters<typeof t>[0])}: {form.error(field)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
