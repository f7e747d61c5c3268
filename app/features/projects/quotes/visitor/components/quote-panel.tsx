import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Sheet } from "#app/ui/dialog.tsx";
import { QuoteForm } from "./quote-form.tsx";
import { type QuoteOptions, type QuoteText, type QuoteVendor, useQuoteForm } from "./use-quote-form.ts";

type Props = {
  vendor: QuoteVendor;
  price: ReactNode;
  isOpen?: boolean;
  onOpen?: (isOpen: boolean) => void;
  /** Values typed before hydration. */
  typed?: () => Partial<QuoteText>;
  /** On the server: the data that the page was rendered with. */
  options?: QuoteOptions;
  onReady?: () => void;
};

/** The panel beside a vendor's page; on phones a bar with the price and the one action, which opens the form in a sheet. */
export function QuotePanel({ vendor, price, options, isOpen = false, onOpen, typed, onReady }: Props) {
  const t = useT("quotes");
  const form = useQuoteForm(vendor, options);
  const begin = useRef(() => {});
  begin.current = () => {
    const before = typed?.() ?? {};
    if (Object.keys(before).length > 0) form.change(() => before);
    onReady?.();
  };
  useBrowserLayoutEffect(() => begin.current(), []);
  return (
    <>
      <section className="panel quote" id="quote" aria-labelledby="quote-title">
        <h2 id="quote-title">{t("title")}</h2>
        <QuoteForm form={form} id="quote" />
      </section>
      <div className="cta-bar">
        <span>{price}</span>
        <Button variant="primary" size="lg" data-open-quote="" onClick={() => onOpen?.(true)}>
          {t("title")}
        </Button>
      </div>
      <Sheet isOpen={isOpen} onClose={() => onOpen?.(false)} title={t("title")}>
        <div className="quote-sheet">
          <QuoteForm form={form} id="quote-sheet" />
        </div>
      </Sheet>
    </>
  );
}

const useBrowserLayoutEffect = import.meta.env.SSR ? useEffect : useLayoutEffect;
