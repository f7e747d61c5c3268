import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { newRandomId } from "#app/platform/database/random-id.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { readFailure } from "#app/ui/form/failure.ts";
import { useFailureText } from "#app/ui/form/failure-text.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Select } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast.tsx";

const keyOf = ({ vendorId, professionalId }: { vendorId: string | null; professionalId: string | null }): string => vendorId ?? professionalId ?? "";

/** In whose name, and with what it begins. */
export function StartDialog({ onClose }: { onClose(): void }) {
  const t = useT("quotations");
  const navigate = useNavigate();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const { data } = useQuery(orpc.quotations.sources.queryOptions());
  const [chosen, setChosen] = useState<string | null>(null);
  const [key] = useState(newRandomId);
  const names = data?.names ?? [];
  const name = names.find((one) => keyOf(one) === chosen) ?? names[0];
  const { vendorId = null, professionalId = null } = name ?? {};
  const templates = data?.templates.filter((template) => name && keyOf(template) === keyOf(name)) ?? [];
  const starting = useMutation({
    mutationFn: (from: Parameters<typeof api.quotations.create>[0]["from"]) => api.quotations.create({ vendorId, professionalId, idempotencyKey: key, from }),
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey: orpc.quotations.list.key() });
      await navigate(`/quote-builder/${id}`);
    },
    onError: (error) => toast({ title: t("start.failed"), description: failureText(readFailure(error)), tone: "danger" }),
  });
  const removal = useMutation({
    mutationFn: (id: string) => api.quotations.removeTemplate({ id }),
    onSettled: () => queries.invalidateQueries({ queryKey: orpc.quotations.sources.key() }),
  });
  return (
    <Dialog isOpen onClose={onClose} title={t("start.title")}>
      <div className="grid gap-5">
        {names.length > 1 && (
          <Select label={t("start.name")} value={name && keyOf(name)} onChange={(event) => setChosen(event.target.value)}>
            {names.map((one) => (
              <option key={keyOf(one)} value={keyOf(one)}>
                {one.name}
              </option>
            ))}
          </Select>
        )}
        <Button variant="primary" pending={starting.isPending} onClick={() => starting.mutate({ kind: "blank" })}>
          {t("start.blank")}
        </Button>
        {templates.length > 0 && (
          <div>
            <h3 className="mb-2 font-strong">{t("start.templates")}</h3>
            <ul className="price-list">
              {templates.map((template) => (
                <li key={template.id}>
                  <button type="button" onClick={() => starting.mutate({ kind: "template", id: template.id })}>
                    <span dir="auto">{template.name}</span>
                  </button>
                  <IconButton className="sm" label={t("template.remove", { name: template.name })} onClick={() => removal.mutate(template.id)}>
                    <Trash2 size={16} aria-hidden />
                  </IconButton>
                </li>
              ))}
            </ul>
          </div>
        )}
        <p className="text-sm text-muted">{t("start.earlier")}</p>
      </div>
    </Dialog>
  );
}
