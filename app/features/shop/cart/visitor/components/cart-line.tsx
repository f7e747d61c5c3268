import { CircleAlert, CircleCheck, Hammer } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { productPath } from "#app/features/shop/products/public.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { classes } from "#app/ui/classes.ts";
import { MoneyText } from "#app/ui/money-text.tsx";
import { Photo } from "#app/ui/photo.tsx";
import { Stepper } from "#app/ui/stepper.tsx";
import { buyable, type Change } from "../../cart.changes.ts";
import type { CheckedLine } from "../../cart.contract.ts";
import { MOST_OF_A_LINE } from "../../cart.limits.ts";
import { type CartItem, setQuantity } from "../../cart.rules.ts";
import { changeItems } from "../cart-storage.ts";
import { standingOf } from "../use-checked-cart.ts";
import { ChangeText } from "./change-notice.tsx";
import { LineActions } from "./line-actions.tsx";
import type { Removed } from "./removed-rows.tsx";

const DAYS_OF_A_WEEK = 7;

type Props = { line: CheckedLine; item: CartItem; change: Change | undefined; onRemoved(removed: Removed): void };

/** One piece in one variant. What is sold out stays, greyed, and is not counted. */
export function CartLine({ line, item, change, onRemoved }: Props) {
  const t = useT("cart");
  const products = useT("products");
  const n = buyable(item, standingOf(line));
  const isOut = n === 0;
  const to = productPath(line.slug);
  return (
    <li className={classes("cart-line", isOut && "gone")}>
      <Link to={to} tabIndex={-1} aria-hidden>
        <Photo image={line.photo} shape="4:3" sizes="148px" alt="" />
      </Link>
      <div className="what">
        <h3>
          <Link to={to}>
            <bdi lang={languageOf(line.name)}>{line.name}</bdi>
          </Link>
        </h3>
        {line.choice && (
          <p className="muted small">
            <bdi>{line.choice}</bdi>
          </p>
        )}
        {isOut && <p className="small">{t("soldOut")}</p>}
        {!isOut && change && <Note change={change} />}
        {!isOut && line.leadDays !== null && (
          <p className="note">
            <Hammer size={16} aria-hidden />
            <span>{products("madeIn", { n: Math.ceil(line.leadDays / DAYS_OF_A_WEEK) })}</span>
          </p>
        )}
      </div>
      {!isOut && (
        <>
          <div className="q">
            <Stepper
              label={t("quantityOf", { name: line.name })}
              value={n}
              most={Math.min(line.left ?? MOST_OF_A_LINE, MOST_OF_A_LINE)}
              onChange={(quantity) => changeItems((items) => setQuantity(items, item, quantity))}
            />
          </div>
          <p className="pr" aria-live="polite">
            <MoneyText amount={line.price.amount * n} currency={line.price.currency} />
            {change?.kind === "cheaper" && (
              <s className="muted small">
                <MoneyText amount={item.price * n} currency={line.price.currency} />
              </s>
            )}
          </p>
        </>
      )}
      <LineActions item={item} name={line.name} onRemoved={onRemoved} />
    </li>
  );
}

const tones = { cheaper: "ok", dearer: "warn", fewer: "warn", soldOut: "", gone: "" } as const;

function Note({ change }: { change: Change }): ReactNode {
  const Icon = change.kind === "cheaper" ? CircleCheck : CircleAlert;
  return (
    <p className={classes("note", tones[change.kind])}>
      <Icon size={16} aria-hidden />
      <span>
        <ChangeText change={change} />
      </span>
    </p>
  );
}
