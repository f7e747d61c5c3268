import { ORPCError } from "@orpc/client";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { api } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Input, Select } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast.tsx";
import { ADMIN_VENDOR_TYPES, type AdminVendorType } from "../../vendors.admin.ts";
import { useRefreshVendors } from "./use-vendor-changes.ts";

type City = { value: string; label: string };

/** The dialog of 'Create New Vendor': name, type and city; the rest is filled in on the vendor's own page. */
export function CreateVendor({ isOpen, onClose, cities }: { isOpen: boolean; onClose(): void; cities: readonly City[] }) {
  const t = useT("vendors.admin");
  return isOpen ? (
    <Dialog isOpen onClose={onClose} title={t("create.title")}>
      <CreateForm onClose={onClose} cities={cities} />
    </Dialog>
  ) : null;
}

// The dialog gives the focus to what carries this attribute; React keeps it to itself.
const takesFocus = (input: HTMLInputElement | null) => input?.setAttribute("autofocus", "");

function CreateForm({ onClose, cities }: { onClose(): void; cities: readonly City[] }) {
  const t = useT("vendors.admin");
  const formId = useId();
  const refresh = useRefreshVendors();
  const [error, setError] = useState<string>();
  const create = useMutation({
    mutationFn: (input: { name: string; vendorType: AdminVendorType; city: string | null }) => api.vendorsAdmin.create(input),
    onSuccess: async () => {
      toast({ title: t("toast.created") });
      onClose();
      await refresh();
    },
    onError: (problem) => {
      if (problem instanceof ORPCError && problem.code === "INVALID") return setError(t("problem.tooLong"));
      const isOurs = problem instanceof ORPCError && problem.status < 500;
      toast({ title: t("toast.error"), description: isOurs ? problem.message : t("toast.createFailed"), tone: "danger" });
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const name = String(form.get("name")).trim();
    if (!name) {
      setError(t("create.nameRequired"));
      event.currentTarget.querySelector<HTMLInputElement>("[name=name]")?.focus();
      return;
    }
    setError(undefined);
    create.mutate({ name, vendorType: form.get("vendorType") as AdminVendorType, city: String(form.get("city")) || null });
  };
  return (
    <form id={formId} className="grid gap-5" noValidate onSubmit={submit}>
      <Input label={t("create.name")} name="name" error={error} required ref={takesFocus} maxLength={200} autoComplete="off" />
      <Select label={t("create.type")} name="vendorType" defaultValue="Service">
        {ADMIN_VENDOR_TYPES.map((type) => (
          <option key={type} value={type}>
            {t(`type.${type}`)}
          </option>
        ))}
      </Select>
      <Select label={t("create.city")} name="city" defaultValue="" optional hint={t("create.hint")}>
        <option value="">{t("create.noCity")}</option>
        {cities.map((city) => (
          <option key={city.value} value={city.value}>
            {city.label}
          </option>
        ))}
      </Select>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{t("create.cancel")}</Button>
        <Button type="submit" variant="primary" pending={create.isPending}>
          {t("create.submit")}
        </Button>
      </div>
    </form>
  );
}
