import { useNavigate } from "react-router";
import { api } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { useFailureText } from "#app/ui/form/failure-text.ts";
import { Form } from "#app/ui/form/form.tsx";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import { Input, Select } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast.tsx";
import { checkVendor, tidyVendor } from "../../vendors.admin.rules.ts";
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

// showModal focuses the element with this attribute; React does not render it.
const takesFocus = (input: HTMLInputElement | null) => input?.setAttribute("autofocus", "");

function CreateForm({ onClose, cities }: { onClose(): void; cities: readonly City[] }) {
  const t = useT("vendors.admin");
  const refresh = useRefreshVendors();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const form = useSimpleForm({
    initial: { name: "", vendorType: "Service" as AdminVendorType, city: "" },
    check: ({ name }) => checkVendor(tidyVendor({ name })),
    problemText: (code) => t(code === "required" ? "create.nameRequired" : `problem.${code}`),
    send: ({ city, ...values }) => api.vendorsAdmin.create({ ...values, city: city || null }),
    onSent: async ({ id }) => {
      toast({ title: t("toast.created"), action: { label: t("toast.open"), onAction: () => void navigate(`/admin/vendors/${id}`) } });
      onClose();
      await refresh();
    },
    onFailure: (failure) => toast({ title: t("toast.createFailed"), description: failureText(failure), tone: "danger" }),
  });
  return (
    <Form form={form} className="grid gap-5">
      <Input label={t("create.name")} {...form.text("name")} required ref={takesFocus} maxLength={200} autoComplete="off" />
      <Select label={t("create.type")} {...form.text("vendorType")}>
        {ADMIN_VENDOR_TYPES.map((type) => (
          <option key={type} value={type}>
            {t(`type.${type}`)}
          </option>
        ))}
      </Select>
      <Select label={t("create.city")} {...form.text("city")} optional hint={t("create.hint")}>
        <option value="">{t("create.noCity")}</option>
        {cities.map((city) => (
          <option key={city.value} value={city.value}>
            {city.label}
          </option>
        ))}
      </Select>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{t("create.cancel")}</Button>
        <Button type="submit" variant="primary" pending={form.isSending}>
          {t("create.submit")}
        </Button>
      </div>
    </Form>
  );
}
