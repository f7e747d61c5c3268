import { Link } from "react-router";
import { useViewer } from "#app/kit/viewer.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Input } from "#app/ui/input.tsx";
import type { Checkout } from "../use-checkout.ts";

/** Whom the seller writes to and the driver calls; nobody has to have an account. */
export function You({ form }: Pick<Checkout, "form">) {
  const t = useT("checkout");
  const { viewer } = useViewer();
  return (
    <section className="cs">
      <header>
        <h2>{t("you.title")}</h2>
        {viewer ? (
          <span className="muted small">{t("you.signedIn", { email: viewer.email ?? "" })}</span>
        ) : (
          <span className="small">
            {t("you.guest")}{" "}
            <Link className="link" to="/login?redirect=%2Fcheckout">
              {t("you.signIn")}
            </Link>
          </span>
        )}
      </header>
      <div className="two">
        <Input id="co-name" label={t("field.name")} autoComplete="name" {...form.text("name")} />
        <Input id="co-phone" type="tel" label={t("field.phone")} autoComplete="tel" {...form.text("phone")} />
        <Input id="co-email" type="email" fieldClass="wide" label={t("field.email")} autoComplete="email" {...form.text("email")} />
      </div>
    </section>
  );
}
