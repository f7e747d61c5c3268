import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/choice.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Input } from "#app/ui/input.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { MOST_LINES } from "../../quotation.ts";
import type { PartSource, QuotationParts } from "../../quotations.contract.ts";

/** @param free how many lines there is room for */
type Props = { id: string; free: number; onAdd(parts: QuotationParts): void; onClose(): void };

/** Groups of a template or of another quote in the same name, to add to this one. */
export function PartsDialog({ id, free, onAdd, onClose }: Props) {
  const t = useT("quotations");
  const [source, setSource] = useState<PartSource | null>(null);
  return (
    <Dialog isOpen onClose={onClose} title={t("parts.button")} kind="sheet">
      {source ? <Choice id={id} source={source} free={free} onAdd={onAdd} onBack={() => setSource(null)} /> : <Sources id={id} onChoose={setSource} />}
    </Dialog>
  );
}

function Sources({ id, onChoose }: { id: string; onChoose(source: PartSource): void }) {
  const t = useT("quotations");
  const [search, setSearch] = useState("");
  const { data, isError } = useQuery({ ...orpc.quotations.partSources.queryOptions({ input: { id, search } }), placeholderData: (before) => before });
  const { templates = [], quotations = [] } = data ?? {};
  return (
    <>
      <Input autoFocus label={t("parts.search")} value={search} onChange={(event) => setSearch(event.target.value)} />
      {isError && <p className="er">{t("list.failed")}</p>}
      {data && templates.length + quotations.length === 0 && <p className="py-4 text-muted">{t(search ? "list.noMatch" : "parts.empty")}</p>}
      {templates.length > 0 && <h3 className="mt-4 font-strong">{t("start.templates")}</h3>}
      <ul className="price-list">
        {templates.map((template) => (
          <li key={template.id}>
            <button type="button" onClick={() => onChoose({ kind: "template", id: template.id })}>
              <span dir="auto" lang={languageOf(template.name)}>
                {template.name}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {quotations.length > 0 && <h3 className="mt-4 font-strong">{t("parts.earlier")}</h3>}
      <ul className="price-list">
        {quotations.map(({ id: quotationId, title, client, gross }) => (
          <li key={quotationId}>
            <button type="button" onClick={() => onChoose({ kind: "quotation", id: quotationId })}>
              <span dir="auto" lang={languageOf(title)}>
                {title || t("paper.untitled")}
                {client && client !== title && (
                  <span className="block text-sm text-muted" dir="auto" lang={languageOf(client)}>
                    {client}
                  </span>
                )}
              </span>
              <MoneyText amount={gross} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

type ChoiceProps = Omit<Props, "onClose"> & { source: PartSource; onBack(): void };

function Choice({ id, source, free, onAdd, onBack }: ChoiceProps) {
  const t = useT("quotations");
  const input = { id, kind: source.kind, sourceId: source.id };
  // Each answer has ids of its own: taken twice, it is asked for twice.
  const { data, isError } = useQuery({ ...orpc.quotations.parts.queryOptions({ input }), gcTime: 0, staleTime: Number.POSITIVE_INFINITY });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const groups = (data?.groups ?? []).filter((group) => !left.has(group.id));
  const count = groups.reduce((sum, { lines }) => sum + lines.length, 0);
  const toggle = (groupId: string, isOn: boolean) => setLeft((all) => new Set(isOn ? [...all].filter((other) => other !== groupId) : [...all, groupId]));
  const add = () => {
    const ids = new Set(groups.flatMap(({ lines }) => lines.map((line) => line.id)));
    onAdd({ groups, notes: Object.fromEntries(Object.entries(data?.notes ?? {}).filter(([lineId]) => ids.has(lineId))) });
  };
  return (
    <div className="grid gap-4">
      <Button size="sm" variant="ghost" className="justify-self-start" icon={<ArrowLeft className="flip" aria-hidden />} onClick={onBack}>
        {t("parts.back")}
      </Button>
      {isError && <p className="er">{t("list.failed")}</p>}
      {data?.groups.length === 0 && <p className="text-muted">{t("coverage.lines", { n: 0 })}</p>}
      <div>
        {data?.groups.map((group, index) => (
          <Checkbox
            key={group.id}
            label={<bdi lang={group.name ? languageOf(group.name) : undefined}>{group.name.trim() || t("group.numbered", { n: index + 1 })}</bdi>}
            count={t("coverage.lines", { n: group.lines.length })}
            checked={!left.has(group.id)}
            onChange={(event) => toggle(group.id, event.target.checked)}
          />
        ))}
      </div>
      {count > free && <p className="er">{t("tooManyLines", { n: MOST_LINES })}</p>}
      <Button variant="primary" disabled={count === 0 || count > free} onClick={add}>
        {t("parts.add", { n: count })}
      </Button>
    </div>
  );
}
