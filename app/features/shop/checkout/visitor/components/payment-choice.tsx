import { Banknote, CreditCard, Landmark } from "lucide-react";
import type { CheckoutQuote } from "#app/features/shop/orders/public.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Radio } from "#app/ui/choice.tsx";
import { classes } from "#app/ui/classes.ts";
import type { Checkout } from "../use-checkout.ts";

const ICONS = { card: CreditCard, cash_on_delivery: Banknote, bank_transfer: Landmark } as const;

/** How to pay; what cannot be used says why. */
export function PaymentChoice({ form, methods }: { form: Checkout["form"]; methods: CheckoutQuote["methods"] }) {
  const t = useT("checkout");
  return (
    <section className="cs">
      <h2>{t("payment.title")}</h2>
      <fieldset className="pays">
        <legend className="vh">{t("payment.title")}</legend>
        {methods.map(({ method, isAvailable, why }) => {
          const Icon = ICONS[method];
          return (
            <div key={method} className={classes("pay", !isAvailable && "off")}>
              <Radio
                name="pay"
                checked={form.values.paymentMethod === method && isAvailable}
                disabled={!isAvailable}
                onChange={() => form.set("paymentMethod", method)}
                label={
                  <>
                    <b>{t(`payment.${method}`)}</b>
                    <span className="muted small">{why ? t(`payment.why.${why}`) : t(`payment.text.${method}`)}</span>
                  </>
                }
                count={<Icon size={20} aria-hidden />}
              />
            </div>
          );
        })}
      </fieldset>
    </section>
  );
}
