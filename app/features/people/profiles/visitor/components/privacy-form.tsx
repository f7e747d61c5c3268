import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Eye } from "lucide-react";
import { useId } from "react";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { SelectBox } from "#app/ui/list/select-box.tsx";
import { ErrorNotice, Skeleton } from "#app/ui/states.tsx";
import { toast } from "#app/ui/toast.tsx";
import { AUDIENCES, type Audience, type ProfilePart, partsOfRole } from "../../profiles.privacy.ts";
import "../../profiles.privacy.css";

/** Who sees the page and each of its parts; every choice is stored at once. */
export function PrivacyForm() {
  const t = useT("profiles.edit");
  const shell = useT("shell");
  const client = useQueryClient();
  const options = orpc.profiles.getPrivacy.queryOptions();
  const privacy = useQuery(options);
  const save = useMutation({
    mutationFn: ({ part, audience }: { part: "profile" | ProfilePart; audience: Audience }) => api.profiles.setPrivacy({ visibility: { [part]: audience } }),
    onSuccess: (saved, { part, audience }) => {
      client.setQueryData(options.queryKey, saved);
      void client.invalidateQueries({ queryKey: orpc.profiles.get.key() });
      const said = part === "profile" ? t("privacy.page") : t(`privacy.part.${part}`);
      toast({
        title: t("privacy.saved", { part: said, audience: t(part === "profile" ? `privacy.pageAudience.${audience}` : `privacy.audience.${audience}`) }),
      });
    },
    onError: () => toast({ title: t("privacy.failed"), tone: "danger" }),
  });
  if (privacy.isPending) return <Skeleton height="480px" />;
  if (!privacy.data)
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
  const { role, path, visibility } = privacy.data;
  // the choice shows at once, and goes back when it could not be stored
  const shown = save.isPending && save.variables ? { ...visibility, [save.variables.part]: save.variables.audience } : visibility;
  const put = (part: "profile" | ProfilePart) => (audience: Audience) => save.mutate({ part, audience });
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
