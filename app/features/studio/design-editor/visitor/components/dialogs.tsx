import { LogIn } from "lucide-react";
import { useNavigate } from "react-router";
import { loginPath } from "#app/platform/auth/safe-redirect.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
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

/** Asks for a name on the first save. */
export function NameDialog({ editor }: { editor: Editor }) {
  const t = useT("design-editor");
  const form = useSimpleForm({
    initial: () => ({ name: t("nameFor", { style: t(`styles.${editor.settings.style}`) }) }),
    check: ({ name }) => ({ name: name.trim() ? (name.trim().length > NAME_LENGTH ? "nameTooLong" : undefined) : "required" }),
    problemText: (code) => t(`name.${code as "required" | "nameTooLong"}`, { n: NAME_LENGTH }),
    send: ({ name }) => editor.saveAs(name),
  });
  return (
    <Dialog
      isOpen
      onClose={editor.dismiss}
      title={t("name.title")}
      footer={
        <>
          <Button onClick={editor.dismiss}>{t("cancel")}</Button>
          <Button variant="primary" type="submit" form="design-name" pending={form.isSending}>
            {t("save")}
          </Button>
        </>
      }
    >
      <Form form={form} id="design-name">
        <Input label={t("name.label")} maxLength={NAME_LENGTH * 2} {...form.text("name")} onFocus={(event) => event.target.select()} />
      </Form>
    </Dialog>
  );
}
