import { useT } from "#app/platform/languages/language-context.tsx";
import { type Failure, nameOfFailure } from "./failure.ts";

type Own = { readonly [name: string]: string | undefined };

/** The sentence for a failure: the feature's own for a kind or code, otherwise one that every form has. */
export function useFailureText(): (failure: Failure, own?: Own) => string {
  const t = useT("ui.form");
  return (failure, own = {}) => {
    const name = nameOfFailure(failure);
    const key = `failure.${name}`;
    const { minutes } = { minutes: 1, ...failure };
    return own[name] ?? (t.has(key) ? t(key, { minutes }) : (own["failed"] ?? t("failure.failed")));
  };
}
