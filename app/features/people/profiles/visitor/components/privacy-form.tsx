import { Eye } from "lucide-react";
import { useId } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { SelectBox } from "#app/ui/list/select-box.tsx";
import { ErrorNotice, Skeleton } from "#app/ui/states.tsx";
import { AUDIENCES, type Audience, type ProfilePart, partsOfRole } from "../../profiles.privacy.ts";
import { usePrivacy } from "./use-privacy.ts";
import "../../profiles.privacy.css";

/** Who sees the page and each of its parts; every choice is stored at once. */
export function PrivacyForm() {
  const t = useT("profiles.edit");
  const shell = useT("shell");
  const { privacy, shown, choose } = usePrivacy();
  if (privacy.isPending) return <Skeleton height="480px" />;
  if (!privacy.data || !shown)
    return (
      <ErrorNotice
        title={t("privacy.loadFailed")}
        actions={
          <Button onClick={() => void privacy.refetch()} pending={privacy.isFetching}>
            {shell("errorBox.tryAgain")}
          </Button>
        }
      />
    );
  const { role, path } = privacy.data;
  const put = (part: "profile" | ProfilePart) => (audience: Audience) => choose(part, audience);
  return (
    <div className="privacy-form">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <p className="prose text-muted">{t("privacy.text")}</p>
        <ButtonLink size="sm" to={path} icon={<Eye size={16} aria-hidden />}>
          {t("privacy.view")}
        </ButtonLink>
      </div>
      <section>
        <h2>{t("privacy.page")}</h2>
        <Row label={t("privacy.pageWho")} hint={t("privacy.pageHint")} value={shown.profile} isPage onChange={put("profile")} />
      </section>
      <section>
        <h2>{t("privacy.parts")}</h2>
        <p className="text-sm text-muted">{t("privacy.nameNote")}</p>
        {partsOfRole(role).map((part) => (
          <Row key={part} label={t(`privacy.part.${part}`)} value={shown[part]} onChange={put(part)} />
        ))}
      </section>
    </div>
  );
}

type RowProps = { label: string; hint?: string; value: Audience; isPage?: boolean; onChange: (audience: Audience) => void };

function Row({ label, hint, value, isPage, onChange }: RowProps) {
  const t = useT("profiles.edit");
  const id = useId();
  return (
    <div className="privacy-row">
      <div>
        <label htmlFor={id}>{label}</label>
        {hint && <p className="text-sm text-muted">{hint}</p>}
      </div>
      <SelectBox id={id} value={value} onChange={(event) => onChange(event.target.value as Audience)}>
        {AUDIENCES.map((audience) => (
          <option key={audience} value={audience}>
            {t(isPage ? `privacy.pageAudience.${audience}` : `privacy.audience.${audience}`)}
          </option>
        ))}
      </SelectBox>
    </div>
  );
}
