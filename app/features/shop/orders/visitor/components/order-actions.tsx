import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { areKeysOff, isCovered, isTyping, keyOf } from "#app/ui/list/list-key-targets.ts";
import { toast } from "#app/ui/toast.tsx";
import { paperPath } from "../../orders.ts";
import type { OrderView } from "../../orders.view.contract.ts";
import { ReasonForm } from "./reason-form.tsx";
import { RefundForm } from "./refund-form.tsx";
import { ShipForm } from "./ship-form.tsx";

type Asked = "refuseReceipt" | "ship" | "refund" | "cancel" | "askReturn" | "dispute" | "note";
type Step = "confirmTransfer" | "accept" | "prepare" | "deliver" | "takeBack";

const STEPS: readonly Step[] = ["confirmTransfer", "accept", "prepare", "deliver", "takeBack"];
const FORMS: readonly Asked[] = ["refuseReceipt", "ship", "refund", "askReturn", "cancel", "dispute", "note"];
/** One key for each action of the seller; P is for the packing slip. */
const KEYS = { c: "accept", s: "ship", r: "refund" } as const;

/** What the viewer may do with the order now; the next step first. */
export function OrderActions({ order, token }: { order: OrderView; token: string | null }) {
  const t = useT("orders");
  const client = useQueryClient();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { permissions } = order;
  const refresh = () => client.invalidateQueries({ queryKey: orpc.orders.key() });
  const step = useMutation({
    mutationFn: (name: Step) => api.orderSteps[name]({ id: order.id }),
    onSuccess: (_, name) => void toast({ title: t(`done.${name}`) }),
    onError: () => void toast({ title: t("order.stepFailed"), tone: "danger" }),
    onSettled: refresh,
  });
  const onKey = useRef((_: KeyboardEvent) => {});
  const root = useRef<HTMLDivElement>(null);
  onKey.current = (event) => {
    if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target) || areKeysOff() || isCovered(root.current)) return;
    const key = keyOf(event);
    if (key === "p" && order.commission) {
      event.preventDefault();
      open(paperPath(order.id, "packing-slip"), "_blank", "noopener");
    }
    const action = KEYS[key as keyof typeof KEYS];
    if (!action || !permissions[action]) return;
    event.preventDefault();
    if (action === "accept") step.mutate(action);
    else setAsked(action);
  };
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey.current(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
  const steps = STEPS.filter((name) => permissions[name]);
  const forms = FORMS.filter((name) => permissions[name]);
  if (steps.length + forms.length === 0) return null;
  const onDone = () => {
    setAsked(null);
    return refresh();
  };
  const form = { order, token, onDone, onClose: () => setAsked(null) };
  return (
    <div ref={root} className="grid gap-4">
      <p className="flex flex-wrap gap-2">
        {steps.map((name, index) => (
          <Button key={name} size="sm" variant={index === 0 ? "primary" : "outline"} pending={step.isPending} onClick={() => step.mutate(name)}>
            {t(`step.${name}`)}
          </Button>
        ))}
        {forms.map((name) => (
          <Button
            key={name}
            size="sm"
            variant={name === "ship" && steps.length === 0 ? "primary" : "outline"}
            aria-expanded={asked === name}
            onClick={() => setAsked(asked === name ? null : name)}
          >
            {t(`step.${name}`)}
          </Button>
        ))}
      </p>
      {asked === "ship" && <ShipForm {...form} />}
      {asked === "refund" && <RefundForm {...form} />}
      {asked && asked !== "ship" && asked !== "refund" && <ReasonForm key={asked} kind={asked} {...form} />}
    </div>
  );
}
