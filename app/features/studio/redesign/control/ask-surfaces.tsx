import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { RedesignDetail, RedesignSurfaceMap } from "../redesign.contract.ts";
import { Questions } from "./components/questions.tsx";
import { WithSurfaces } from "./with-surfaces.tsx";
import "./control.css";
import "./control-panel.css";
import "./ask-surfaces.css";

type Answers = Omit<RedesignSurfaceMap["corrections"], "confirmed"> & { confirmed: NonNullable<RedesignSurfaceMap["corrections"]["confirmed"]> };

/** The surfaces found in a new photograph, with short questions before the first picture. Shown until answered or skipped. */
export function AskSurfaces({ redesign, onDone }: { redesign: RedesignDetail; onDone(): void }) {
  const t = useT("redesign.control");
  const client = useQueryClient();
  const { id, corrections, correctionsVersion: version } = redesign;
  const answering = useMutation({
    mutationFn: (answers: Answers) => api.redesign.correct({ id, corrections: answers, version }),
    onSuccess: (saved) => {
      client.setQueryData<RedesignDetail>(orpc.redesign.get.queryKey({ input: { id } }), (data) => data && { ...data, ...saved });
      onDone();
    },
    onError: () => {
      toast({ title: t("ask.failed"), tone: "danger" });
      // Answered in another window meanwhile.
      void client.invalidateQueries({ queryKey: orpc.redesign.get.queryKey({ input: { id } }) });
    },
  });
  const skip = () => answering.mutate({ ...corrections, confirmed: [] });
  return (
    <WithSurfaces id={id} leave={{ label: t("ask.skip"), onLeave: skip }}>
      {(map, data) => (
        <Questions
          key={id}
          redesign={redesign}
          map={map}
          corrections={data.corrections}
          isSaving={answering.isPending}
          onAnswer={(answers) => answering.mutate(answers)}
        />
      )}
    </WithSurfaces>
  );
}
