import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { CircleHelp, Monitor, Smartphone, Tablet } from "lucide-react";
import { useEffect, useState } from "react";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { PushDevices } from "../notifications.contract.ts";
import { isSubscribed, type Obstacle, obstacle, subscribe, unsubscribe } from "./this-browser.ts";
import "../notifications.css";

const ICONS = { computer: Monitor, phone: Smartphone, tablet: Tablet, unknown: CircleHelp } as const;

/** Notifications on this device, by choice, and the other devices that get them. */
export function PushPanel() {
  const t = useT("notifications.settings");
  const client = useQueryClient();
  const { data } = useQuery(orpc.notifications.listDevices.queryOptions());
  const [problem, setProblem] = useState<Obstacle | null>(null);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    setProblem(obstacle());
    void isSubscribed().then(setReady, () => undefined);
  }, []);
  const devices = data?.devices ?? [];
  const here = isReady ? devices.find(({ isThis }) => isThis) : undefined;
  const refresh = () => client.invalidateQueries({ queryKey: orpc.notifications.listDevices.key() });
  const fail = () => {
    setProblem(obstacle());
    toast({ title: t(obstacle() === "denied" ? "push.denied" : "push.failed"), tone: "danger" });
  };
  const turnOn = useMutation({
    mutationFn: async (key: string) => {
      const made = await subscribe(key);
      return made && api.notifications.addDevice(made);
    },
    onSuccess: async (added) => {
      if (!added) return fail();
      setReady(true);
      await refresh();
      toast({ title: t("push.isOn") });
    },
    onError: fail,
  });
  const turnOff = useMutation({
    mutationFn: async ({ id, isThis }: { id: string; isThis: boolean }) => {
      await api.notifications.removeDevice({ id });
      if (isThis) await unsubscribe();
    },
    onSuccess: async (_, { isThis }) => {
      await refresh();
      if (isThis) toast({ title: t("push.isOff") });
    },
    onError: () => void toast({ title: t("failed"), tone: "danger" }),
  });
  return (
    <section className="push-panel" aria-labelledby="push-title">
      <h2 id="push-title">{t("push.title")}</h2>
      <p className="muted">{t("push.text")}</p>
      {problem ? (
        <p role="status">{t(`push.${problem}`)}</p>
      ) : (
        <label className="switch">
          <input
            type="checkbox"
            // As chosen, while the request runs: it must not jump back.
            checked={turnOn.isPending || (here !== undefined && !(turnOff.isPending && turnOff.variables.isThis))}
            disabled={!data || turnOn.isPending || turnOff.isPending}
            onChange={() => (here ? turnOff.mutate(here) : turnOn.mutate(data?.key ?? ""))}
          />
          {t("push.switch")}
        </label>
      )}
      {devices.length > 0 && (
        <>
          <h3 id="push-devices">{t("push.devices")}</h3>
          <ul aria-labelledby="push-devices">
            {devices.map((device) => (
              <Device
                key={device.id}
                device={device}
                isPending={turnOff.variables?.id === device.id && turnOff.isPending}
                onRemove={() => turnOff.mutate(device)}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

type DeviceProps = { device: PushDevices["devices"][number]; isPending: boolean; onRemove(): void };

function Device({ device: { browser, system, kind, isThis }, isPending, onRemove }: DeviceProps) {
  const t = useT("notifications.settings");
  const Icon = ICONS[kind];
  const name = browser && system ? t("push.device", { browser, system }) : (browser ?? system ?? t("push.unknown"));
  return (
    <li>
      <Icon size={20} className="text-muted" aria-hidden />
      <span className="name">{name}</span>
      {isThis && <StatusBadge tone="ok">{t("push.here")}</StatusBadge>}
      <Button size="sm" pending={isPending} aria-label={t("push.removeNamed", { name })} onClick={onRemove}>
        {t("push.remove")}
      </Button>
    </li>
  );
}
