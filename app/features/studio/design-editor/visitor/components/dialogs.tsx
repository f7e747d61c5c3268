import { LogIn } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { problemOf } from "#app/platform/api/problem.ts";
import { loginPath } from "#app/platform/auth/safe-redirect.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Input } from "#app/ui/input.tsx";
import { NAME_LENGTH } from "../../design-editor.ts";
import type { Editor } from "./use-editor.ts";

/** Applying and saving need an account; what was done so far waits on the device. */
export function SignInDialog({ editor, here }: { editor: Editor; here: string }) {
  const t = useT("design-editor");
  const navigate = useNavigate();
  const go = async (to: string) => {
    await editor.store();
    await navigate(to);
  };
  return (
    <Dialog
      isOpen
      onClose={editor.dismiss}
      title={t("signIn.title")}
      footer={
        <>
          <Button onClick={() => void go(`/signup?redirect=${encodeURIComponent(here)}`)}>{t("signIn.create")}</Button>
          <Button variant="primary" icon={<LogIn size={20} className="flip" aria-hidden />} onClick={() => void go(loginPath(here))}>
            {t("signIn.action")}
          </Button>
        </>
      }
    >
      <p>{t("signIn.text")}</p>
    </Dialog>
  );
}

const PROBLEMS = ["required", "nameTooLong"] as const;

/** What the design is called, asked at the first saving. */
export function NameDialog({ editor }: { editor: Editor }) {
  const t = useT("design-editor");
  const [name, setName] = useState(() => t("nameFor", { style: t(`styles.${editor.settings.style}`) }));
  const { fields } = problemOf(editor.saveError);
  const problem = PROBLEMS.find((known) => known === fields["name"]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!editor.isSaving) editor.saveAs(name);
  };
  return (
    <Dialog
      isOpen
      onClose={editor.dismiss}
      title={t("name.title")}
      footer={
        <>
          <Button onClick={editor.dismiss}>{t("cancel")}</Button>
          <Button variant="primary" type="submit" form="design-name" pending={editor.isSaving}>
            {t("save")}
          </Button>
        </>
      }
    >
      <form id="design-name" onSubmit={submit}>
        <Input
          label={t("name.label")}
          value={name}
          maxLength={NAME_LENGTH * 2}
          error={problem && t(`name.${problem}`, { n: NAME_LENGTH })}
          onChange={(event) => setName(event.target.value)}
          onFocus={(event) => event.target.select()}
        />
      </form>
    </Dialog>
  );
}
