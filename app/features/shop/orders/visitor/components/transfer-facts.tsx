import { Copy } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { toMajor } from "#app/platform/money/money.ts";
import { languageOf } from "#app/platform/text/language-of.ts";
import { Button } from "#app/ui/button.tsx";
import { FactsList, ltr } from "#app/ui/facts-list.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { toast } from "#app/ui/toast.tsx";
import { bankAccountOf } from "../../bank-account.ts";

type Props = { account: string; number: string; total: number; currency: string };

/** What someone types into the app of their bank, each to copy. */
export function TransferFacts({ account, number, total, currency }: Props) {
  const t = useT("orders");
  const { payee, iban } = bankAccountOf(account);
  const rows = [
    { label: t("transfer.payee"), copied: payee, shown: <bdi lang={languageOf(payee)}>{payee}</bdi> },
    { label: t("transfer.iban"), copied: iban?.replaceAll(" ", ""), shown: ltr(iban) },
    { label: t("transfer.amount"), copied: String(toMajor(total, currency)), shown: <MoneyText amount={total} currency={currency} /> },
    { label: t("transfer.purpose"), copied: number, shown: ltr(number) },
  ];
  return (
    <FactsList
      className="transfer-facts"
      facts={rows.map(({ label, copied, shown }) => copied && [label, <CopyRow key={label} label={label} copied={copied} shown={shown} />])}
    />
  );
}

function CopyRow({ label, copied, shown }: { label: string; copied: string; shown: ReactNode }) {
  const t = useT("orders");
  const copy = () =>
    navigator.clipboard.writeText(copied).then(
      () => void toast({ title: t("transfer.copied", { what: label }) }),
      () => void toast({ title: t("transfer.copyFailed"), tone: "danger" }),
    );
  return (
    <span className="copy-row">
      {shown}
      <Button size="sm" variant="ghost" icon={<Copy size={16} aria-hidden />} aria-label={t("transfer.copyOf", { what: label })} onClick={() => void copy()}>
        {t("transfer.copy")}
      </Button>
    </span>
  );
}
