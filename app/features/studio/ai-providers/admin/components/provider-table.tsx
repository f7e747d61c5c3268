import { useMutation } from "@tanstack/react-query";
import { ArrowDown, ArrowUp, CircleCheck, CirclePause, Pencil, PlugZap } from "lucide-react";
import { api } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { DataTable, HeadCell, Row, SkeletonRows } from "#app/ui/list/table.tsx";
import { Badge } from "#app/ui/marks.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { AiProvider } from "../../ai-providers.contract.ts";
import { KIND_FACTS } from "../../ai-providers.ts";
import { useDollars } from "./use-dollars.ts";

type Props = { items: readonly AiProvider[] | undefined; onEdit(provider: AiProvider): void; onChanged(): Promise<void> };

/** The text of a problem that a test has found. */
export function useProblem(): (problem: string) => string {
  const t = useT("ai-providers.admin");
  return (problem) => (t.has(`problem.${problem}`) ? t(`problem.${problem}`) : t("problem.server"));
}

export function ProviderTable({ items, onEdit, onChanged }: Props) {
  const t = useT("ai-providers.admin");
  const own = items?.filter(({ isFromEnvironment }) => !isFromEnvironment) ?? [];
  const order = useMutation({
    mutationFn: (ids: string[]) => api.aiProviders.setOrder({ ids }),
    onSuccess: onChanged,
    onError: () => toast({ title: t("error"), description: t("toast.failed"), tone: "danger" }),
  });
  const move = (id: string, step: 1 | -1) => {
    const ids = own.map((provider) => provider.id);
    const at = ids.indexOf(id);
    ids.splice(at, 1);
    ids.splice(at + step, 0, id);
    order.mutate(ids);
  };
  const head = (
    <>
      <HeadCell>{t("column.name")}</HeadCell>
      <HeadCell className="p-hide">{t("column.model")}</HeadCell>
      <HeadCell className="p-hide">{t("column.price")}</HeadCell>
      <HeadCell>{t("column.status")}</HeadCell>
      <HeadCell className="end-col">{t("column.actions")}</HeadCell>
    </>
  );
  return (
    <DataTable caption={t("tableLabel")} head={head} plainRows>
      {items ? (
        items.map((item) => {
          const at = own.indexOf(item);
          const canMove = { up: at > 0, down: at >= 0 && at < own.length - 1 };
          return <ProviderRow key={item.id} item={item} canMove={canMove} onMove={(step) => move(item.id, step)} onEdit={onEdit} onChanged={onChanged} />;
        })
      ) : (
        <SkeletonRows columns={5} />
      )}
    </DataTable>
  );
}

type RowProps = Omit<Props, "items"> & { item: AiProvider; canMove: { up: boolean; down: boolean }; onMove(step: 1 | -1): void };

function ProviderRow({ item, canMove, onMove, onEdit, onChanged }: RowProps) {
  const t = useT("ai-providers.admin");
  const dollars = useDollars();
  const { name, doesRedesign, doesText, priceMicros, personDailyCount } = item;
  const price = priceMicros === 0 ? t("free") : dollars(priceMicros);
  const uses = t(doesRedesign && doesText ? "uses.both" : doesRedesign ? "uses.redesign" : "uses.text");
  return (
    <Row>
      <td className="c-name">
        <span className="name">
          <bdi>{name}</bdi>
          {item.isFromEnvironment && (
            <span title={t(item.isEnabled ? "fromEnvironmentHint" : "notChosenHint")}>
              <Badge tone="info">{t("fromEnvironment")}</Badge>
            </span>
          )}
        </span>
        <span className="type">
          {KIND_FACTS[item.kind].name}
          {item.key?.hint && (
            <>
              {" · "}
              {t.rich("keyHint", { hint: () => <bdi dir="ltr">•••• {item.key?.hint}</bdi> })}
            </>
          )}
        </span>
        <span className="type block phone:hidden">
          <bdi dir="ltr" className="break-all">
            {item.address}
          </bdi>
        </span>
      </td>
      <td className="p-hide">
        {item.model ? (
          <bdi dir="ltr" className="break-all">
            {item.model}
          </bdi>
        ) : (
          (KIND_FACTS[item.kind].model ?? <span className="muted">{t("noModel")}</span>)
        )}
        <span className="type muted block">{uses}</span>
      </td>
      <td className="c-meta">
        {price}
        {personDailyCount !== null && <span className="muted block text-xs">{t("perPerson", { n: personDailyCount })}</span>}
      </td>
      <td className="c-status">
        <ProviderStatus item={item} />
      </td>
      <td className="c-acts">
        <RowActions item={item} canMove={canMove} onMove={onMove} onEdit={onEdit} onChanged={onChanged} />
      </td>
    </Row>
  );
}

