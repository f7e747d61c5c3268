import { DayName, DayText } from "#app/features/shop/delivery/public.ts";
import type { CheckoutQuote, ChosenDelivery } from "#app/features/shop/orders/public.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Checkbox } from "#app/ui/choice.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { Photo } from "#app/ui/photo.tsx";
import { Stepper } from "#app/ui/stepper.tsx";

type Seller = CheckoutQuote["sellers"][number];
type Option = Seller["deliveryOptions"][number];
type Props = { seller: Seller; onChoose(chosen: ChosenDelivery): void };

const HIGHEST_FLOOR = 30;

/** How one seller's pieces arrive. */
export function SellerDelivery({ seller, onChoose }: Props) {
  const t = useT("checkout");
  const { vendor, lines, deliveryOptions, delivery } = seller;
  const option = deliveryOptions.find(({ methodId }) => methodId === delivery?.methodId);
  const first = ({ methodId, slots }: Option): ChosenDelivery => ({
    ...{ methodId, assembly: false, floor: delivery?.floor ?? 0, hasLift: delivery?.hasLift ?? true },
    ...{ slotDate: slots[0]?.date ?? null, slot: slots[0]?.slot ?? null },
  });
  return (
    <div className="cv">
      <div className="cvh">
        <span className="th">
          {lines.slice(0, 3).map((line) => (
            <Photo key={line.variantId} image={line.photoId ? { id: line.photoId } : null} shape="4:3" sizes="72px" alt="" />
          ))}
        </span>
        <div>
          <b>
            <bdi>{vendor.name}</bdi>
          </b>
          <span className="muted small">{lines.map(({ name }) => name).join(t("and"))}</span>
        </div>
      </div>
      {deliveryOptions.length === 0 && <p className="warn">{t("delivery.none", { name: vendor.name })}</p>}
      <fieldset className="picks">
        <legend className="vh">{t("delivery.of", { name: vendor.name })}</legend>
        {deliveryOptions.map((each) => (
          <label key={each.methodId} className="pick">
            <input type="radio" name={`method-${vendor.id}`} checked={each === option} onChange={() => onChoose(first(each))} />
            <b>{each.name}</b>
            <span className="muted small">
              <DayText {...each} /> · {each.fee === 0 ? t("free") : <MoneyText amount={each.fee} />}
            </span>
          </label>
        ))}
      </fieldset>
      {option && delivery && <Details vendorId={vendor.id} option={option} chosen={delivery} onChoose={onChoose} />}
      <LegalFacts vendor={vendor} />
    </div>
  );
}

type DetailProps = { vendorId: string; option: Option; chosen: ChosenDelivery; onChoose(chosen: ChosenDelivery): void };

/** The day, assembly, and the way up. */
function Details({ vendorId, option, chosen, onChoose }: DetailProps) {
  const t = useT("checkout");
  const d = useT("delivery");
  return (
    <>
      {option.slots.length > 0 && (
        <fieldset className="picks">
          <legend className="vh">{t("delivery.day")}</legend>
          {option.slots.map(({ date, slot }) => (
            <label key={`${date} ${slot}`} className="pick">
              <input
                type="radio"
                name={`slot-${vendorId}`}
                checked={chosen.slotDate === date && chosen.slot === slot}
                onChange={() => onChoose({ ...chosen, slotDate: date, slot })}
              />
              <b>
                <DayName day={date} />
              </b>
              <span className="muted small">{d(`slot.${slot}`)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {option.assemblyFee !== null && (
        <Checkbox
          label={t("delivery.assemble")}
          count={option.assemblyFee === 0 ? t("free") : <MoneyText amount={option.assemblyFee} />}
          checked={chosen.assembly}
          onChange={(event) => onChoose({ ...chosen, assembly: event.target.checked })}
        />
      )}
      {option.floorFee > 0 && (
        <div className="floor">
          <Checkbox
            label={t.rich("delivery.noLift", { fee: () => <MoneyText amount={option.floorFee} /> })}
            checked={!chosen.hasLift}
            onChange={(event) => onChoose({ ...chosen, hasLift: !event.target.checked, floor: event.target.checked ? Math.max(1, chosen.floor) : 0 })}
          />
          {!chosen.hasLift && (
            <Stepper label={t("delivery.floor")} value={chosen.floor} most={HIGHEST_FLOOR} onChange={(floor) => onChoose({ ...chosen, floor })} />
          )}
        </div>
      )}
    </>
  );
}

/** Who sells, as the law wants it named before the purchase. */
function LegalFacts({ vendor }: Pick<Seller, "vendor">) {
  const t = useT("checkout");
  return (
    <details className="legal">
      <summary>{t("seller.title", { name: vendor.name })}</summary>
      <dl className="facts-list">
        <div>
          <dt>{t("seller.address")}</dt>
          <dd dir="auto">{[vendor.address, vendor.city].filter(Boolean).join(t("and")) || t("seller.unknown")}</dd>
        </div>
        <div>
          <dt>{t("seller.registration")}</dt>
          <dd>{vendor.registration ?? t("seller.unknown")}</dd>
        </div>
        <div>
          <dt>{t("seller.vat")}</dt>
          <dd>{vendor.vatNumber ?? t("seller.unknown")}</dd>
        </div>
      </dl>
    </details>
  );
}
