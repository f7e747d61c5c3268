import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import type { Security } from "../../account.security.contract.ts";
import type { SecurityAnswer } from "../../account.security.ts";
import { BackupCodes } from "./backup-codes.tsx";
import { CodeField } from "./code-field.tsx";
import { CurrentPassword, SecurityForm, useSecurityForm } from "./security-form.tsx";
import { SecuritySection } from "./security-section.tsx";

type Open = "on" | "off" | "codes" | null;

/** The authenticator app: set up in two steps, with codes for the day it is lost. */
export function TwoFactorSection({ security }: { security: Security }) {
  const t = useT("account.security");
  const [open, setOpen] = useState<Open>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = () => setOpen(null);
  const show = (shown: readonly string[]) => {
    setCodes(shown);
    close();
  };
  const { hasTwoFactor, backupCodesLeft } = security;
  return (
    <SecuritySection
      title={t("twoFactor.title")}
      text={
        <>
          <p>{t("twoFactor.text")}</p>
          {backupCodesLeft !== null && <p className="mt-1">{t("twoFactor.left", { count: backupCodesLeft })}</p>}
        </>
      }
      aside={
        <>
          <StatusBadge tone={hasTwoFactor ? "ok" : "neutral"}>{t(hasTwoFactor ? "on" : "off")}</StatusBadge>
          {!open && !codes && !hasTwoFactor && (
            <Button size="sm" onClick={() => setOpen("on")}>
              {t("twoFactor.begin")}
            </Button>
          )}
          {!open && !codes && hasTwoFactor && (
            <>
              <Button size="sm" onClick={() => setOpen("codes")}>
                {t("twoFactor.renew")}
              </Button>
              {!security.isTwoFactorRequired && (
                <Button size="sm" onClick={() => setOpen("off")}>
                  {t("twoFactor.end")}
                </Button>
              )}
            </>
          )}
        </>
      }
    >
      {open === "on" && <SetUp hasPassword={security.hasPassword} onClose={close} onCodes={show} />}
      {open === "off" && <ConfirmForm intent="two-factor-off" submit={t("twoFactor.end")} hasPassword={security.hasPassword} onClose={close} isDangerous />}
      {open === "codes" && (
        <ConfirmForm intent="backup-codes" submit={t("twoFactor.renew")} hasPassword={security.hasPassword} onClose={close} onCodes={show} />
      )}
      {codes && <BackupCodes codes={codes} onClose={() => setCodes(null)} />}
    </SecuritySection>
  );
}

type FormProps = { hasPassword: boolean; onClose: () => void };

function SetUp({ hasPassword, onClose, onCodes }: FormProps & { onCodes: (codes: readonly string[]) => void }) {
  const t = useT("account.security");
  const client = useQueryClient();
  const begin = useSecurityForm();
  const finish = useSecurityForm(({ backupCodes = [] }) => {
    onCodes(backupCodes);
    // Admins get their permissions from here on.
    void client.invalidateQueries({ queryKey: orpc.account.me.queryKey() });
  });
  const setUp = begin.answer?.setUp;
  if (!setUp)
    return (
      <SecurityForm form={begin} intent="two-factor" submit={t("continue")} onCancel={onClose}>
        <CurrentPassword id="two-factor-password" hasPassword={hasPassword} error={begin.errorOf("password")} />
      </SecurityForm>
    );
  return (
    <div className="grid gap-5">
      <Drawing setUp={setUp} />
      <SecurityForm form={finish} intent="two-factor-code" submit={t("twoFactor.finish")} onCancel={onClose}>
        <CodeField id="two-factor-code" label={t("twoFactor.code")} hint={t("twoFactor.codeHint")} error={finish.errorOf("code")} />
      </SecurityForm>
    </div>
  );
}

/** For the camera of a phone; on the phone itself, the link or the letters. */
function Drawing({ setUp: { uri, secret, size, path } }: { setUp: NonNullable<SecurityAnswer["setUp"]> }) {
  const t = useT("account.security");
  return (
    <div className="flex flex-wrap items-center gap-6">
      {/* Cameras expect dark on light, in every theme. */}
      <svg
        viewBox={`0 0 ${size} ${size}`}
        className="size-44 flex-none rounded-card bg-white"
        role="img"
        aria-label={t("twoFactor.drawing")}
        shapeRendering="crispEdges"
      >
        <path d={path} fill="#000" />
      </svg>
      <div className="grid max-w-[40ch] gap-2 text-sm">
        <p>{t("twoFactor.scan")}</p>
        <p className="text-muted">{t("twoFactor.orType")}</p>
        <code className="break-all rounded-control bg-sunken px-3 py-2" dir="ltr">
          {secret.replace(/(.{4})(?=.)/g, "$1 ")}
        </code>
        <a className="link min-h-11 content-center" href={uri}>
          {t("twoFactor.open")}
        </a>
      </div>
    </div>
  );
}

type ConfirmProps = FormProps & { intent: string; submit: string; isDangerous?: boolean; onCodes?: (codes: readonly string[]) => void };

function ConfirmForm({ intent, submit, hasPassword, onClose, onCodes, isDangerous = false }: ConfirmProps) {
  const form = useSecurityForm(({ backupCodes }) => (onCodes && backupCodes ? onCodes(backupCodes) : onClose()));
  return (
    <SecurityForm form={form} intent={intent} submit={submit} onCancel={onClose} isDangerous={isDangerous}>
      <CurrentPassword id={`${intent}-password`} hasPassword={hasPassword} error={form.errorOf("password")} />
    </SecurityForm>
  );
}