function ProviderStatus({ item }: { item: AiProvider }) {
  const t = useT("ai-providers.admin");
  const format = useFormat();
  const problemOf = useProblem();
  const status = !item.isComplete ? "incomplete" : item.isEnabled ? "on" : "off";
  const when = item.testedAt && format.relativeTime(item.testedAt);
  return (
    <>
      <StatusBadge tone={status === "on" ? "ok" : status === "off" ? "neutral" : "warn"}>{t(`status.${status}`)}</StatusBadge>
      {item.key?.isReadable === false && <span className="mt-1 block max-w-56 text-xs text-danger">{t("keyUnreadable")}</span>}
      {when && (
        <span className={item.testProblem ? "mt-1 block max-w-56 text-xs text-danger" : "muted mt-1 block text-xs"}>
          {item.testProblem ? t("testedNot", { problem: problemOf(item.testProblem), when }) : t("testedOk", { when })}
        </span>
      )}
    </>
  );
}

function RowActions({ item, canMove, onMove, onEdit, onChanged }: RowProps) {
  const t = useT("ai-providers.admin");
  const problemOf = useProblem();
  const { id, name, isEnabled } = item;
  const failed = () => toast({ title: t("error"), description: t("toast.failed"), tone: "danger" });
  const test = useMutation({
    mutationFn: () => api.aiProviders.test({ id }),
    onSuccess: async ({ problem, reason, ms }) => {
      if (problem)
        toast({ title: t("problem.title", { name }), description: reason ? `${problemOf(problem)}: ${reason}` : problemOf(problem), tone: "danger" });
      else toast({ title: t("toast.works", { name }), description: t("toast.worksText", { ms }) });
      await onChanged();
    },
    onError: failed,
  });
  const enable = useMutation({
    mutationFn: () => api.aiProviders.setEnabled({ id, isEnabled: !isEnabled }),
    onSuccess: async () => {
      toast({ title: t(isEnabled ? "toast.deactivated" : "toast.activated") });
      await onChanged();
    },
    onError: failed,
  });
  return (
    <span className="row-acts">
      <Button
        size="sm"
        pending={test.isPending}
        aria-label={t("action.testOf", { name })}
        icon={<PlugZap size={16} aria-hidden />}
        onClick={() => test.mutate()}
      >
        {t("action.test")}
      </Button>
      {!item.isFromEnvironment && (
        <>
          {(canMove.up || canMove.down) && (
            <>
              <IconButton label={t("action.up", { name })} size="sm" className="muted" disabled={!canMove.up} onClick={() => onMove(-1)}>
                <ArrowUp aria-hidden />
              </IconButton>
              <IconButton label={t("action.down", { name })} size="sm" className="muted" disabled={!canMove.down} onClick={() => onMove(1)}>
                <ArrowDown aria-hidden />
              </IconButton>
            </>
          )}
          <IconButton
            label={t(isEnabled ? "action.deactivate" : "action.activate", { name })}
            size="sm"
            className="muted"
            aria-busy={enable.isPending}
            onClick={() => !enable.isPending && enable.mutate()}
          >
            {isEnabled ? <CirclePause aria-hidden /> : <CircleCheck aria-hidden />}
          </IconButton>
          <IconButton label={t("action.edit", { name })} size="sm" className="muted" onClick={() => onEdit(item)}>
            <Pencil aria-hidden />
          </IconButton>
        </>
      )}
    </span>
  );
}
