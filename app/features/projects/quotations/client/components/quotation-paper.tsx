import { Fragment, type ReactNode, useState } from "react";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Checkbox, Radio } from "#app/ui/choice.tsx";
import { classes } from "#app/ui/classes.ts";
import { MoneyText } from "#app/ui/money-text.tsx";
import { allLines, isSomethingElse, type QuotationContent, type QuotationLine, THOUSANDTHS } from "../../quotation.ts";
import type { QuotationPhoto } from "../../quotations.contract.ts";
import { stageAmounts, sumOfLine, totalsOf, withTaken } from "../../rules/totals.ts";
import { useAmount } from "../../use-amount.ts";
import { warrantyText } from "../../warranty-text.ts";
import { VersionTo } from "./client-name.tsx";
import { LinePhotos, ShownPhotos } from "./line-photos.tsx";
import { NetAndVat } from "./net-and-vat.tsx";
import { said } from "./said.ts";
import { StageBar } from "./stage-bar.tsx";
import "./quotation-paper.css";

type Props = {
  content: QuotationContent;
  /** Of its lines. */
  photos: readonly QuotationPhoto[];
  /** On the client's page: the link that their addresses begin with. */
  linkKey?: string;
  /** Null of a bid. */
  client: string | null;
  author: ReactNode;
  number: number;
  pricedOn: string;
  validUntil: string | null;
  /** Lit while it is being worked on. */
  activeId?: string | null;
  /** The screen's own heading, or one in a part of it. */
  level?: 1 | 2;
  /** The optional and alternative lines that are taken, where an answer names them; without `onTake` they stay. */
  choice?: { taken: ReadonlySet<string>; onTake?: ((taken: ReadonlySet<string>) => void) | undefined };
};

const NONE: ReadonlySet<string> = new Set();

/** A quotation as its client reads it; the builder shows the same one live. */
export function QuotationPaper({ content, photos, linkKey, client, author, number, pricedOn, validUntil, activeId = null, level = 2, choice }: Props) {
  const t = useT("quotations");
  const format = useFormat();
  const [tried, setTried] = useState(NONE);
  const { taken, onTake } = choice ?? { taken: tried, onTake: setTried };
  const shown = withTaken(content, taken);
  const totals = totalsOf(shown, pricedOn);
  const Title = `h${level}` as const;
  const Part = `h${level + 1}` as "h2" | "h3";
  const excluded = allLines(content).filter(({ kind }) => kind === "excluded");
  const day = (date: string) => format.date(`${date}T12:00:00+03:00`, "long");
  return (
    <ShownPhotos value={{ known: photos, ...(linkKey !== undefined && { linkKey }) }}>
      <article className="q-paper">
        <p className="k">
          <VersionTo client={client} n={number} />
        </p>
        <Title className="paper-title" {...said(content.title || t("paper.untitled"))}>
          {content.title || t("paper.untitled")}
        </Title>
        <p className="k">{author}</p>
        <div className="ptot">
          <span className="serif-num">
            <MoneyText amount={totals.gross} />
          </span>
          <span className="k">
            <Conditions content={content} rate={totals.shares.find(({ rate }) => rate > 0)?.rate ?? 0} />
          </span>
          {validUntil && <span className="k">{t("paper.until", { date: day(validUntil) })}</span>}
        </div>
        {content.intro && (
          <p className="paper-text" {...said(content.intro)}>
            {content.intro}
          </p>
        )}
        <ol className="pg">
          {shown.groups.map((group, index) => (
            <Group key={group.id} name={group.name} lines={group.lines} net={totals.groups[index] ?? 0} activeId={activeId} />
          ))}
        </ol>
        {totals.vat !== 0 && (
          <dl className="psums">
            <NetAndVat totals={totals} />
          </dl>
        )}
        <Choices content={content} pricedOn={pricedOn} taken={taken} onTake={onTake} part={Part} />
        {excluded.length > 0 && (
          <div className="pex">
            <Part>{t("paper.excluded")}</Part>
            <ul>
              {excluded.map(({ id, text, note }) => (
                <li key={id} {...said(text)}>
                  {[text, note].filter(Boolean).join(": ")}
                </li>
              ))}
            </ul>
          </div>
        )}
        <Part>{t("paper.payments", { n: content.stages.length })}</Part>
        <StageBar stages={content.stages} amounts={stageAmounts(content, totals.gross)} />
        {content.terms && (
          <>
            <Part>{t("fields.terms")}</Part>
            <p className="paper-text" {...said(content.terms)}>
              {content.terms}
            </p>
          </>
        )}
      </article>
    </ShownPhotos>
  );
}

function Conditions({ content, rate }: { content: QuotationContent; rate: number }) {
  const t = useT("quotations");
  const format = useFormat();
  const { weeks, startsOn, warrantyMonths } = content;
  const day = startsOn ? format.date(`${startsOn}T12:00:00+03:00`, "long") : "";
  const time =
    weeks && startsOn
      ? t("paper.weeksFrom", { n: weeks, date: day })
      : weeks
        ? t("paper.weeks", { n: weeks })
        : startsOn
          ? t("paper.from", { date: day })
          : null;
  const warranty = warrantyMonths ? warrantyText(t, warrantyMonths) : null;
  return [rate > 0 ? t("paper.withVat", { rate: format.percent(rate / 10_000) }) : t("paper.noVat"), time, warranty].filter(Boolean).join(t("paper.and"));
}

