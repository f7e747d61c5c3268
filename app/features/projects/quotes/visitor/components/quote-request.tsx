import { type ReactNode, useState } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Sheet } from "#app/ui/dialog.tsx";
import { QuoteForm } from "./quote-form.tsx";
import { type QuoteVendor, useQuoteForm } from "./use-quote-form.ts";

/** The panel beside a vendor's page; on phones a bar with the price and the one action, which opens the form in a sheet. */
export function QuoteRequest({ vendor, price }: { vendor: QuoteVendor; price: ReactNode }) {
  const t = useT("quotes");
  const form = useQuoteForm(vendor);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <section className="panel quote" id="quote" aria-labelledby="quote-title">
        <h2 id="quote-title">{t("title")}</h2>
        <QuoteForm form={form} id="quote" />
      </section>
      <div className="cta-bar">
        <span>{price}</span>
        <Button variant="primary" size="lg" onClick={() => setOpen(true)}>
          {t("title")}
        </Button>
      </div>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={t("title")}>
        <div className="quote-sheet">
          <QuoteForm form={form} id="quote-sheet" />
        </div>
      </Sheet>
    </>
  );
}
