import { CircleCheck } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { toMinor } from "#app/platform/money/money.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { MoneyRange } from "#app/ui/money-text.tsx";
import { BUDGETS, type ProjectType, type StartTime } from "../../quotes.ts";
import type { QuoteFormState } from "./use-quote-form.ts";

const riyals = (amount: number | null) => (amount === null ? null : { amount: toMinor(amount) });

/** In place of the form once the request arrived. */
export function QuoteReceipt({ form }: { form: QuoteFormState }) {
  const t = useT("quotes");
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { values, vendor, answer: receipt } = form;
  const reach = receipt?.reach ?? vendor.reach;
  const budget = values.budget === "" ? undefined : BUDGETS[Number(values.budget)];
  const facts: [label: string, value: ReactNode][] = [
    [t("form.projectType"), t(`projectType.${values.projectType as ProjectType}`)],
    [t("form.city"), form.cities.find((city) => city.value === values.city)?.label ?? values.city],
    [t("form.start"), t(`start.${values.startWhen as StartTime}`)],
    ...(budget ? [[t("form.budget"), <MoneyRange key="budget" from={riyals(budget[0])} to={riyals(budget[1])} />] satisfies [string, ReactNode]] : []),
    ...(values.photos.length > 0 ? [[t("form.photos"), format.number(values.photos.length)] satisfies [string, string]] : []),
    [t("receipt.reference"), receipt?.id.slice(-8)],
  ];
  return (
    <div className="grid gap-4" data-receipt>
      <div className="flex items-start gap-3">
        <CircleCheck className="mt-1 shrink-0 text-ok" size={24} aria-hidden />
        <div>
          <h3 ref={heading} tabIndex={-1} className="outline-none">
            {t(`receipt.title.${reach}`)}
          </h3>
          <p className="mt-1 text-sm text-muted" role="status">
            {t(`receipt.text.${reach}`, { vendor: vendor.name, email: values.contactEmail })}
          </p>
        </div>
      </div>
      <dl className="grid gap-2 border-y border-line py-4 text-sm">
        {facts.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-muted">{label}</dt>
            <dd className="text-end">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-2">
        {form.isSignedIn && (
          <ButtonLink to="/dashboard/quotes" block>
            {t("receipt.mine")}
          </ButtonLink>
        )}
        <Button variant="ghost" block onClick={form.again}>
          {t("receipt.another")}
        </Button>
      </div>
    </div>
  );
}
