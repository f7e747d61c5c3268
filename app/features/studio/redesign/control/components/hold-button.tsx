import { useT } from "#app/platform/languages/language-context.tsx";

const isPress = (key: string) => key === " " || key === "Enter";

/** Shows the photograph as it was for as long as it is held, by finger, mouse or key. */
export function HoldButton({ isHeld, onHold }: { isHeld: boolean; onHold(is: boolean): void }) {
  const t = useT("redesign.control");
  return (
    <button
      type="button"
      className="control-hold"
      aria-pressed={isHeld}
      onPointerDown={(event) => {
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        onHold(true);
      }}
      onPointerUp={() => onHold(false)}
      onPointerCancel={() => onHold(false)}
      onKeyDown={(event) => isPress(event.key) && onHold(true)}
      onKeyUp={(event) => isPress(event.key) && onHold(false)}
      onBlur={() => onHold(false)}
    >
      {t("hold")}
    </button>
  );
}
