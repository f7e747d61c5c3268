import { useEffect, useRef } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import type { CartItem } from "../../cart.rules.ts";
import { changeItems } from "../cart-storage.ts";

/** A line that was just taken out, and where it was. */
export type Removed = { item: CartItem; name: string; place: number };

const UNDO_MS = 8_000;

export const RemovedRows = ({ removed, onOver }: { removed: readonly Removed[]; onOver(removed: Removed): void }) =>
  removed.map((one) => <RemovedRow key={one.item.variant} removed={one} onOver={() => onOver(one)} />);

function RemovedRow({ removed: { item, name, place }, onOver }: { removed: Removed; onOver(): void }) {
  const t = useT("cart");
  const over = useRef(onOver);
  over.current = onOver;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that was pressed is gone with its line.
    button.current?.focus();
    const timer = setTimeout(() => over.current(), UNDO_MS);
    return () => clearTimeout(timer);
  }, []);
  const undo = () => {
    changeItems((items) => (items.some(({ variant }) => variant === item.variant) ? items : items.toSpliced(place, 0, item)));
    onOver();
  };
  return (
    <div className="cart-removed" role="status">
      <span>{t("removed", { name })}</span>
      <Button ref={button} size="sm" onClick={undo}>
        {t("undo")}
      </Button>
    </div>
  );
}
