import { Suspense } from "react";
import { Link } from "react-router";
import { useT } from "#app/platform/languages/language-context.tsx";
import { toast } from "#app/ui/toast.tsx";
import { MOST_LINES, MOST_OF_A_LINE } from "../cart.limits.ts";
import { add, type CartItem } from "../cart.rules.ts";
import { changeItems } from "./cart-storage.ts";

/** Adds a piece and says so. Loaded with the first piece. */
export function addToCart(item: CartItem): void {
  const { before, after } = changeItems((items) => add(items, item));
  const isAdded = JSON.stringify(before) !== JSON.stringify(after);
  if (isAdded) import("#app/features/talk/counts/public.ts").then(({ countCart }) => countCart(item.id)).catch(() => {});
  const isLine = before.some(({ variant }) => variant === item.variant);
  toast({
    title: <Said name={isAdded ? "added" : isLine ? "fullLine" : "full"} />,
    tone: isAdded ? "success" : "danger",
    description: <ToCart />,
  });
}

/** Texts come with the first message. */
const Said = ({ name }: { name: "added" | "full" | "fullLine" }) => (
  <Suspense>
    <Words name={name} />
  </Suspense>
);

function Words({ name }: { name: "added" | "full" | "fullLine" }) {
  const t = useT("cart");
  return t(name, { n: name === "full" ? MOST_LINES : MOST_OF_A_LINE });
}

const ToCart = () => (
  <Suspense>
    <CartLink />
  </Suspense>
);

function CartLink() {
  const t = useT("cart");
  return (
    <Link className="link" to="/cart">
      {t("open")}
    </Link>
  );
}
