import { api } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { useFailureText } from "#app/ui/form/failure-text.ts";
import { Form } from "#app/ui/form/form.tsx";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import { Select } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { Category } from "../../categories.contract.ts";
import { useCategoryName } from "./use-category-columns.tsx";

type Props = { category: Category; categories: readonly Category[]; onClose(): void; onMerged(): Promise<void> };
type Code = "required" | "self" | "unknown" | "notTopLevel";

/** Moves everything of a category to another one; states the effects, because it cannot be undone. */
export function MergeDialog({ category, categories, onClose, onMerged }: Props) {
  const t = useT("categories.admin");
  const nameOf = useCategoryName();
  const failureText = useFailureText();
  const form = useSimpleForm({
    initial: { into: "" },
    check: ({ into }) => (into ? {} : { into: "required" as Code }),
    problemText: (code: Code) => t(`problem.into.${code}`),
    send: ({ into }) => api.categories.merge({ id: category.id, into }),
    onSent: async ({ movedVendors, ...into }) => {
      toast({ title: t("merge.done"), description: t("merge.doneText", { count: movedVendors, name: nameOf(into) }) });
      onClose();
      await onMerged();
    },
    onFailure: (failure) => toast({ title: t("merge.failed"), description: failureText(failure), tone: "danger" }),
  });
  const others = categories.filter((other) => other.id !== category.id && (!category.hasChildren || other.parentId === null));
  return (
    <Dialog isOpen onClose={onClose} title={t("merge.title", { name: nameOf(category) })}>
      <Form form={form} className="grid gap-5">
        <p>{t("merge.text", { count: category.vendorCount, name: nameOf(category) })}</p>
        <Select label={t("merge.into")} {...form.text("into")} required>
          <option value="">{t("merge.choose")}</option>
          {others.map((other) => (
            <option key={other.id} value={other.id}>
              {other.parent ? `${nameOf(other.parent)} › ${nameOf(other)}` : nameOf(other)}
            </option>
          ))}
        </Select>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{t("form.cancel")}</Button>
          <Button type="submit" variant="danger" pending={form.isSending}>
            {t("merge.button")}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
