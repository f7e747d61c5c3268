import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ShieldCheck } from "lucide-react";
import { useState } from "react";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/choice.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { toast } from "#app/ui/toast.tsx";

/** Whether new pieces of vendors wait for staff. */
export function ApprovalSetting() {
  const t = useT("products.admin");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" icon={<ShieldCheck size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {t("approval.button")}
      </Button>
      {isOpen && (
        <Dialog
          isOpen
          onClose={() => setOpen(false)}
          title={t("approval.title")}
          footer={
            <Button variant="primary" onClick={() => setOpen(false)}>
              {t("approval.done")}
            </Button>
          }
        >
          <Choice />
        </Dialog>
      )}
    </>
  );
}

function Choice() {
  const t = useT("products.admin");
  const client = useQueryClient();
  const query = orpc.productsAdmin.approval.queryOptions();
  const { data } = useQuery(query);
  const save = useMutation({
    mutationFn: (isRequired: boolean) => api.productsAdmin.setApproval({ isRequired }),
    onSuccess: (saved) => {
      client.setQueryData(query.queryKey, saved);
      toast({ title: t("approval.saved") });
    },
    onError: () => toast({ title: t("approval.failed"), tone: "danger" }),
  });
  return (
    <div className="grid gap-3">
      <Checkbox
        label={t("approval.label")}
        checked={data?.isRequired ?? true}
        disabled={!data || save.isPending}
        onChange={(event) => save.mutate(event.target.checked)}
      />
      <p className="text-sm text-muted">{t("approval.hint")}</p>
    </div>
  );
}
