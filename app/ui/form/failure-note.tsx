import { useFailureText } from "./failure-text.ts";
import type { AnyForm } from "./use-form.ts";

type Props = { form: Pick<AnyForm, "failure">; texts?: { readonly [name: string]: string | undefined } };

/** Why it was not sent, above the button that sends it again. */
export function FailureNote({ form: { failure }, texts }: Props) {
  const text = useFailureText();
  if (!failure) return null;
  return (
    <p className="text-sm text-danger" role="alert">
      {text(failure, texts)}
    </p>
  );
}
