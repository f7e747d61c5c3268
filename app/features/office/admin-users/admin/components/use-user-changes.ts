import { type MutationFunction, useMutation, useQueryClient } from "@tanstack/react-query";
import { orpc } from "#app/api/client.ts";
import { problemOf } from "#app/platform/api/problem.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import type { MessageKey } from "#app/platform/languages/namespaces.ts";
import { toast } from "#app/ui/toast.tsx";

type Text = MessageKey<"admin-users">;

/** One action on an account: confirms the result and reloads what it changed. */
export function useUserChange<Input>(change: MutationFunction<unknown, Input>, done: Text | ((input: Input) => Text), onDone?: () => void) {
  const t = useT("admin-users");
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (_result, input) => {
      toast({ title: t(typeof done === "function" ? done(input) : done) });
      onDone?.();
      await Promise.all([client.invalidateQueries({ queryKey: orpc.adminUsers.key() }), client.invalidateQueries({ queryKey: orpc.adminArea.activity.key() })]);
    },
    onError: (error) => {
      const { fields, code } = problemOf(error);
      const key = `problem.${Object.values(fields)[0] ?? code}`;
      toast({ title: t("toast.failed"), description: t(t.has(key) ? key : "problem.other"), tone: "danger" });
    },
  });
}
