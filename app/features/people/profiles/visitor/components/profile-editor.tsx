import { useQuery } from "@tanstack/react-query";
import { ExternalLink, Eye } from "lucide-react";
import { useEffect, useRef } from "react";
import { orpc } from "#app/api/client.ts";
import { LeaveGuard } from "#app/kit/leave-guard.tsx";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { ErrorNotice, Skeleton } from "#app/ui/states.tsx";
import type { EditableProfile } from "../../profiles.contract.ts";
import type { ProfileField } from "../../profiles.ts";
import { ProfileSections } from "./profile-sections.tsx";
import { type ProfileForm, useProfileForm } from "./use-profile-form.ts";
import "../../profiles.css";

type Props = { id: string; isOwn: boolean; cities: readonly { value: string; label: string }[] };

/** A profile's form, with what it needs while it loads and when it cannot. */
export function ProfileEditor({ id, ...rest }: Props) {
  const t = useT("profiles.edit");
  const shell = useT("shell");
  const profile = useQuery({ ...orpc.profiles.getForEdit.queryOptions({ input: { id } }), staleTime: 0 });
  if (profile.isPending) return <Skeleton height="480px" />;
  if (!profile.data)
    return (
      <ErrorNotice
        title={t("loadFailed")}
        actions={
          <Button onClick={() => void profile.refetch()} pending={profile.isFetching}>
            {shell("errorBox.tryAgain")}
          </Button>
        }
      />
    );
  return <Editor key={id} profile={profile.data} {...rest} />;
}

function Editor({ profile, isOwn, cities }: Omit<Props, "id"> & { profile: EditableProfile }) {
  const t = useT("profiles.edit");
  const form = useProfileForm(profile);
  const { base } = form;
  const title = isOwn ? t("title") : t("titleOf", { name: base.fields.fullName });
  return (
    <div className="max-w-[880px]">
      <title>{title}</title>
      <DashboardHeader
        title={title}
        text={isOwn ? t("text") : t("adminNote", { name: base.fields.fullName })}
        actions={
          <>
            {isOwn && (
              <ButtonLink size="sm" to="/dashboard/settings/privacy" icon={<Eye size={16} aria-hidden />}>
                {t("privacyLink")}
              </ButtonLink>
            )}
            <ButtonLink size="sm" to={`/profile/${base.fields.username ?? base.id}`} icon={<ExternalLink size={16} className="flip" aria-hidden />}>
              {t("view")}
            </ButtonLink>
          </>
        }
      />
      <form
        className="profile-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.save();
        }}
        onKeyDown={(event) => {
          // Enter in a field must not send a long form by accident.
          if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
        }}
      >
        <ConflictBox form={form} />
        <ProfileSections form={form} cities={cities} isOwn={isOwn} />
        <SaveBar form={form} />
      </form>
      <LeaveGuard
        isDirty={form.changed.length > 0 && !form.isSaving}
        texts={{ title: t("leave.title"), text: t("leave.text"), leave: t("leave.leave"), stay: t("leave.stay") }}
      />
    </div>
  );
}

/** Says that the profile is another one by now; what was typed stays until the person decides. */
function ConflictBox({ form }: { form: ProfileForm }) {
  const t = useT("profiles.edit");
  const format = useFormat();
  const box = useRef<HTMLDivElement>(null);
  const { conflict } = form;
  useEffect(() => {
    if (conflict) box.current?.scrollIntoView({ block: "center" });
  }, [conflict]);
  if (!conflict) return null;
  const names = (fields: readonly ProfileField[]) => format.list(fields.map((field) => t(`field.${field}`)));
  return (
    <div ref={box} className="mb-6">
      <ErrorNotice
        title={t("conflict.title")}
        actions={
          <>
            <Button variant="primary" onClick={form.keepMine}>
              {t("conflict.keep")}
            </Button>
            <Button onClick={form.takeTheirs}>{t("conflict.take")}</Button>
          </>
        }
      >
        <p>{t("conflict.text", { fields: names(conflict.theirs) })}</p>
        {conflict.both.length > 0 && <p>{t("conflict.both", { fields: names(conflict.both) })}</p>}
      </ErrorNotice>
    </div>
  );
}

function SaveBar({ form }: { form: ProfileForm }) {
  const t = useT("profiles.edit");
  const problems = Object.keys(form.problems).length;
  const isDirty = form.changed.length > 0;
  return (
    <div className="save-bar">
      <p role="status" className={problems > 0 ? "text-danger" : "text-muted"}>
        {problems > 0 ? t("problems", { n: problems }) : t("changed", { n: form.changed.length })}
      </p>
      {isDirty && <Button onClick={form.discard}>{t("discard")}</Button>}
      <Button type="submit" variant="primary" aria-disabled={!isDirty || undefined} pending={form.isSaving}>
        {t("save")}
      </Button>
    </div>
  );
}
