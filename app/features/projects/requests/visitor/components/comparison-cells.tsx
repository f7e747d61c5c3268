import { ArrowDown, Check, CircleMinus, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { withNode } from "#app/platform/languages/with-node.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { Badge, Rating } from "#app/ui/marks.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { Photo } from "#app/ui/photo.tsx";
import type { ComparisonCell } from "../../comparison.contract.ts";
import { remarkText, roomName, saidText } from "../../comparison-words.ts";
import type { ComparedBid } from "../../requests.contract.ts";
import { BidBadge } from "./request-badge.tsx";

/** What its people call a room, or what kind it is. */
export const RoomName = ({ name }: { name: string }) => roomName(useT("requests"), useT("projects"), name);

export const Labeled = ({ text, note }: { text: string; note: string }) => (
  <span>
    {text}
    <small>{note}</small>
  </span>
);

export function Legend() {
  const t = useT("requests");
  return (
    <ul className="legend">
      <li className="lo">
        <ArrowDown aria-hidden />
        {t("compare.lowest")}
      </li>
      <li className="df">
        <TriangleAlert aria-hidden />
        {t("compare.different")}
      </li>
      <li className="ms">
        <CircleMinus aria-hidden />
        {t("compare.missing")}
      </li>
    </ul>
  );
}

/** Whether a bid prices every line that was asked for. */
export function PricedBadge({ unpriced, items }: { unpriced: number; items: number }) {
  const t = useT("requests");
  return unpriced > 0 ? (
    <Badge tone="warn" icon={<CircleMinus aria-hidden />}>
      {t("compare.unpriced", { n: unpriced, items })}
    </Badge>
  ) : (
    <Badge tone="ok" icon={<Check aria-hidden />}>
      {t("compare.complete", { items })}
    </Badge>
  );
}

/** @param isPictured some bidder shows a photo of their work; the others get the lattice */
export function BidHead({ bid, items, isPictured }: { bid: ComparedBid; items: number; isPictured: boolean }) {
  const t = useT("requests");
  const format = useFormat();
  const { bidder, face, gross, weeks, startsOn, unpriced } = bid;
  const start = startsOn && t("compare.starts", { day: format.date(`${startsOn}T12:00:00+03:00`, "day") });
  const said = [t("compare.withVat"), start, weeks && t("compare.weeks", { n: weeks })].filter(Boolean);
  return (
    <>
      {isPictured && <Photo image={face?.photo} sizes="(max-width: 720px) 214px, 380px" alt="" />}
      <div className="bn">
        <b>
          {bidder.href ? (
            <Link to={bidder.href}>
              <bdi>{bidder.name}</bdi>
            </Link>
          ) : (
            <bdi>{bidder.name}</bdi>
          )}
        </b>
        <Rating rating={face?.rating} count={face?.reviewCount} />
      </div>
      <MoneyText amount={gross} className="serif-num" />
      <small>{said.join(" · ")}</small>
      <span className="flex flex-wrap gap-1">
        <PricedBadge unpriced={unpriced} items={items} />
        {bid.status !== "submitted" && <BidBadge status={bid.status} isReceived />}
      </span>
    </>
  );
}

export function Remarks({ remarks, offers }: Pick<ComparedBid, "remarks" | "offers">) {
  const t = useT("requests");
  const format = useFormat();
  return (
    <ul className="plain">
      {remarks.map((remark) => (
        <li key={JSON.stringify(remark)} dir="auto">
          {remark.kind === "missing" || remark.kind === "excluded"
            ? withNode((names) => t(`remark.${remark.kind}`, { names }), <bdi lang={languageOf(remark.names.join(" "))}>{format.list(remark.names)}</bdi>)
            : remarkText(t, format, remark)}
        </li>
      ))}
      {offers.map(({ text, difference }) => (
        <li key={`${text} ${difference}`} dir="auto">
          {withNode((name) => t("compare.offer", { text: name }), <bdi lang={languageOf(text)}>{text}</bdi>)}{" "}
          <bdi>
            {difference < 0 ? "− " : "+ "}
            <MoneyText amount={Math.abs(difference)} />
          </bdi>
        </li>
      ))}
    </ul>
  );
}

const Note = ({ className, icon, children }: { className: string; icon: ReactNode; children: ReactNode }) => (
  <span className={className}>
    {icon}
    {children}
  </span>
);

/** Always a sign and a word, never color alone. */
export function PriceCell({ cell, base }: { cell: ComparisonCell | undefined; base: "net" | "gross" }) {
  const t = useT("requests");
  if (!cell) return null;
  if (cell.kind === "within")
    return (
      <Note className="inc" icon={<Check aria-hidden />}>
        {t("compare.within")}
      </Note>
    );
  if (cell.kind === "priced")
    return (
      <>
        <span className={cell.isLowest ? "pv low" : "pv"}>
          {cell.isLowest && (
            <Note className="lo" icon={<ArrowDown aria-hidden />}>
              {t("compare.lowest")}
            </Note>
          )}
          <MoneyText amount={cell[base]} />
        </span>
        {cell.mismatch && (
          <Note className="df" icon={<TriangleAlert aria-hidden />}>
            {t(`mismatch.${cell.mismatch}`)}
          </Note>
        )}
        {cell.said.map(saidText).map((words) => (
          <small key={words} dir="auto" lang={languageOf(words)}>
            {words}
          </small>
        ))}
      </>
    );
  return (
    <span className="miss">
      <Note className="ms" icon={<CircleMinus aria-hidden />}>
        {t(cell.kind === "excluded" ? "compare.excluded" : "compare.missing")}
      </Note>
      {cell.reason && (
        <small dir="auto" lang={languageOf(cell.reason)}>
          {cell.reason}
        </small>
      )}
      {cell.others && <small>{t.rich("compare.others", { sum: () => <MoneyText amount={cell.others?.[base] ?? 0} /> })}</small>}
    </span>
  );
}

/** Half or more before the work turns to danger. */
export function Stages({ stages }: Pick<ComparedBid, "stages">) {
  const t = useT("requests");
  const format = useFormat();
  const [first] = stages;
  if (!first) return "–";
  const isHigh = stages.length > 1 && first.share >= 5_000;
  return (
    <>
      <span className="stg" aria-hidden>
        {stages.map(({ text, share }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stages have no other order
          <i key={`${text} ${n}`} style={{ flexGrow: share }} />
        ))}
      </span>
      <small dir="ltr">{stages.map(({ share }) => format.percent(share / 10_000)).join(" / ")}</small>
      {stages.length > 1 && <span className={isHigh ? "up bad" : "up"}>{t.rich("compare.first", { sum: () => <MoneyText amount={first.amount} /> })}</span>}
    </>
  );
}
