import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Checkbox } from "#app/ui/choice.tsx";
import { ChoiceGroup } from "#app/ui/form/choice-group.tsx";
import { SearchInput } from "#app/ui/search-input.tsx";

const SHOWN = 8;

type Props = {
  vendorId: string;
  value: readonly string[];
  /** Names of the pieces that were chosen before. */
  known: readonly { id: string; name: string }[];
  error: string | undefined;
  onChange(value: string[]): void;
};

/** The vendor's pieces by name: those found can be ticked, those chosen stay in sight. */
export function SalePieces({ vendorId, value, known, error, onChange }: Props) {
  const t = useT("discounts.sales");
  const [words, setWords] = useState("");
  const [names, setNames] = useState(() => new Map(known.map(({ id, name }) => [id, name])));
  const search = useDeferredValue(words.trim());
  const asked = orpc.vendorProducts.list.queryOptions({ input: { search, vendor: vendorId, status: "live" } });
  const { data } = useQuery({ ...asked, placeholderData: keepPreviousData });
  const found = (data?.items ?? []).slice(0, SHOWN);
  const choose = (id: string, name: string, isOn: boolean) => {
    setNames((before) => new Map(before).set(id, name));
    onChange(isOn ? [...value, id] : value.filter((other) => other !== id));
  };
  return (
    <ChoiceGroup label={t("field.pieces")} error={error}>
      {value.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label={t("pick.chosen")}>
          {value.map((id) => (
            <li key={id}>
              <button
                type="button"
                className="chip on"
                aria-label={t("pick.remove", { name: names.get(id) ?? "" })}
                onClick={() => onChange(value.filter((other) => other !== id))}
              >
                <bdi>{names.get(id)}</bdi>
                <X size={16} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      <SearchInput label={t("pick.search")} value={words} onChange={(event) => setWords(event.target.value)} />
      <fieldset className="grid gap-1" aria-label={t("pick.found")}>
        {found.map(({ id, name }) => (
          <Checkbox key={id} label={<bdi>{name}</bdi>} checked={value.includes(id)} onChange={(event) => choose(id, name, event.target.checked)} />
        ))}
      </fieldset>
      {data && found.length === 0 && <p className="text-sm text-muted">{t("pick.none")}</p>}
    </ChoiceGroup>
  );
}
