import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api, orpc } from "#app/api/client.ts";
import { announce, onOtherTab } from "#app/kit/other-tabs.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { Audience, ProfilePart } from "../../profiles.privacy.ts";

type Part = "profile" | ProfilePart;

/** Who sees the page and its parts: stored at once, and shown in every tab of this browser. */
export function usePrivacy() {
  const t = useT("profiles.edit");
  const client = useQueryClient();
  const privacy = useQuery(orpc.profiles.getPrivacy.queryOptions());
  useEffect(() => onOtherTab("privacy", () => void client.invalidateQueries({ queryKey: orpc.profiles.getPrivacy.queryKey() })), [client]);
  const save = useMutation({
    mutationFn: ({ part, audience }: { part: Part; audience: Audience }) => api.profiles.setPrivacy({ visibility: { [part]: audience } }),
    onSuccess: (saved, { part, audience }) => {
      client.setQueryData(orpc.profiles.getPrivacy.queryKey(), saved);
      void client.invalidateQueries({ queryKey: orpc.profiles.get.key() });
      announce("privacy");
      const said = part === "profile" ? t("privacy.page") : t(`privacy.part.${part}`);
      toast({
        title: t("privacy.saved", { part: said, audience: t(part === "profile" ? `privacy.pageAudience.${audience}` : `privacy.audience.${audience}`) }),
      });
    },
    onError: () => toast({ title: t("privacy.failed"), tone: "danger" }),
  });
  const visibility = privacy.data?.visibility;
  // The choice shows at once, and goes back when it could not be stored.
  const shown = visibility && save.isPending && save.variables ? { ...visibility, [save.variables.part]: save.variables.audience } : visibility;
  return { privacy, shown, choose: (part: Part, audience: Audience) => save.mutate({ part, audience }) };
}
