import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { api, orpc } from "#app/api/client.ts";
import { isEmail } from "#app/platform/rules/plain-texts.ts";
import { useForm } from "#app/ui/form/use-form.ts";
import {
  allLines,
  MOST_VALID_DAYS,
  MOST_WARRANTY_MONTHS,
  MOST_WEEKS,
  type PrivateNotes,
  type QuotationContent,
  type QuotationGroup,
  WHOLE_SHARE,
} from "../quotation.ts";
import type { QuotationBuilder } from "../quotations.contract.ts";
import { type FaultAt, faultsOf } from "../rules/faults.ts";
import { isQuantity, isUnitPrice, totalsOf } from "../rules/totals.ts";
import { dropCopy, readCopy, storeCopy } from "./local-copy.ts";

export type QuotationValues = QuotationContent & { client: string; email: string; notes: PrivateNotes };
type Saved = { version: number; savedAt: string; values: QuotationValues };

const PAUSE_MS = 700;
const RETRY_MS = 10_000;

const valuesOf = ({ content, client, notes }: QuotationBuilder): QuotationValues => ({ ...content, client: client.name, email: client.email ?? "", notes });

const contentOf = ({ client: _client, email: _email, notes: _notes, ...content }: QuotationValues): QuotationContent => content;

const wholeUpTo = (value: number | null | undefined, most: number): number | null =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= most ? value : null;

/** What is typed in part, such as "12x", or beyond its limit is stored as nothing and stays in its box. */
const storable = (values: QuotationValues): QuotationContent => ({
  ...contentOf(values),
  weeks: wholeUpTo(values.weeks, MOST_WEEKS),
  warrantyMonths: wholeUpTo(values.warrantyMonths, MOST_WARRANTY_MONTHS),
  validDays: wholeUpTo(values.validDays, MOST_VALID_DAYS) ?? 0,
  stages: values.stages.map((stage) => ({ ...stage, share: wholeUpTo(stage.share, WHOLE_SHARE) ?? 0 })),
  groups: values.groups.map((group) => ({
    ...group,
    lines: group.lines.map((line) => ({
      ...line,
      quantity: isQuantity(line.quantity) ? line.quantity : null,
      unitPrice: isUnitPrice(line.unitPrice) ? line.unitPrice : null,
    })),
  })),
});
const storableNotes = (notes: PrivateNotes): PrivateNotes =>
  Object.fromEntries(Object.entries(notes).map(([id, { cost, note }]) => [id, { cost: isUnitPrice(cost) ? cost : null, note }]));

/** The draft: every pause saves it; offline it stays in this browser and is sent when the connection is back. */
export function useQuotation(stored: QuotationBuilder, onSendFailed: (error: Error) => void) {
  const queries = useQueryClient();
  const form = useForm<QuotationBuilder, QuotationValues, Saved>({
    stored,
    valuesOf,
    send: async (values, { stored: { id, version } }) => {
      const client = { name: values.client, email: values.email };
      const saved = await api.quotations.save({ id, version, client, content: storable(values), notes: storableNotes(values.notes) });
      return { version: saved.version, savedAt: saved.savedAt, values };
    },
    onSent: ({ version, savedAt, values }) => {
      const { client, email, notes } = values;
      const { queryKey } = orpc.quotations.get.queryOptions({ input: { id: stored.id } });
      // Photographs arrive beside the saves.
      const photos = queries.getQueryData(queryKey)?.photos ?? form.stored.photos;
      const next = { ...form.stored, photos, version, savedAt, content: contentOf(values), client: { name: client, email: email || null }, notes };
      queries.setQueryData(queryKey, next);
      form.rebase(next);
    },
  });
  const { values, isDirty, isSending, conflict, failure } = form;
  const latest = useRef(form);
  latest.current = form;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was left in this browser is read once
  useEffect(() => {
    const left = readCopy(stored.id, stored.version);
    if (left) form.patch(left);
  }, []);
  useEffect(() => {
    if (isDirty) storeCopy(stored.id, latest.current.stored.version, values);
    else dropCopy(stored.id);
  }, [stored.id, isDirty, values]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins the pause anew
  useEffect(() => {
    if (!isDirty || isSending || conflict) return;
    const timer = setTimeout(() => latest.current.submit(), failure ? RETRY_MS : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [values, isDirty, isSending, conflict, failure]);
  useEffect(() => {
    const save = () => latest.current.isDirty && latest.current.submit();
    addEventListener("online", save);
    return () => removeEventListener("online", save);
  }, []);

  const content = contentOf(values);
  const totals = useMemo(() => totalsOf(values, stored.pricedOn), [values, stored.pricedOn]);
  const faults = useMemo((): FaultAt[] => {
    const email = values.email.trim();
    return [
      ...(values.client.trim() ? [] : [{ at: "client", fault: "client" as const }]),
      ...(email && !isEmail(email) ? [{ at: "email", fault: "email" as const }] : []),
      ...faultsOf(values),
    ];
  }, [values]);
  const setGroups = (change: (groups: QuotationGroup[]) => QuotationGroup[]) => form.change(({ groups }) => ({ groups: change(groups) }));
  return { ...useSending(form, latest, onSendFailed), form, content, totals, faults, setGroups, lines: allLines(content) };
}

type SavedForm = { stored: QuotationBuilder; isDirty: boolean; isSending: boolean; conflict: unknown; failure: unknown };

/** Sends what is stored, after the last change is. */
function useSending(form: SavedForm, latest: { current: { submit(): void } }, onError: (error: Error) => void) {
  const queries = useQueryClient();
  const [isWanted, setWanted] = useState(false);
  const sending = useMutation({
    networkMode: "always",
    mutationFn: (given: { id: string; version: number }) => api.quotations.send(given),
    onSettled: () => setWanted(false),
    onError,
    onSuccess: (_, { id }) => queries.invalidateQueries({ queryKey: orpc.quotations.get.queryKey({ input: { id } }) }),
  });
  const { isDirty, isSending, stored } = form;
  const isStuck = Boolean(form.conflict || form.failure);
  const { mutate } = sending;
  useEffect(() => {
    if (!isWanted || isSending) return;
    if (isStuck) setWanted(false);
    else if (isDirty) latest.current.submit();
    else mutate({ id: stored.id, version: stored.version });
  }, [isWanted, isDirty, isSending, isStuck, stored.id, stored.version, mutate, latest]);
  return { send: () => setWanted(true), isOnItsWay: isWanted || sending.isPending };
}

export type Quotation = ReturnType<typeof useQuotation>;
