import { BadgeCheck } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { SaveSlot } from "#app/features/people/saved/public.ts";
import { addToCart, DeliveryPlace, MOST_OF_A_LINE } from "#app/features/shop/cart/public.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { classes } from "#app/ui/classes.ts";
import { Rating } from "#app/ui/marks.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { Stepper } from "#app/ui/stepper.tsx";
import type { ProductDetail, ProductVariant } from "../../products.contract.ts";
import { fabricKey, fabricsOf, inFabric, sizesOf } from "../../variants.ts";
import { CompareAt } from "./compare-at.tsx";
import { Dollars } from "./dollars.tsx";

type Props = { product: ProductDetail; chosen: ProductVariant; onChoose(variant: ProductVariant): void };

const DAYS_OF_A_WEEK = 7;
/** So few are worth saying. */
const FEW = 5;

/** Whose it is, what it costs, which ones there are, and when it can be had. */
export function BuyColumn({ product, chosen, onChoose }: Props) {
  const t = useT("products.page");
  const { vendor } = product;
  const vendorPath = `/vendors/${encodeURIComponent(vendor.slug)}`;
  const canBuy = chosen.stock > 0 || product.isMadeToOrder;
  return (
    <aside className="pd-buy" aria-label={t("buy")}>
      <p className="by">
        <Link to={vendorPath}>
          <bdi>{vendor.name}</bdi>
        </Link>
        <span className="verified" role="img" aria-label={t("verified")} title={t("verified")}>
          <BadgeCheck size={16} aria-hidden />
        </span>
      </p>
      <h1 dir="auto" lang={languageOf(product.name)}>
        {product.name}
      </h1>
      {product.reviewCount > 0 && (
        <a href="#reviews">
          <Rating rating={product.rating} count={product.reviewCount} />
        </a>
      )}
      <Price variant={chosen} />
      <Fabrics product={product} chosen={chosen} onChoose={onChoose} />
      <Sizes product={product} chosen={chosen} onChoose={onChoose} />
      <Availability product={product} chosen={chosen} />
      {canBuy ? <Buy key={chosen.id} product={product} chosen={chosen} /> : <Ask product={product} to={`${vendorPath}#quote`} />}
      <p className="text-sm text-muted">
        {vendor.city && <span className="block">{t("soldBy", { name: vendor.name, city: vendor.city })}</span>}
        {canBuy && (
          <Link className="link" to={`${vendorPath}#quote`}>
            {t("askVendor", { name: vendor.name })}
          </Link>
        )}
      </p>
    </aside>
  );
}

/** How many, into the cart, and when it comes. On phones the button has a second place at the foot of the screen while this one is out of sight. */
function Buy({ product: { id, name, isMadeToOrder }, chosen }: Pick<Props, "product" | "chosen">) {
  const t = useT("products.page");
  const [quantity, setQuantity] = useState(1);
  const [isSeen, setSeen] = useState(true);
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? true));
    if (own.current) observer.observe(own.current);
    return () => observer.disconnect();
  }, []);
  const button = (
    <Button variant="primary" size="lg" onClick={() => addToCart({ id, variant: chosen.id, quantity, price: chosen.price.amount })}>
      {t("add")}
    </Button>
  );
  return (
    <>
      <div className="go" ref={own}>
        <Stepper label={t("quantity")} value={quantity} most={isMadeToOrder ? MOST_OF_A_LINE : Math.min(chosen.stock, MOST_OF_A_LINE)} onChange={setQuantity} />
        {button}
        <SaveSlot type="product" id={id} name={name} look="button" />
      </div>
      <DeliveryPlace id={id} variant={chosen.id} quantity={quantity} />
      {!isSeen && (
        <div className="cta-bar">
          <MoneyText {...chosen.price} />
          {button}
        </div>
      )}
    </>
  );
}

