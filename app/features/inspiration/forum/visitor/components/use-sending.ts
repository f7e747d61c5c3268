import { ORPCError } from "@orpc/client";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { newId } from "#app/platform/database/ids.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { PostStatus, ThreadProblems } from "../../forum.ts";

type Written = { id: string; path: string; status: PostStatus };

/** Sends a text. Wrong fields are named beside them, anything else is told; what was typed stays. Sent twice, it is one text. */
export function useSending(send: (key: string) => Promise<Written>, onSent: (written: Written) => void | Promise<void>) {
  const t = useT("forum.write");
  const key = useRef<string>(undefined);
  const [problems, setProblems] = useState<ThreadProblems>({});
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      key.current ??= newId();
      return send(key.current);
    },
    onSuccess: (written) => {
      key.current = undefined;
      return onSent(written);
    },
    onError(error) {
      const code = error instanceof ORPCError ? error.code : "";
      if (code === "INVALID") return setProblems(((error as ORPCError<string, unknown>).data as { fields: ThreadProblems }).fields);
      const text = code === "TOO_MANY_REQUESTS" ? "tooOften" : code === "FORBIDDEN" ? "forbidden" : code === "NOT_FOUND" ? "gone" : "failed";
      toast({ title: t(text), tone: "danger" });
    },
  });
  return {
    problems,
    setProblems,
    isSending: isPending,
    send: (found: ThreadProblems) => {
      setProblems(found);
      if (Object.values(found).every((problem) => !problem) && !isPending) mutate();
    },
  };
}
