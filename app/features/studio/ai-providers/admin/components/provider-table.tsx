import { useMutation } from "@tanstack/react-query";
import { ArrowDown, ArrowUp, CircleCheck, CirclePause, Pencil, PlugZap } from "lucide-react";
import { api } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { List } from "#app/ui/list/list.ts";
import { type Column, TableList } from "#app/ui/list/list-table.tsx";
import { Badge } from "#app/ui/marks.tsx";
import { EmptyState } from "#app/ui/states.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { AiProvider } from "../../ai-providers.contract.ts";
import { KIND_FACTS } from "../../ai-providers.ts";
import { useDollars } from "./use-dollars.ts";

type Props = { list: List<AiProvider>; onEdit(provider: AiProvider): void; onChanged(): Promise<void> };

/** The text of a problem that a test has found. */
export function useProblem(): (problem: string) => string {
  const t = useT("ai-providers.admin");
  return (problem) => (t.has(`problem.${problem}`) ? t(`problem.${problem}`) : t("problem.server"));
}

/** All providers, in the order in which they are asked; those of the environment have a place of their own. */
export function ProviderTable({ list, onEdit, onChanged }: Props) {
  const t = useT("ai-providers.admin");
  const own = list.items?.filter(({ isFromEnvironment }) => !isFromEnvironment) ?? [];
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
  const actions = (item: AiProvider) => {
    const at = own.indexOf(item);
    const canMove = { up: at > 0, down: at >= 0 && at < own.length - 1 };
    return <RowActions item={item} canMove={canMove} onMove={(step) => move(item.id, step)} onEdit={onEdit} onChanged={onChanged} />;
  };
  const columns: Column<AiProvider>[] = [
    { id: "name", head: t("column.name"), className: "c-name", cell: (item) => <ProviderName item={item} /> },
    { id: "model", head: t("column.model"), headClass: "p-hide", className: "p-hide", cell: (item) => <ProviderModel item={item} /> },
    { id: "price", head: t("column.price"), headClass: "p-hide", className: "c-meta", cell: (item) => <ProviderPrice item={item} /> },
    { id: "status", head: t("column.status"), className: "c-status", cell: (item) => <ProviderStatus item={item} /> },
    { id: "actions", head: t("column.actions"), headClass: "end-col", className: "c-acts", cell: actions },
  ];
  return (
    <TableList list={list} caption={t("tableLabel")} columns={columns} failed={t("failed")} empty={<EmptyState title={t("empty")} text={t("emptyText")} />} />
  );
}

type RowProps = Omit<Props, "list"> & { item: AiProvider; canMove: { up: boolean; down: boolean }; onMove(step: 1 | -1): void };

function ProviderName({ item }: { item: AiProvider }) {
  const t = useT("ai-providers.admin");
  return (
    <>
      <span className="name">
        <bdi>{item.name}</bdi>
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
    </>
  );
}

function ProviderModel({ item: { kind, model, doesRedesign, doesText } }: { item: AiProvider }) {
  const t = useT("ai-providers.admin");
  return (
    <>
      {model ? (
        <bdi dir="ltr" className="break-all">
          {model}
        </bdi>
      ) : (
        (KIND_FACTS[kind].model ?? <span className="muted">{t("noModel")}</span>)
      )}
      <span className="type muted block">{t(doesRedesign && doesText ? "uses.both" : doesRedesign ? "uses.redesign" : "uses.text")}</span>
    </>
  );
}

function ProviderPrice({ item: { priceMicros, personDailyCount } }: { item: AiProvider }) {
  const t = useT("ai-providers.admin");
  const dollars = useDollars();
  return (
    <>
      {priceMicros === 0 ? t("free") : dollars(priceMicros)}
      {personDailyCount !== null && <span className="muted block text-xs">{t("perPerson", { n: personDailyCount })}</span>}
    </>
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
