import { HydrationBoundary, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { orpc } from "#app/api/client.ts";
import { itemLoader, SECRET_ADDRESS } from "#app/api/item-loader.server.ts";
import { everybody } from "#app/api/list-loader.server.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { EmptyState, MissingPage } from "#app/ui/states.tsx";
import { START_PATH } from "../../redesign.address.ts";
import { PictureFrame, RoomPhoto } from "../../studio/picture-frame.tsx";
import { useMadeBy } from "../../studio/picture-notes.tsx";
import { Pictures } from "../../studio/stage.tsx";
import { useVersionNames } from "../../studio/version-names.ts";
import { VersionStrip } from "../../studio/version-strip.tsx";
import type { Route } from "./+types/shared";
import "../../redesign.css";
import "../../studio/picture.css";
import "../../studio/studio.css";

export const handle = { namespaces: ["redesign.studio", "ideas"] };

const sharedQuery = (queries: typeof orpc, key = "") => ({ ...queries.redesign.shared.queryOptions({ input: { key } }), retry: false });

export const loader = itemLoader(everybody, (server, { key }) => sharedQuery(server, key));

export const headers = () => SECRET_ADDRESS;

/** What anyone who has the link sees. */
export default function SharedScreen({ loaderData: { isFound, state }, params: { key } }: Route.ComponentProps) {
  return <HydrationBoundary state={state}>{isFound ? <SharedRoom sharedKey={key} /> : <Gone />}</HydrationBoundary>;
}

function Gone() {
  const t = useT("redesign");
  return <MissingPage title={t("shared.goneTitle")} text={t("shared.goneText")} to={START_PATH} action={t("shared.try")} />;
}

function SharedRoom({ sharedKey }: { sharedKey: string }) {
  const t = useT("redesign");
  const ideas = useT("ideas");
  const { data: shared, error, refetch } = useQuery(sharedQuery(orpc, sharedKey));
  const pictures = shared?.pictures.filter(({ state, photo }) => state === "done" && photo) ?? [];
  const nameOf = useVersionNames(pictures);
  const madeBy = useMadeBy();
  const [chosen, setChosen] = useState<string | null>(null);
  if (!shared)
    return (
      <div className="wrap py-16">
        {error && (
          <LocalErrorBox error={error} onTryAgain={() => void refetch()}>
            <p>{t("shared.failed")}</p>
          </LocalErrorBox>
        )}
      </div>
    );
  const shown = chosen === "original" ? null : (pictures.find(({ id }) => id === chosen) ?? pictures[0] ?? null);
  const title = shared.title ?? t("shared.title", { room: shared.roomType ? ideas(`room.${shared.roomType}`) : t("shared.room") });
  return (
    <div className="wrap studio-page">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <div className="page-head">
        <h1>
          <bdi lang={shared.title ? languageOf(shared.title) : undefined}>{title}</bdi>
        </h1>
        <p>{t("shared.by")}</p>
      </div>
      <div className="shared-room">
        <div className="shared-stage">
          {pictures.length === 0 ? (
            <EmptyState title={t("shared.none")} />
          ) : (
            <>
              {shown?.photo ? (
                <Pictures
                  view="slider"
                  other={{ photo: shared.photo, name: t("compare.before") }}
                  after={{ photo: shown.photo, name: nameOf(shown) }}
                  ratio={shared.photo}
                />
              ) : (
                <PictureFrame photo={shared.photo}>
                  <RoomPhoto photo={shared.photo} alt={t("compare.before")} isFirst />
                </PictureFrame>
              )}
              <p className="shared-by">{shown && madeBy(shown)}</p>
              <VersionStrip
                redesign={{ photo: shared.photo, pictures }}
                shown={shown}
                onShow={(picture) => setChosen(picture === "original" ? picture : picture.id)}
                nameOf={nameOf}
              />
            </>
          )}
        </div>
        <aside className="shared-try">
          <b>{t("shared.tryText")}</b>
          <ButtonLink variant="primary" size="lg" block to={START_PATH}>
            {t("shared.try")}
          </ButtonLink>
          <ButtonLink size="lg" block to="/vendors">
            {t("shared.build")}
          </ButtonLink>
        </aside>
      </div>
    </div>
  );
}
