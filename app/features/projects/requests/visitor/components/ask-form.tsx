import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useNavigate } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import type { Project } from "#app/features/projects/projects/projects.contract.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/choice.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { RadioGroup } from "#app/ui/form/choice-group.tsx";
import { FailureNote } from "#app/ui/form/failure-note.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { DateInput } from "#app/ui/form/special-inputs.tsx";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import { Input, Textarea } from "#app/ui/input.tsx";
import { ErrorNotice } from "#app/ui/states.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { RequestFields } from "../../requests.contract.ts";
import { checkRequest, dayFrom } from "../../requests.rules.ts";
import { BID_KINDS, jobPath, LEAST_DAYS, MOST_DAYS, type RequestField, type RequestProblem, TITLE_LENGTH, WORDS_LENGTH } from "../../requests.ts";
import { BidderPicker, bidderIds, type PickedBidder } from "./bidder-picker.tsx";
import { OpenTo } from "./open-to.tsx";

type Draft = RequestFields & { id: string; invited: PickedBidder[] };
export type AskValues = Pick<RequestFields, "title" | "kind" | "trades" | "categories" | "words" | "isSealed" | "showsBudget"> & {
  deadline: string;
  invited: PickedBidder[];
};

const DAYS = 10;

/** `first`: who is invited to begin with. */
type Props = { project: Project; draft: Draft | null; first?: PickedBidder | undefined };

/** Asks for bids on a project: whom, until when, and what they may know. */
export function AskForm({ project, draft, first }: Props) {
  const t = useT("requests");
  const navigate = useNavigate();
  const client = useQueryClient();
  // Which of the two buttons sends the form.
  const isDraft = useRef(false);
  const choose = (draft: boolean) => {
    isDraft.current = draft;
  };
  const form = useSimpleForm<AskValues, { id: string }, RequestProblem>({
    initial: () => ({
      ...{
        title: draft?.title ?? project.title,
        kind: draft?.kind ?? "invited",
        invited: draft?.invited ?? (first ? [first] : []),
        trades: draft?.trades ?? [],
      },
      categories: draft?.categories ?? [],
      ...{ words: draft?.words ?? "", deadline: draft?.lastDay ?? dayFrom(new Date(), DAYS) },
      ...{ isSealed: draft?.isSealed ?? true, showsBudget: draft?.showsBudget ?? true },
    }),
    check: ({ invited, trades, categories, deadline, ...values }): Partial<Record<RequestField, RequestProblem>> =>
      checkRequest({ ...values, lastDay: deadline, invited: invited.length, trades: trades.length + categories.length }, new Date()),
    problemText: (code, place) => (place === "invited" && code === "unknown" ? t("problem.notInvitable") : t(`problem.${code}`)),
    async send({ invited, deadline, ...values }, { key }) {
      const people = { ...bidderIds(invited), projectId: project.id, lastDay: deadline, idempotencyKey: key };
      const { id } = await api.requests.save({ ...values, ...people, ...(draft && { id: draft.id }) });
      return isDraft.current ? { id } : api.requests.send({ id });
    },
    onSent: async ({ id }) => {
      await client.invalidateQueries({ queryKey: orpc.requests.key() });
      if (isDraft.current) toast({ title: t("ask.draftSaved") });
      await navigate(isDraft.current ? `/dashboard/projects/${project.id}#bids` : jobPath(id));
    },
  });
  if (project.status === "draft")
    return (
      <ErrorNotice
        title={t("ask.unfinished")}
        actions={
          <ButtonLink variant="primary" to={`/project-briefing?project=${project.id}`}>
            {t("ask.finish")}
          </ButtonLink>
        }
      >
        <p>{t("ask.unfinishedText")}</p>
      </ErrorNotice>
    );
  const { values } = form;
  return (
    <Form form={form} isLong className="ask-form">
      <title>{t("ask.title")}</title>
      <DashboardHeader title={t("ask.title")} text={t("ask.text", { items: project.brief.values.items.length })} />
      <Input {...form.text("title")} label={t("ask.name")} hint={t("ask.nameHint")} maxLength={TITLE_LENGTH} required />
      <RadioGroup
        label={t("ask.kind")}
        value={values.kind}
        onChange={(kind) => form.set("kind", kind)}
        options={BID_KINDS.map((kind) => ({ value: kind, label: t(`ask.${kind}`), text: t(`ask.${kind}Text`) }))}
      />
      {values.kind === "invited" ? (
        <BidderPicker picked={values.invited} onChange={(invited) => form.set("invited", invited)} error={form.error("invited")} />
      ) : (
        <OpenTo
          value={values}
          onChange={({ trades, categories }) => {
            if (trades) form.set("trades", trades);
            if (categories) form.set("categories", categories);
          }}
          error={form.error("trades")}
        />
      )}
      <DateInput
        label={t("ask.deadline")}
        hint={t("ask.deadlineHint")}
        {...form.text("deadline")}
        min={dayFrom(new Date(), LEAST_DAYS)}
        max={dayFrom(new Date(), MOST_DAYS)}
        required
      />
      <div className="grid gap-3">
        <Checkbox label={t("ask.sealed")} checked={values.isSealed} onChange={(event) => form.set("isSealed", event.target.checked)} />
        <Checkbox label={t("ask.budget")} checked={values.showsBudget} onChange={(event) => form.set("showsBudget", event.target.checked)} />
      </div>
      <Textarea {...form.text("words")} label={t("ask.words")} hint={t("ask.wordsHint")} rows={4} maxLength={WORDS_LENGTH} optional />
      <p className="text-sm text-muted">{t("ask.privacy")}</p>
      <FailureNote form={form} texts={{ conflict: t("ask.failed") }} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" size="lg" pending={form.isSending && !isDraft.current} onClick={() => choose(false)}>
          {t("ask.send")}
        </Button>
        <Button type="submit" size="lg" pending={form.isSending && isDraft.current} onClick={() => choose(true)}>
          {t("ask.saveDraft")}
        </Button>
      </div>
    </Form>
  );
}
