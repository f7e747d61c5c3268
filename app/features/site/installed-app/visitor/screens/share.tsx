import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { requestContext } from "#app/api/request-context.ts";
import { START_PATH, storePhoto } from "#app/features/studio/redesign/public.ts";
import { useViewer } from "#app/kit/viewer.ts";
import { loginPath } from "#app/platform/auth/safe-redirect.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { translator } from "#app/platform/languages/translator.server.ts";
import { pageMeta } from "#app/platform/pages/seo.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { FileDrop } from "#app/ui/file-drop.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Skeleton } from "#app/ui/states.tsx";
import { removeShared, type Shared, sharedPhoto, storeShared } from "../../browser/shared-photo.ts";
import { SHARE_PATH } from "../../installed-app.ts";
import { BookChoice } from "../components/book-choice.tsx";
import type { Route } from "./+types/share";
import "../../installed-app.css";

export async function loader({ context }: Route.LoaderArgs) {
  const { language, siteUrl } = context.get(requestContext);
  const t = await translator(language, "installed-app");
  return { title: `${t("share.title")} · ${t("name")}`, language, siteUrl };
}

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? pageMeta({ ...loaderData, path: SHARE_PATH, isHidden: true }) : []);

/** What becomes of a photo that another app shared: it is on this device until its person says. */
export default function Share() {
  const t = useT("installed-app");
  const [shared, setShared] = useState<Shared | null | undefined>();
  useEffect(() => void sharedPhoto().then(setShared), []);
  const choose = (photo: File | undefined) => {
    if (!photo) return;
    setShared({ photo, words: "" });
    void storeShared(photo);
  };
  return (
    <div className="wrap share-photo">
      <PageHeader title={t("share.title")} text={t(shared === null ? "share.missing" : "share.lead")} />
      {shared === undefined && <Skeleton height="20rem" />}
      {shared === null && <FileDrop label={t("share.choose")} accept="image/*" onFiles={([file]) => choose(file)} />}
      {shared && <Choice shared={shared} onRemove={() => void removeShared().then(() => setShared(null))} />}
    </div>
  );
}

function Choice({ shared, onRemove }: { shared: Shared; onRemove(): void }) {
  const t = useT("installed-app");
  const navigate = useNavigate();
  const { viewer, isKnown } = useViewer();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const url = URL.createObjectURL(shared.photo);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [shared.photo]);
  const redesign = async () => {
    await storePhoto(shared.photo);
    await removeShared();
    await navigate(viewer ? START_PATH : loginPath(START_PATH));
  };
  return (
    <div className="share-grid">
      <figure>
        {address && <img src={address} alt={t("share.preview")} />}
        <Button size="sm" onClick={onRemove}>
          {t("share.remove")}
        </Button>
      </figure>
      <div className="grid content-start gap-4">
        <section className="panel">
          <h2>{t("share.redesign")}</h2>
          <p className="muted">{t("share.redesignText")}</p>
          <Button variant="primary" disabled={!isKnown} onClick={() => void redesign()}>
            {t("share.redesign")}
          </Button>
        </section>
        <section className="panel">
          <h2>{t("share.ideabook")}</h2>
          {viewer ? (
            <BookChoice shared={shared} />
          ) : (
            isKnown && (
              <>
                <p className="muted">{t("share.signIn")}</p>
                <ButtonLink to={loginPath(SHARE_PATH)}>{t("share.signInAction")}</ButtonLink>
              </>
            )
          )}
        </section>
      </div>
    </div>
  );
}
