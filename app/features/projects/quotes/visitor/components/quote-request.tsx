import { type FormEvent, lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useFirstSign } from "#app/kit/first-sign.ts";
import type { ServerRows } from "#app/platform/pages/server-rows.ts";
import { ServerMarkup } from "#app/ui/server-markup.tsx";
import { Skeleton } from "#app/ui/states.tsx";
import type { QuoteOptions, QuoteText, QuoteVendor } from "./use-quote-form.ts";

const QuotePanel = lazy(() => import("./quote-panel.tsx").then((module) => ({ default: module.QuotePanel })));

type Props = { vendor: QuoteVendor; price: ReactNode /** Of a server-rendered page. */; written: ServerRows<{ quotes: QuoteOptions }> | undefined };

const fieldsIn = (root: HTMLElement | null) => root?.querySelectorAll<HTMLInputElement | HTMLSelectElement>("[name]") ?? [];

/** The server-rendered quote form: most people only read. It hydrates on the first interaction, and takes over typed values. */
export function QuoteRequest({ vendor, price, written }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [hasDraft, setHasDraft] = useState(false);
  useEffect(() => setHasDraft(Boolean(sessionStorage["quote.draft"])), []);
  const isAwake = useFirstSign(!written) || hasDraft;
  const [isAlive, setAlive] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const focused = useRef<string>(undefined);
  const isSent = useRef(false);
  useEffect(() => {
    if (isAlive && focused.current) document.getElementById(focused.current)?.focus();
    if (isAlive && isSent.current) document.querySelector<HTMLFormElement>("#quote form")?.requestSubmit();
  }, [isAlive]);

  /** Only what differs from how the page came, or all of a form that was sent. */
  const typed = (): Partial<QuoteText> => {
    focused.current = root.current?.contains(document.activeElement) ? document.activeElement?.id : undefined;
    const changed = [...fieldsIn(root.current)].filter(
      (field) => isSent.current || (field instanceof HTMLSelectElement ? !field.selectedOptions[0]?.defaultSelected : field.value !== field.defaultValue),
    );
    return Object.fromEntries(changed.map((field) => [field.name, field.value]));
  };
  const openEarly = (event: MouseEvent) => {
    if ((event.target as Element).closest("[data-open-quote]")) setOpen(true);
  };
  /** The browser would load the page anew, without what was typed. */
  const sendEarly = (event: FormEvent) => {
    event.preventDefault();
    isSent.current = true;
  };
  return (
    <>
      {!isAlive &&
        (written ? (
          // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: handles the button inside until it is hydrated
          <div className="contents" ref={root} onClick={openEarly} onSubmit={sendEarly} data-asleep="">
            <ServerMarkup className="contents" rows={written}>
              {({ quotes }) => <QuotePanel vendor={vendor} price={price} options={quotes} />}
            </ServerMarkup>
          </div>
        ) : (
          <section className="panel quote" aria-hidden>
            <Skeleton height="28rem" />
          </section>
        ))}
      {isAwake && !import.meta.env.SSR && (
        <Suspense>
          <QuotePanel vendor={vendor} price={price} isOpen={isOpen} onOpen={setOpen} typed={typed} onReady={() => setAlive(true)} />
        </Suspense>
      )}
    </>
  );
}
