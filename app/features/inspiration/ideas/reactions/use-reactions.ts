import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { api, orpc } from "#app/api/client.ts";
import { useLiveEvents } from "#app/kit/live-events.ts";
import { askTogether } from "#app/platform/api/ask-together.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { IdeaReactions } from "./reactions.contract.ts";
import { REACTIONS_AT_ONCE } from "./reactions.ts";

const keyOf = (id: string) => [...orpc.ideaReactions.check.key(), id];

const ask = askTogether(async (ids) => new Map((await api.ideaReactions.check({ ids })).ideas.map((idea) => [idea.id, idea])), REACTIONS_AT_ONCE);

/** The counts of an idea with the viewer's own part in them. Changes are optimistic and rolled back when the server refuses. */
export function useReactions(id: string) {
  const t = useT("ideas.reactions");
  const client = useQueryClient();
  const { data: reactions } = useQuery({ queryKey: keyOf(id), queryFn: async () => (await ask(id)).get(id) ?? null });
  useLiveEvents("reaction", (event) => void (event?.id === id && client.invalidateQueries({ queryKey: keyOf(id) })));
  const change = useCallback(
    async (target: string, guess: (now: IdeaReactions) => IdeaReactions, call: () => Promise<IdeaReactions>): Promise<boolean> => {
      const key = keyOf(target);
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData<IdeaReactions | null>(key);
      if (before) client.setQueryData(key, guess(before));
      try {
        client.setQueryData(key, await call());
        return true;
      } catch {
        client.setQueryData(key, before);
        toast({ title: t("failed"), tone: "danger" });
        return false;
      }
    },
    [client, t],
  );
  return { reactions, change };
}
