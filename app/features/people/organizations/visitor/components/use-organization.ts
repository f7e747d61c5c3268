import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { orpc } from "#app/api/client.ts";
import { useLiveEvents } from "#app/kit/live-events.ts";
import { problemOf } from "#app/platform/api/problem.ts";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { localText } from "#app/platform/text/local-text.ts";
import { toast } from "#app/ui/toast.tsx";

type Named = { name: string; nameAr: string | null };

/** The name in the language of the page. */
export function useOrganizationName(): (organization: Named) => string {
  const { code } = useLanguage();
  return ({ name, nameAr }) => localText(name, nameAr, code);
}

/** Reloads everything the screens show of organizations. */
export function useRefreshOrganizations(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: orpc.organizations.key() });
}

/** The viewer's organizations, up to date while the page is open. */
export function useOrganizations() {
  const refresh = useRefreshOrganizations();
  useLiveEvents("organization", () => void refresh());
  return useQuery(orpc.organizations.listMine.queryOptions());
}

/** A change of the team with what is said after it; a refusal names its reason. */
export function useTeamChange<Input, Answer>(send: (input: Input) => Promise<Answer>, said: (input: Input) => string, onDone?: (answer: Answer) => void) {
  const t = useT("organizations");
  const refresh = useRefreshOrganizations();
  return useMutation({
    mutationFn: send,
    onSuccess: (answer, input) => {
      toast({ title: said(input) });
      onDone?.(answer);
    },
    onError: (error) => {
      const texts: Record<string, string> = { LAST_OWNER: t("members.lastOwner"), OVER: t("over"), LISTED: t("settings.listed"), NOT_FOUND: t("gone") };
      toast({ title: texts[problemOf<unknown>(error).code] ?? t("failed"), tone: "danger" });
    },
    onSettled: refresh,
  });
}
