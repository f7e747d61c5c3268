import { useQuery } from "@tanstack/react-query";
import { orpc } from "#app/api/client.ts";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { localText } from "#app/platform/text/local-text.ts";
import { ChoiceChips, ChoiceGroup } from "#app/ui/form/choice-group.tsx";
import { MOST_TRADES, TRADES } from "../../requests.ts";

type Kinds = { trades: string[]; categories: string[] };
type Props = { value: Kinds; onChange(value: Partial<Kinds>): void; error: string | undefined };

/** Trades of professionals and categories of vendors: those who do one of them near the work may bid. */
export function OpenTo({ value, onChange, error }: Props) {
  const t = useT("requests");
  const { code } = useLanguage();
  const { data: categories = [] } = useQuery(orpc.categories.listActive.queryOptions());
  const main = categories.filter(({ parentId }) => parentId === null);
  return (
    <ChoiceGroup label={t("ask.who")} hint={t("ask.whoHint", { n: MOST_TRADES })} error={error}>
      <ChoiceChips
        label={t("ask.trades")}
        value={value.trades}
        onChange={(trades) => onChange({ trades })}
        options={TRADES.map((trade) => ({ value: trade, label: t(`trade.${trade}`) }))}
      />
      {main.length > 0 && (
        <ChoiceChips
          className="mt-4"
          label={t("ask.categories")}
          value={value.categories}
          onChange={(chosen) => onChange({ categories: chosen })}
          options={main.map(({ id, name, nameAr }) => ({ value: id, label: localText(name, nameAr, code) }))}
        />
      )}
    </ChoiceGroup>
  );
}
