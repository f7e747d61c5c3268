import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { orpc } from "#app/api/client.ts";
import { useRootData } from "#app/kit/root-data.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Input } from "#app/ui/input.tsx";
import { checkUsername, tidyUsername } from "../../username.ts";
import type { ProfileForm } from "./use-profile-form.ts";

const PAUSE_MS = 350;

/** Checks while typing whether the name is available; the server checks again on save. */
export function UsernameField({ form }: { form: ProfileForm }) {
  const t = useT("profiles.edit");
  const typed = tidyUsername(form.values.username ?? "");
  const isNew = typed !== "" && typed !== form.stored.fields.username;
  const problem = isNew ? checkUsername(typed) : null;
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const check = useQuery({
    ...orpc.profiles.checkUsername.queryOptions({ input: { username: settled, id: form.stored.id } }),
    enabled: isNew && problem === null && settled === typed,
    staleTime: 10_000,
    retry: false,
  });
  const answer = isNew && settled === typed ? check.data : undefined;
  const site = (useRootData()?.siteUrl ?? "").replace(/^https?:\/\//, "");
  const taken = answer?.problem && t(`problem.${answer.problem}`);
  const state = !isNew || problem ? undefined : answer ? (answer.problem ? undefined : t("username.free")) : check.isError ? undefined : t("username.checking");
  return (
    <Input
      label={t("field.username")}
      hint={
        <>
          {typed && !problem
            ? t.rich("hint.username", {
                address: `${site}/profile/${typed}`,
                link: (text) => (
                  <bdi dir="ltr" className="[overflow-wrap:anywhere]">
                    {text}
                  </bdi>
                ),
              })
            : t("hint.usernameEmpty")}
          <span role="status" className="block min-h-[1.4em] text-ok">
            {state}
          </span>
        </>
      }
      {...form.text("username")}
      error={form.error("username") ?? taken}
      dir="ltr"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
    />
  );
}
