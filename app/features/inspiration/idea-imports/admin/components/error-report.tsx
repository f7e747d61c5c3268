import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { api } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { UploadData } from "../../idea-imports.contract.ts";
import { saveFile } from "./template.ts";

/** Hands out all problems as a file for spreadsheets. */
export function ErrorReport({ run }: { run: UploadData }) {
  const t = useT("idea-imports");
  const download = useMutation({
    mutationFn: () => api.ideaImports.errorsFile({ id: run.id }),
    onSuccess: (file) => {
      saveFile(file);
      toast({ title: t("toast.report") });
    },
    onError: () => toast({ title: t("history.error"), tone: "danger" }),
  });
  const start = () => {
    if (run.errorLog.length === 0) toast({ title: t("toast.noErrors"), tone: "danger" });
    else download.mutate();
  };
  return (
    <Button size="sm" icon={<Download size={16} aria-hidden />} pending={download.isPending} onClick={start}>
      {t("history.download")}
    </Button>
  );
}
