import { useQueryClient } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { ConflictBox } from "#app/ui/form/conflict-box.tsx";
import { useFailureText } from "#app/ui/form/failure-text.ts";
import { Form } from "#app/ui/form/form.tsx";
import { LeaveGuard } from "#app/ui/form/leave-guard.tsx";
import { SaveBar } from "#app/ui/form/save-bar.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { toast } from "#app/ui/toast.tsx";
import type { Category } from "../../categories.contract.ts";
import { arranged, askedGroups, type Groups, groupsOf, MAIN } from "../../category-groups.ts";
import { ArrangedList } from "./arranged-list.tsx";
import { useCategoryName } from "./use-category-columns.tsx";

function useOrderForm(categories: readonly Category[]) {
  const t = useT("categories.admin");
  const client = useQueryClient();
  const failureText = useFailureText();
  return useForm<readonly Category[], Groups, Category[]>({
    stored: categories,
    valuesOf: groupsOf,
    send: (values, { stored, changed }) => api.categories.arrange({ groups: askedGroups(stored, values, changed) }),
    next: (stored) => stored,
    onSent: (stored) => {
      client.setQueryData(orpc.categories.list.queryKey(), stored);
      toast({ title: t("order.saved") });
    },
    onFailure: (failure) => toast({ title: t("order.failed"), description: failureText(failure), tone: "danger" }),
  });
}

/** Main categories, and beneath each its subcategories; the whole order is stored at once. */
export function CategoryOrderForm({ categories }: { categories: readonly Category[] }) {
  const t = useT("categories.admin");
  const nameOf = useCategoryName();
  const form = useOrderForm(categories);
  const there = groupsOf(form.stored);
  const inGroup = (group: string) => arranged(there[group] ?? [], form.values[group]).flatMap((id) => form.stored.find((category) => category.id === id) ?? []);
  const titleOf = (group: string) => {
    const parent = form.stored.find(({ id }) => id === group);
    return parent ? t("order.childrenOf", { parent: nameOf(parent) }) : t("order.main");
  };
  const list = (group: string, children?: ComponentProps<typeof ArrangedList>["beneath"]) => (
    <ArrangedList id={group} label={titleOf(group)} categories={inGroup(group)} onMove={(ids) => form.set(group, ids)} beneath={children} />
  );
  return (
    <Form form={form}>
      <LeaveGuard isDirty={form.isDirty} />
      <ConflictBox form={form} nameOf={titleOf} />
      {list(MAIN, ({ id }) => (there[id] ? { count: there[id].length, list: list(id) } : null))}
      <SaveBar form={form} />
    </Form>
  );
}