function Group({ name, lines, net, activeId }: { name: string; lines: readonly QuotationLine[]; net: number; activeId: string | null }) {
  const t = useT("quotations");
  const shown = lines.filter(({ kind, text }) => (kind === "included" || kind === "within") && text.trim());
  if (shown.length === 0) return null;
  return (
    <li>
      <p>
        {name ? <b {...said(name)}>{name}</b> : <b>{t("group.unnamed")}</b>}
        <MoneyText amount={net} />
      </p>
      <ul>
        {shown.map((line) => (
          <PaperLine key={line.id} line={line} isActive={line.id === activeId} />
        ))}
      </ul>
    </li>
  );
}

function PaperLine({ line, isActive }: { line: QuotationLine; isActive: boolean }) {
  const t = useT("quotations");
  const amount = useAmount();
  const sum = line.kind === "included" ? sumOfLine(line) : null;
  return (
    <li className={classes(isActive && "hot")}>
      <span>
        <span {...said(line.text)}>{line.text}</span>
        {sum !== null && line.quantity !== null && line.unitPrice !== null && !(line.unit === "job" && line.quantity === THOUSANDTHS) && (
          <span className="calc">
            <bdi>{amount({ quantity: line.quantity, unit: line.unit })}</bdi> × <MoneyText amount={line.unitPrice} />
          </span>
        )}
        {isSomethingElse(line) && <span className="calc">{t("line.differs")}</span>}
        {line.note && (
          <span className="calc" {...said(line.note)}>
            {line.note}
          </span>
        )}
        <LinePhotos ids={line.photos ?? []} text={line.text} />
      </span>
      {sum !== null ? <MoneyText amount={sum} /> : <span className="calc">{line.kind === "within" ? t("line.within") : "–"}</span>}
    </li>
  );
}

type ChoicesProps = {
  content: QuotationContent;
  pricedOn: string;
  taken: ReadonlySet<string>;
  onTake: ((taken: ReadonlySet<string>) => void) | undefined;
  part: "h2" | "h3";
};

/** What the client may take besides, with what it changes. */
function Choices({ content, pricedOn, taken, onTake, part: Part }: ChoicesProps) {
  const t = useT("quotations");
  const { choices } = totalsOf(content, pricedOn);
  const lines = new Map(allLines(content).map((line) => [line.id, line]));
  if (choices.length === 0) return null;
  const alternatives = choices.filter(({ kind }) => kind === "alternative");
  const replaced = [...new Set(alternatives.map(({ id }) => lines.get(id)?.replaces ?? ""))];
  const toggle = (id: string, isOn: boolean, others: readonly string[] = []) =>
    onTake?.(new Set([...[...taken].filter((other) => other !== id && !others.includes(other)), ...(isOn ? [id] : [])]));
  return (
    <div className="popt">
      <Part>{t("paper.choices")}</Part>
      {replaced.map((lineId) => {
        const own = alternatives.filter(({ id }) => lines.get(id)?.replaces === lineId).map((choice) => choice);
        const ids = own.map(({ id }) => id);
        const name = `choice-${lineId}`;
        const line = lines.get(lineId)?.text ?? "";
        return (
          <fieldset key={lineId} disabled={!onTake}>
            <legend className="vh" {...said(line)}>
              {line}
            </legend>
            <Radio
              name={name}
              checked={!ids.some((id) => taken.has(id))}
              onChange={() => toggle("", false, ids)}
              label={<bdi {...said(line)}>{line}</bdi>}
              count={t("paper.inPrice")}
            />
            {own.map(({ id, text, difference }) => (
              <Fragment key={id}>
                <Radio
                  name={name}
                  checked={taken.has(id)}
                  onChange={() => toggle(id, true, ids)}
                  label={<bdi {...said(text)}>{text}</bdi>}
                  count={<Difference amount={difference} />}
                />
                <LinePhotos ids={lines.get(id)?.photos ?? []} text={text} />
              </Fragment>
            ))}
          </fieldset>
        );
      })}
      {choices
        .filter(({ kind }) => kind === "optional")
        .map(({ id, text, difference }) => (
          <Fragment key={id}>
            <Checkbox
              disabled={!onTake}
              checked={taken.has(id)}
              onChange={(event) => toggle(id, event.target.checked)}
              label={<bdi {...said(text)}>{text}</bdi>}
              count={<Difference amount={difference} />}
            />
            <LinePhotos ids={lines.get(id)?.photos ?? []} text={text} />
          </Fragment>
        ))}
    </div>
  );
}

function Difference({ amount }: { amount: number }) {
  return (
    <>
      {amount < 0 ? "− " : "+ "}
      <MoneyText amount={Math.abs(amount)} />
    </>
  );
}
