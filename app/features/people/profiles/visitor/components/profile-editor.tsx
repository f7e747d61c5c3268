import { useQuery } from "@tanstack/react-query";
import { ExternalLink, Eye } from "lucide-react";
import { orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { ConflictBox } from "#app/ui/form/conflict-box.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { LeaveGuard } from "#app/ui/form/leave-guard.tsx";
import { SaveBar } from "#app/ui/form/save-bar.tsx";
import { ErrorNotice, Skeleton } from "#app/ui/states.tsx";
import type { EditableProfile } from "../../profiles.contract.ts";
import { ProfileSections } from "./profile-sections.tsx";
import { useProfileForm } from "./use-profile-form.ts";
import "../../profiles.css";

type Props = { id: string; isOwn: boolean; cities: readonly { value: string; label: string }[] };

/** A profile's form, with its loading and error states. */
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
  const { stored: base } = form;
  const title = isOwn ? t("title") : t("titleOf", { name: base.fields.fullName });
  return (
    <div className="mx-auto max-w-[880px]">
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
      <Form form={form} isLong className="profile-form">
        <ConflictBox form={form} nameOf={(field) => t(`field.${field}`)} />
        <ProfileSections form={form} cities={cities} isOwn={isOwn} />
        <SaveBar form={form} />
      </Form>
      <LeaveGuard isDirty={form.isDirty && !form.isSending} />
    </div>
  );
}
