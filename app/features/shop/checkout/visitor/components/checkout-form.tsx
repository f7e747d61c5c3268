import { Lock } from "lucide-react";
import { Link } from "react-router";
import type { CartItem } from "#app/features/shop/cart/public.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import type { CityOption } from "#app/platform/places/places.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/choice.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { FailureNote } from "#app/ui/form/failure-note.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { Skeleton } from "#app/ui/states.tsx";
import { type Checkout, useCheckout } from "../use-checkout.ts";
import { AddressFields } from "./address-fields.tsx";
import { CheckoutSummary } from "./checkout-summary.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { PaymentChoice } from "./payment-choice.tsx";
import { QuoteProblems } from "./quote-problems.tsx";
import { SellerDelivery } from "./seller-delivery.tsx";
import { You } from "./you.tsx";

/** Five blocks on one page, and what it comes to beside them. */
export function CheckoutForm({ items, cities }: { items: readonly CartItem[]; cities: readonly CityOption[] }) {
  const t = useT("checkout");
  const checkout = useCheckout(items);
  const { form, quote, error, refetch } = checkout;
  return (
    <>
      <Form form={form} className="co-f" isLong>
        <div className="co-head">
          <h1>{t("title")}</h1>
          <Link className="link" to="/cart">
            {t("back")}
          </Link>
        </div>
        <ErrorSummary form={form} />
        <You form={form} />
        <AddressFields form={form} cities={cities} onCity={checkout.setCity} />
        {error && (
          <LocalErrorBox error={error} onTryAgain={() => void refetch()}>
            <p>{t("failed")}</p>
          </LocalErrorBox>
        )}
        {quote ? <Priced checkout={checkout} quote={quote} items={items} /> : !error && <Skeleton height="20rem" />}
      </Form>
      {quote && <CheckoutSummary quote={quote} coupon={checkout.coupon} onCoupon={checkout.setCoupon} />}
    </>
  );
}

type PricedProps = { checkout: Checkout; quote: NonNullable<Checkout["quote"]>; items: readonly CartItem[] };

function Priced({ checkout, quote }: PricedProps) {
  const t = useT("checkout");
  const { form, isPricing } = checkout;
  const isBlocked = quote.problems.length > 0;
  return (
    <>
      <section className="cs">
        <h2>{t("delivery.title")}</h2>
        {quote.sellers.map((seller) => (
          <SellerDelivery key={seller.vendor.id} seller={seller} onChoose={(chosen) => checkout.choose(seller.vendor.id, chosen)} />
        ))}
      </section>
      <PaymentChoice form={form} methods={quote.methods} />
      <section className="cs last">
        <QuoteProblems quote={quote} />
        <div>
          <Checkbox
            rowClass="terms"
            id="co-termsAccepted"
            checked={form.values.termsAccepted}
            onChange={(event) => form.set("termsAccepted", event.target.checked)}
            aria-invalid={form.error("termsAccepted") ? true : undefined}
            label={t.rich("terms", { link: (text) => <a href="/terms">{text}</a> })}
          />
          {form.error("termsAccepted") && <FieldError>{form.error("termsAccepted")}</FieldError>}
        </div>
        <FailureNote form={form} texts={{ CHECKOUT_CHANGED: t("changed"), KEY_REUSED: t("alreadySent") }} />
        <Button type="submit" variant="primary" size="lg" pending={form.isSending} disabled={isBlocked || isPricing} icon={<Lock size={18} aria-hidden />}>
          <span>
            {t.rich(form.values.paymentMethod === "card" ? "pay" : "order", { sum: () => <MoneyText amount={quote.total} currency={quote.currency} /> })}
          </span>
        </Button>
        <p className="muted small">{t("returns")}</p>
      </section>
    </>
  );
}
