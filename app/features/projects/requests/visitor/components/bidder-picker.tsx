import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useState } from "react";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { ChoiceGroup } from "#app/ui/form/choice-group.tsx";
import { DelayedSearch } from "#app/ui/list/delayed-search.tsx";
import { MOST_INVITED } from "../../requests.ts";

export type PickedBidder = { id: string; name: string; href: string | null; isVendor: boolean };
type Props = {
  picked: readonly PickedBidder[];
  onChange(picked: PickedBidder[]): void;
  error: string | undefined;
  /** Invited before: they count, and are not chosen again. */
  before?: readonly { id: string }[];
};
type Found = PickedBidder & { about: string };

const AT_ONCE = 6;

/** As the API takes them. */
export function bidderIds(picked: readonly PickedBidder[]): { professionals: string[]; vendors: string[] } {
  const ids = (isVendor: boolean) => picked.filter((person) => person.isVendor === isVendor).map(({ id }) => id);
  return { professionals: ids(false), vendors: ids(true) };
}

/** Professionals and vendors by name, and whom one has chosen. */
export function BidderPicker({ picked, onChange, error, before = [] }: Props) {
  const t = useT("requests");
  const [words, setWords] = useState("");
  const [refused, setRefused] = useState<string | null>(null);
  const asked = { search: words.trim().slice(0, 100), limit: AT_ONCE };
  const options = { enabled: asked.search.length > 1, placeholderData: keepPreviousData };
  const professionals = useQuery({ ...orpc.professionals.list.queryOptions({ input: asked }), ...options });
  const vendors = useQuery({ ...orpc.vendors.list.queryOptions({ input: asked }), ...options });
  const known: Found[] = options.enabled
    ? [
        ...(professionals.data?.items ?? []).map(({ id, name, path, city, profession }) => ({
          id,
          name,
          href: path,
          isVendor: false,
          about: [profession, city].filter(Boolean).join(" · "),
        })),
        ...(vendors.data?.items ?? []).map(({ id, name, slug, city }) => ({
          id,
          name,
          href: `/vendors/${slug}`,
          isVendor: true,
          about: [t("picker.vendor"), city].filter(Boolean).join(" · "),
        })),
      ]
    : [];
  const found = known.filter(({ id }) => ![...before, ...picked].some((one) => one.id === id));
  const most = MOST_INVITED - before.length;
  const isAnswered = options.enabled && professionals.isFetched && vendors.isFetched;
  async function add({ about: _, ...person }: Found) {
    setRefused(null);
    if (person.isVendor && person.href) {
      const vendor = await api.vendors.get({ slug: person.href.slice("/vendors/".length) }).catch(() => null);
      if (!vendor?.hasOwner) return setRefused(person.name);
    }
    onChange([...picked, person]);
  }
  return (
    <ChoiceGroup label={t("picker.label")} hint={t("picker.hint", { n: most })} error={error}>
      {picked.length > 0 && (
        <ul className="picked" aria-label={t("picker.chosen")}>
          {picked.map((person) => (
            <li key={person.id}>
              <button
                type="button"
                className="chip on"
                aria-label={t("picker.remove", { name: person.name })}
                onClick={() => onChange(picked.filter(({ id }) => id !== person.id))}
              >
                <bdi>{person.name}</bdi>
                <X size={14} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      {picked.length < most && <DelayedSearch label={t("picker.search")} value={words} onChange={setWords} />}
      {refused && (
        <p className="text-sm text-warn" role="alert">
          {t("picker.refused", { name: refused })}
        </p>
      )}
      {found.length > 0 && (
        <ul className="picker-found" aria-label={t("picker.found")}>
          {found.map((person) => (
            <li key={person.id}>
              <span>
                <bdi className="font-medium">{person.name}</bdi>
                <span className="block text-sm text-muted">{person.about}</span>
              </span>
              <Button size="sm" onClick={() => void add(person)} aria-label={t("picker.addOne", { name: person.name })}>
                {t("picker.add")}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isAnswered && known.length === 0 && <p className="text-sm text-muted">{t("picker.nobody")}</p>}
    </ChoiceGroup>
  );
}
