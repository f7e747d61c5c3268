import { api } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { FileDrop } from "#app/ui/file-drop.tsx";
import { ConflictBox } from "#app/ui/form/conflict-box.tsx";
import { useFailureText } from "#app/ui/form/failure-text.ts";
import { PhotoTiles } from "#app/ui/form/files/photo-tiles.tsx";
import { type FileRules, filesOf, IMAGES, type Pick, problemOfPicks, storedPick } from "#app/ui/form/files/picks.ts";
import { useUploadText } from "#app/ui/form/files/upload-text.ts";
import { usePicks } from "#app/ui/form/files/use-picks.ts";
import { Form } from "#app/ui/form/form.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { Input, Select } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { Category } from "../../categories.contract.ts";
import { CATEGORY_NAME_MAX, CATEGORY_PHOTO_MAX_BYTES, CATEGORY_TYPES, type CategoryType } from "../../categories.ts";
import { useCategoryName } from "./use-category-columns.tsx";

type Props = { category: Category | null; categories: readonly Category[]; onClose(): void; onSaved(): Promise<void> };
type Photo = NonNullable<Category["photo"]>;
type Values = { name: string; nameAr: string; type: CategoryType; parentId: string; photo: Pick<Photo>[] };

const RULES: FileRules = { max: 1, maxBytes: CATEGORY_PHOTO_MAX_BYTES, accept: IMAGES };

export function CategoryDialog(props: Props) {
  const t = useT("categories.admin");
  return (
    <Dialog isOpen onClose={props.onClose} title={t(props.category ? "edit" : "create")}>
      <CategoryForm {...props} />
    </Dialog>
  );
}

const valuesOf = (category: Category | null): Values => ({
  name: category?.name ?? "",
  nameAr: category?.nameAr ?? "",
  type: category?.type ?? "Service",
  parentId: category?.parentId ?? "",
  photo: category?.photo ? [storedPick(category.photo)] : [],
});

/** A new file, null to take the photo away, nothing to leave it. */
function photoChange(photo: readonly Pick<Photo>[], hadPhoto: boolean): { photo?: File | null } {
  if (photo.some(({ stored }) => stored)) return {};
  const [file] = filesOf(photo);
  return file ? { photo: file } : hadPhoto ? { photo: null } : {};
}

function useCategoryForm({ category, onClose, onSaved }: Props) {
  const t = useT("categories.admin");
  const uploadText = useUploadText();
  const failureText = useFailureText();
  const form = useForm({
    stored: category,
    valuesOf,
    check: ({ name, photo }) => ({ name: name.trim() ? undefined : "required", photo: problemOfPicks(photo) }),
    problemText: (code, place) => {
      const key = `problem.${place}.${code}`;
      return place === "photo" ? uploadText(code, RULES) : t(t.has(key) ? key : "toast.saveFailed");
    },
    send: ({ name, nameAr, type, parentId, photo }, { stored }) => {
      const input = {
        name: name.trim(),
        nameAr: nameAr.trim() || null,
        type,
        parentId: parentId || null,
        ...photoChange(photo, Boolean(stored?.photo)),
      };
      return stored ? api.categories.update({ id: stored.id, version: stored.version, ...input }) : api.categories.create(input);
    },
    onSent: async () => {
      toast({ title: t(category ? "toast.updated" : "toast.created") });
      onClose();
      await onSaved();
    },
    onFailure: (failure) => toast({ title: t("toast.saveFailed"), description: failureText(failure), tone: "danger" }),
  });
  const photo = usePicks<Photo>({
    rules: RULES,
    picks: form.values.photo,
    update: (change) => form.change((values) => ({ photo: [...change(values.photo)] })),
  });
  return { ...form, photo };
}

// showModal focuses the element with this attribute; React does not render it.
const takesFocus = (input: HTMLInputElement | null) => input?.setAttribute("autofocus", "");

function CategoryForm(props: Props) {
  const { category, categories, onClose } = props;
  const t = useT("categories.admin");
  const nameOf = useCategoryName();
  const form = useCategoryForm(props);
  const parents = categories.filter((other) => other.parentId === null && other.id !== category?.id);
  const problem = form.error("photo");
  return (
    <Form form={form} className="grid gap-5">
      <ConflictBox form={form} nameOf={(field) => t(field === "parentId" ? "form.parent" : `form.${field}`)} />
      <Input label={t("form.name")} {...form.text("name")} required ref={takesFocus} maxLength={CATEGORY_NAME_MAX} autoComplete="off" />
      <Input label={t("form.nameAr")} {...form.text("nameAr")} lang="ar" optional maxLength={CATEGORY_NAME_MAX} autoComplete="off" />
      <Select label={t("form.type")} {...form.text("type")}>
        {CATEGORY_TYPES.map((type) => (
          <option key={type} value={type}>
            {t(`type.${type}`)}
          </option>
        ))}
      </Select>
      <Select
        label={t("form.parent")}
        {...form.text("parentId")}
        disabled={category?.hasChildren}
        optional
        hint={category?.hasChildren ? t("form.parentHint") : undefined}
      >
        <option value="">{t("form.noParent")}</option>
        {parents.map((parent) => (
          <option key={parent.id} value={parent.id}>
            {nameOf(parent)}
          </option>
        ))}
      </Select>
      <div className="grid gap-2" data-invalid={problem ? true : undefined}>
        <p className="label">{t("form.photo")}</p>
        <PhotoTiles picks={form.photo} imageOf={({ id, width, height, placeholder }) => ({ id, width, height, blur: placeholder })} />
        {!form.photo.isFull && <FileDrop label={t("form.choosePhoto")} accept={IMAGES} hint={t("form.photoHint")} onFiles={form.photo.add} />}
        {problem && !form.photo.picks.some((pick) => pick.problem) && (
          <p role="alert" className="text-sm text-danger">
            {problem}
          </p>
        )}
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{t("form.cancel")}</Button>
        <Button type="submit" variant="primary" pending={form.isSending}>
          {t("form.save")}
        </Button>
      </div>
    </Form>
  );
}
