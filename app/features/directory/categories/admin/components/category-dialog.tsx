import { ORPCError } from "@orpc/client";
import { useMutation } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { type FormEvent, useEffect, useMemo, useState } from "react";
import { api } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { FileDrop } from "#app/ui/file-drop.tsx";
import { Input, Select } from "#app/ui/input.tsx";
import { Photo } from "#app/ui/photo.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { Category } from "../../categories.contract.ts";
import { CATEGORY_NAME_MAX, CATEGORY_TYPES, type CategoryType } from "../../categories.ts";
import { useCategoryName } from "./category-table.tsx";

type Props = { category: Category | null; categories: readonly Category[]; onClose(): void; onSaved(): Promise<void> };
type Problems = Partial<Record<"name" | "parentId" | "photo", string>>;
/** A new file, null to take the photo away, undefined to leave it. */
type PhotoChange = File | null | undefined;

export function CategoryDialog(props: Props) {
  const t = useT("categories.admin");
  return (
    <Dialog isOpen onClose={props.onClose} title={t(props.category ? "edit" : "create")}>
      <CategoryForm {...props} />
    </Dialog>
  );
}

// The dialog gives the focus to what carries this attribute; React keeps it to itself.
const takesFocus = (input: HTMLInputElement | null) => input?.setAttribute("autofocus", "");

function CategoryForm({ category, categories, onClose, onSaved }: Props) {
  const t = useT("categories.admin");
  const nameOf = useCategoryName();
  const [problems, setProblems] = useState<Problems>({});
  const [photo, setPhoto] = useState<PhotoChange>();
  const errorOf = (field: keyof Problems) => {
    const key = `problem.${field}.${problems[field]}`;
    return problems[field] && (t.has(key) ? t(key) : t("toast.saveFailed"));
  };
  const save = useMutation({
    mutationFn: (values: { name: string; nameAr: string | null; type: CategoryType; parentId: string | null }) => {
      const input = { ...values, ...(photo !== undefined && { photo }) };
      return category ? api.categories.update({ id: category.id, ...input }) : api.categories.create(input);
    },
    onSuccess: async () => {
      toast({ title: t(category ? "toast.updated" : "toast.created") });
      onClose();
      await onSaved();
    },
    onError: (error) => {
      if (error instanceof ORPCError && error.code === "INVALID") setProblems((error.data as { fields: Problems }).fields);
      else toast({ title: t("toast.error"), description: t("toast.saveFailed"), tone: "danger" });
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const name = String(form.get("name")).trim();
    setProblems(name ? {} : { name: "required" });
    if (!name) return event.currentTarget.querySelector<HTMLInputElement>("[name=name]")?.focus();
    save.mutate({
      name,
      nameAr: String(form.get("nameAr")).trim() || null,
      type: form.get("type") as CategoryType,
      parentId: String(form.get("parentId") ?? "") || null,
    });
  };
  const parents = categories.filter((other) => other.parentId === null && other.id !== category?.id);
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      <Input
        label={t("form.name")}
        name="name"
        defaultValue={category?.name}
        error={errorOf("name")}
        required
        ref={takesFocus}
        maxLength={CATEGORY_NAME_MAX}
        autoComplete="off"
      />
      <Input label={t("form.nameAr")} name="nameAr" lang="ar" defaultValue={category?.nameAr ?? ""} optional maxLength={CATEGORY_NAME_MAX} autoComplete="off" />
      <Select label={t("form.type")} name="type" defaultValue={category?.type ?? "Service"}>
        {CATEGORY_TYPES.map((type) => (
          <option key={type} value={type}>
            {t(`type.${type}`)}
          </option>
        ))}
      </Select>
      <Select
        label={t("form.parent")}
        name="parentId"
        defaultValue={category?.parentId ?? ""}
        error={errorOf("parentId")}
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
      <PhotoField present={category?.photo ?? null} change={photo} onChange={setPhoto} error={errorOf("photo")} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{t("form.cancel")}</Button>
        <Button type="submit" variant="primary" pending={save.isPending}>
          {t("form.save")}
        </Button>
      </div>
    </form>
  );
}

function PhotoField({
  present,
  change,
  onChange,
  error,
}: {
  present: Category["photo"];
  change: PhotoChange;
  onChange(photo: PhotoChange): void;
  error: string | undefined;
}) {
  const t = useT("categories.admin");
  const preview = useMemo(() => (change instanceof File ? URL.createObjectURL(change) : undefined), [change]);
  useEffect(() => () => (preview ? URL.revokeObjectURL(preview) : undefined), [preview]);
  const isShown = preview !== undefined || (present !== null && change === undefined);
  return (
    <div className="grid gap-2">
      <p className="label">{t("form.photo")}</p>
      {isShown ? (
        <div className="flex items-end gap-3">
          {preview ? (
            <img src={preview} alt="" className="h-28 w-40 rounded-control object-cover" />
          ) : (
            <Photo
              image={present && { id: present.id, width: present.width, height: present.height, blur: present.placeholder }}
              alt=""
              sizes="160px"
              className="w-40"
            />
          )}
          <Button size="sm" icon={<Trash2 size={16} aria-hidden />} onClick={() => onChange(present ? null : undefined)}>
            {t("form.removePhoto")}
          </Button>
        </div>
      ) : (
        <FileDrop
          label={t("form.choosePhoto")}
          accept="image/jpeg,image/png,image/webp,image/avif"
          hint={t("form.photoHint")}
          onFiles={([file]) => onChange(file)}
        />
      )}
      {error && (
        <p role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
