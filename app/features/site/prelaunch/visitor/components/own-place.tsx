import { useMutation, useQuery } from "@tanstack/react-query";
import { api, orpc } from "#app/api/client.ts";
import { useRootData } from "#app/kit/root-data.ts";
import { ShareButton } from "#app/kit/share-button.tsx";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Skeleton } from "#app/ui/states.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { PlaceInLine } from "../../prelaunch.contract.ts";
import { invitePath, PLACES_PER_FRIEND, PRELAUNCH_PATH } from "../../prelaunch.ts";

/** One's place by the key of the mail. */
export function StoredPlace({ id }: { id: string }) {
  const t = useT("prelaunch");
  const { data, isError } = useQuery({ ...orpc.prelaunch.get.queryOptions({ input: { key: id } }), retry: false });
  if (isError)
    return (
      <>
        <h1>{t("gone.title")}</h1>
        <p className="lede">{t("gone.text")}</p>
        <ButtonLink size="lg" block reloadDocument to={PRELAUNCH_PATH}>
          {t("link.again")}
        </ButtonLink>
      </>
    );
  return data ? <OwnPlace place={data} /> : <Skeleton height="18rem" />;
}

/** The place in line, the invitation that moves it up, and the way out. */
export function OwnPlace({ place }: { place: PlaceInLine }) {
  const t = useT("prelaunch");
  const format = useFormat();
  const siteUrl = useRootData()?.siteUrl ?? "";
  const path = invitePath(place.inviteCode);
  const leave = useMutation({ mutationFn: () => api.prelaunch.leave({ key: place.key }), onError: () => toast({ title: t("admin.failed"), tone: "danger" }) });
  if (leave.isSuccess)
    return (
      <>
        <h1>{t("left.title")}</h1>
        <p className="lede">{t("left.text")}</p>
      </>
    );
  return (
    <>
      <h1>{t("place.title")}</h1>
      <p className="place-number">
        <b className="num">{format.number(place.place)}</b>
        <span>{t("place.of", { n: place.of })}</span>
      </p>
      <section className="place-invite" aria-labelledby="invite">
        <h2 id="invite">{t("place.invite")}</h2>
        <p>{t("place.inviteText", { n: PLACES_PER_FRIEND })}</p>
        <p className="place-link">
          <bdi dir="ltr">{siteUrl + path}</bdi>
        </p>
        <ShareButton title={t("title")} path={path} />
        <p className="text-muted">{t("place.friends", { n: place.friends })}</p>
      </section>
      <p className="text-sm text-muted">{t("place.again")}</p>
      <p>
        <Button variant="ghost" size="sm" pending={leave.isPending} onClick={() => leave.mutate()}>
          {t("place.leave")}
        </Button>
      </p>
    </>
  );
}
