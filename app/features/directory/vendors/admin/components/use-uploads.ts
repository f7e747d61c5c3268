import { ORPCError } from "@orpc/client";
import { useState } from "react";
import { api } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { AdminVendorPhoto } from "../../vendors.admin.contract.ts";
import { MAX_PHOTOS } from "../../vendors.admin.ts";

/** Sends pictures one after the other, so that they keep their order; those that are refused are named with the reason. */
export function useUploads(onAdded: (photos: AdminVendorPhoto[]) => void) {
  const t = useT("vendors.admin");
  const [count, setCount] = useState(0);
  const tell = (file: File, error: unknown) => {
    const reason = error instanceof ORPCError && error.code === "INVALID" ? `photoError.${(error.data as { fields: { photo?: string } }).fields.photo}` : "";
    toast({ title: t("photo.failed", { name: file.name }), description: t.has(reason) ? t(reason) : undefined, tone: "danger" });
  };
  return {
    count,
    async add(files: readonly File[], room: number) {
      const taken = files.slice(0, room);
      if (taken.length < files.length) toast({ title: t("photo.tooMany", { max: MAX_PHOTOS }), tone: "danger" });
      setCount(taken.length);
      const added: AdminVendorPhoto[] = [];
      for (const file of taken) {
        try {
          added.push(await api.vendorsAdmin.uploadPhoto({ photo: file }));
        } catch (error) {
          tell(file, error);
        }
        setCount((left) => left - 1);
      }
      if (added.length > 0) onAdded(added);
    },
  };
}
