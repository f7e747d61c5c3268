import { ORPCError } from "@orpc/client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { AdminVendor, AdminVendorPhoto } from "../../vendors.admin.contract.ts";
import { checkVendor, type FieldProblems, tidyVendor, type VendorField } from "../../vendors.admin.rules.ts";
import { useRefreshVendors } from "./use-vendor-changes.ts";
import { differing, pick, type VendorValues, valuesOf } from "./vendor-values.ts";

/** Somebody else's edit that stands between this form and the stored vendor. */
export type VendorConflict = { changedBy: string | null; changedAt: string; current: AdminVendor; theirs: VendorField[]; both: VendorField[] };
export type VendorForm = ReturnType<typeof useVendorForm>;

/** The form's state: `base` is the stored vendor it started from, so that only what was changed here is sent. */
export function useVendorForm(vendor: AdminVendor) {
  const t = useT("vendors.admin");
  const client = useQueryClient();
  const refresh = useRefreshVendors();
  const [base, setBase] = useState(vendor);
  const [values, setValues] = useState(() => valuesOf(vendor));
  const [problems, setProblems] = useState<FieldProblems>({});
  const [conflict, setConflict] = useState<VendorConflict>();
  const changed = differing(valuesOf(base), values);

  const restart = (next: AdminVendor, mine: Partial<VendorValues> = {}) => {
    setBase(next);
    setValues({ ...valuesOf(next), ...mine });
    setConflict(undefined);
  };
  const show = (found: FieldProblems) => {
    setProblems(found);
    // After the fields are marked, the first of them is where work goes on.
    requestAnimationFrame(() => document.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
  };

  const save = useMutation({
    mutationFn: () => api.vendorsAdmin.update({ id: base.id, version: base.version, changes: pick(values, changed) }),
    onSuccess: async (saved) => {
      restart(saved);
      setProblems({});
      toast({ title: t("toast.saved") });
      client.setQueryData(orpc.vendorsAdmin.get.queryKey({ input: { id: saved.id } }), saved);
      await refresh();
    },
    onError: (error) => {
      if (error instanceof ORPCError && error.code === "INVALID") return show((error.data as { fields: FieldProblems }).fields);
      if (error instanceof ORPCError && error.code === "CONFLICT") {
        const data = error.data as Pick<VendorConflict, "changedBy" | "changedAt" | "current">;
        const theirs = differing(valuesOf(base), valuesOf(data.current));
        return setConflict({ ...data, theirs, both: theirs.filter((field) => changed.includes(field)) });
      }
      toast({ title: t("toast.error"), description: t("toast.saveFailed"), tone: "danger" });
    },
  });

  return {
    base,
    values,
    problems,
    changed,
    conflict,
    isSaving: save.isPending,
    set<F extends VendorField>(field: F, value: VendorValues[F]) {
      setValues((now) => ({ ...now, [field]: value }));
      if (problems[field]) setProblems(({ [field]: _, ...rest }) => rest);
    },
    /** For changes that arrive later, such as an upload: built on what the value is by then. */
    append: (photos: AdminVendorPhoto[]) => setValues((now) => ({ ...now, photos: [...now.photos, ...photos] })),
    /** The server's verdict on one field, as soon as it is left. */
    check(field: VendorField) {
      const found = checkVendor(tidyVendor(pick(values, changed)))[field];
      setProblems(({ [field]: _, ...rest }) => (found ? { ...rest, [field]: found } : rest));
    },
    save() {
      const found = checkVendor(
        tidyVendor({
          ...pick(values, changed),
          ...pick(values, changed.includes("priceRangeMin") || changed.includes("priceRangeMax") ? ["priceRangeMin", "priceRangeMax"] : []),
        }),
      );
      if (Object.keys(found).length > 0) show(found);
      else save.mutate();
    },
    discard() {
      restart(base);
      setProblems({});
    },
    /** Goes on from their version, with what was typed here on top. */
    keepMine: () => conflict && restart(conflict.current, pick(values, changed)),
    takeTheirs: () => conflict && restart(conflict.current),
  };
}
