import { useT } from "#app/platform/languages/language-context.tsx";
import { Input } from "#app/ui/input.tsx";

type Props = { label: string; hint?: string; error: string | undefined; isBackup?: boolean; id?: string };

/** Six digits from a mail or an authenticator app, or one of the codes for when that is lost. Phones offer what came by mail. */
export function CodeField({ label, hint, error, isBackup = false, id = "code" }: Props) {
  const t = useT("account");
  return (
    <Input
      key={isBackup ? "backup" : "code"}
      id={id}
      name="code"
      label={label}
      hint={hint ?? t(isBackup ? "code.backupHint" : "code.hint")}
      error={error}
      required
      dir="ltr"
      inputMode={isBackup ? "text" : "numeric"}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={isBackup ? 24 : 12}
      className="tracking-widest"
    />
  );
}
