import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useLocation, useNavigate } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { projectPath } from "#app/features/projects/projects/public.ts";
import { JOBS_PATH, jobPath } from "#app/features/projects/requests/public.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Badge } from "#app/ui/marks.tsx";
import { Skeleton } from "#app/ui/states.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { Sample } from "../../samples.contract.ts";
import type { SampleStep } from "../../samples.ts";
import "../../samples.css";

const NUMBER: Record<SampleStep, number> = { brief: 1, writing: 2, sent: 3, accepted: 4, completed: 4, over: 3 };
const writingPath = ({ quotationId, requestId }: Sample) => (quotationId ? `/quote-builder/${quotationId}` : `/quote-builder?request=${requestId}`);

const pathOf = (sample: Sample): string =>
  sample.step === "writing" || sample.step === "sent"
    ? writingPath(sample)
    : sample.step === "accepted" || sample.step === "completed"
      ? projectPath(sample.projectId)
      : jobPath(sample.requestId);

/** Where somebody is with their sample, and what comes next; where there is none, the way to make one. */
export function SampleCard() {
  const t = useT("samples");
  const { data: sample } = useQuery({ ...orpc.samples.get.queryOptions(), refetchOnMount: "always" });
  if (sample === undefined) return <Skeleton height="11rem" className="mt-6" />;
  return (
    <section className="sample panel" aria-labelledby="sample-title" data-tour="sample">
      <p className="sample-mark">
        <Badge tone="info">{t("label")}</Badge>
        {sample && <span>{t("step", { n: NUMBER[sample.step] })}</span>}
      </p>
      <h2 id="sample-title" className="text-lg" dir="auto">
        {sample ? sample.title : t("title")}
      </h2>
      <p className="sample-text">{sample ? t(`${sample.step}.text`) : t("text")}</p>
      <div className="acts">{sample ? <Acts sample={sample} /> : <Create />}</div>
    </section>
  );
}

/** Everything that shows a part of the sample reads it again. */
function useRenew() {
  const client = useQueryClient();
  return () => Promise.all([orpc.samples, orpc.requests, orpc.projects, orpc.quotations].map((part) => client.invalidateQueries({ queryKey: part.key() })));
}

function useFailed() {
  const t = useT("samples");
  return () => void toast({ title: t("failed"), tone: "danger" });
}

function Create() {
  const t = useT("samples");
  const navigate = useNavigate();
  const renew = useRenew();
  const creating = useMutation({
    mutationFn: () => api.samples.create(),
    onSuccess: async ({ requestId }) => {
      await navigate(jobPath(requestId));
      await renew();
    },
    onError: useFailed(),
  });
  return (
    <Button pending={creating.isPending} onClick={() => creating.mutate()}>
      {t("create")}
    </Button>
  );
}

function Acts({ sample }: { sample: Sample }) {
  const t = useT("samples");
  const { pathname } = useLocation();
  const { step } = sample;
  const to = pathOf(sample);
  const isHere = pathname === to;
  return (
    <>
      {step === "sent" && <Move move="accept" label={t("sent.act")} />}
      {step === "accepted" && isHere && <Move move="complete" label={t("accepted.finish")} />}
      {step === "over" ? (
        <StartOver />
      ) : (
        !isHere && (
          <ButtonLink variant={step === "sent" ? "outline" : "primary"} to={to}>
            {step === "sent" ? t("quote") : t(`${step}.act`)}
          </ButtonLink>
        )
      )}
      <Remove sample={sample} />
    </>
  );
}

function Move({ move, label }: { move: "accept" | "complete"; label: string }) {
  const renew = useRenew();
  const moving = useMutation({ mutationFn: () => api.samples.move({ move }), onSuccess: renew, onError: useFailed() });
  return (
    <Button variant="primary" pending={moving.isPending} onClick={() => moving.mutate()}>
      {label}
    </Button>
  );
}

function StartOver() {
  const t = useT("samples");
  const navigate = useNavigate();
  const renew = useRenew();
  const starting = useMutation({
    mutationFn: async () => {
      await api.samples.remove();
      return api.samples.create();
    },
    onSuccess: async ({ requestId }) => {
      await navigate(jobPath(requestId));
      await renew();
    },
    onError: useFailed(),
  });
  return (
    <Button variant="primary" pending={starting.isPending} onClick={() => starting.mutate()}>
      {t("over.act")}
    </Button>
  );
}

/** One click: nothing of it is anybody's work. */
function Remove({ sample }: { sample: Sample }) {
  const t = useT("samples");
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const renew = useRenew();
  const removing = useMutation({
    mutationFn: () => api.samples.remove(),
    onSuccess: async () => {
      if ([jobPath(sample.requestId), projectPath(sample.projectId), writingPath(sample)].includes(pathname)) await navigate(JOBS_PATH);
      await renew();
      toast({ title: t("removed") });
    },
    onError: useFailed(),
  });
  return (
    <Button variant="ghost" icon={<Trash2 size={16} aria-hidden />} pending={removing.isPending} onClick={() => removing.mutate()}>
      {t("remove")}
    </Button>
  );
}