/** What cannot be bought can be asked for. */
function Ask({ product: { id, name, vendor }, to }: Pick<Props, "product"> & { to: string }) {
  const t = useT("products.page");
  return (
    <div className="go">
      <ButtonLink variant="primary" size="lg" to={to}>
        {t("askVendor", { name: vendor.name })}
      </ButtonLink>
      <SaveSlot type="product" id={id} name={name} look="button" />
    </div>
  );
}

function Price({ variant: { price, compareAt, saleEndsOn, vat } }: { variant: ProductVariant }) {
  const t = useT("products.page");
  const format = useFormat();
  return (
    <div className="price" aria-live="polite">
      <MoneyText {...price} />
      <CompareAt price={compareAt} />
      <Dollars price={price} />
      {saleEndsOn && <span className="small sale-until">{t("saleUntil", { day: format.date(saleEndsOn, "day") })}</span>}
      <span className="small muted">{t.rich("vatIncluded", { vat: () => <MoneyText {...vat} /> })}</span>
    </div>
  );
}

/** A fabric that is sold out is struck, and stays to be read about. */
function Fabrics({ product, chosen, onChoose }: Props) {
  const t = useT("products.page");
  const fabrics = fabricsOf(product.variants);
  if (fabrics.length === 0) return null;
  const isOut = (key: string) => !product.isMadeToOrder && product.variants.every((variant) => fabricKey(variant) !== key || variant.stock === 0);
  return (
    <fieldset className="opt">
      <legend>
        <b>{t("fabric")}</b>{" "}
        <span className="muted" lang={chosen.fabric ? languageOf(chosen.fabric) : undefined}>
          {chosen.fabric}
        </span>
      </legend>
      {fabrics.length > 1 && (
        <div className="fabs">
          {fabrics.map((fabric) => {
            const key = fabricKey(fabric);
            const name = isOut(key) ? t("outNamed", { name: fabric.fabric ?? "" }) : (fabric.fabric ?? "");
            return (
              <label key={key} className={classes("fab", isOut(key) && "out")} style={{ background: fabric.color ?? undefined }} title={name}>
                <input
                  className="over-label"
                  type="radio"
                  name="fabric"
                  checked={key === fabricKey(chosen)}
                  onChange={() => onChoose(inFabric(product.variants, chosen, key))}
                />
                <span className="vh">{name}</span>
              </label>
            );
          })}
        </div>
      )}
    </fieldset>
  );
}

function Sizes({ product, chosen, onChoose }: Props) {
  const t = useT("products.page");
  const format = useFormat();
  const sizes = sizesOf(product.variants, chosen);
  if (sizes.length < 2) return null;
  return (
    <fieldset className="opt">
      <legend>
        <b>{t("size")}</b>
      </legend>
      <div className="sizes">
        {sizes.map((variant) => (
          <label key={variant.id}>
            <input className="over-label" type="radio" name="size" checked={variant.size === chosen.size} onChange={() => onChoose(variant)} />
            <b lang={variant.size ? languageOf(variant.size) : undefined}>{variant.size}</b>
            {variant.width !== null && <span className="muted">{t("centimeters", { n: format.number(variant.width / 10) })}</span>}
            <MoneyText {...variant.price} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Availability({ product: { isMadeToOrder, leadDays }, chosen: { stock } }: Pick<Props, "product" | "chosen">) {
  const t = useT("products");
  const page = useT("products.page");
  const made = isMadeToOrder && leadDays !== null && t(stock > 0 ? "thenMadeIn" : "madeIn", { n: Math.ceil(leadDays / DAYS_OF_A_WEEK) });
  const isOut = stock === 0 && !made;
  return (
    <div className="ready" aria-live="polite">
      {stock > 0 && <p className="ok">{stock <= FEW ? page("left", { n: stock }) : t("available.now")}</p>}
      {made && <p className={stock > 0 ? "muted" : undefined}>{made}</p>}
      {isOut && <p className="warn">{t("soldOut")}</p>}
    </div>
  );
}
