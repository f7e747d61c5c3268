import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import type { Restyle } from "#app/engines/room/style-names.ts";
import { problemOf } from "#app/platform/api/problem.ts";
import { newId } from "#app/platform/database/ids.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { toast } from "#app/ui/toast.tsx";
import { type FurnishWish, isOfWish } from "../furnish/use-furnish.ts";
import { ORIGINAL, parseStudio, studioPath } from "../redesign.address.ts";
import type { RedesignDetail, RedesignPicture } from "../redesign.contract.ts";
import { isHardlyChanged } from "../redesign.ts";
import { isOpen, useEnds } from "./use-redesign.ts";

export type Wish = {
  style: Restyle;
  engine?: string;
  finishes?: NonNullable<RedesignPicture["finishes"]>;
  furnish?: FurnishWish & { placements?: NonNullable<RedesignPicture["scene"]>["placements"] };
  prompt?: string;
  consent?: boolean;
  requestKey?: string;
};

const PROBLEMS = { tooManyOpen: "open", tooManyPictures: "many", today: "limit" } as const;

function studioProblem(error: unknown) {
  const { code, fields } = problemOf(error);
  if (code === "OFFLINE") return "offline";
  if (code === "TOO_MANY_REQUESTS") return "tooOften";
  const { limit, consent, prompt, furnish } = fields;
  if (limit) return PROBLEMS[limit as keyof typeof PROBLEMS] ?? "failed";
  if (furnish) return "furnish";
  return consent ? "consent" : prompt ? "prompt" : "failed";
}

/** The picture that the address names, else the newest finished one. Null: the photograph itself. */
function shownOf(pictures: readonly RedesignPicture[], number: number | null): RedesignPicture | null {
  if (number === ORIGINAL) return null;
  return pictures.find((picture) => picture.number === number) ?? pictures.find(({ state }) => state === "done") ?? pictures[0] ?? null;
}

/** The studio's state and actions. The address names the shown picture, so that Back and reload show the same. */
export function useStudio(redesign: RedesignDetail) {
  const t = useT("redesign.studio");
  const client = useQueryClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  const asked = parseStudio(new URLSearchParams(search));
  const queryKey = orpc.redesign.get.queryKey({ input: { id: redesign.id } });
  const shown = shownOf(redesign.pictures, asked.picture);
  // A picture begun on leaving must not navigate back.
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const show = (picture: Pick<RedesignPicture, "number"> | "original" | "newest") => {
    const number = picture === "newest" ? null : picture === "original" ? ORIGINAL : picture.number;
    if (isHere.current) void navigate(studioPath(redesign.id, { picture: number }), { replace: true, preventScrollReset: true });
  };

  const making = useMutation({
    mutationFn: (wish: Wish) => api.redesign.restyle({ id: redesign.id, requestKey: newId(), ...wish }),
    onSuccess: (picture) => {
      client.setQueryData<RedesignDetail>(queryKey, (data) =>
        data ? { ...data, pictures: [picture, ...data.pictures.filter(({ id }) => id !== picture.id)] } : data,
      );
      show(picture);
      void client.invalidateQueries({ queryKey });
    },
    onError: (error) => void toast({ title: t("fail.title"), description: t(`problem.${studioProblem(error)}`), tone: "danger" }),
  });

  const canceling = useMutation({
    mutationFn: (picture: RedesignPicture) => api.redesign.cancel({ id: picture.id }),
    onSuccess: () => void toast({ title: t("work.canceled") }),
    onError: () => void toast({ title: t("work.cancelFailed"), tone: "danger" }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });

  const removing = useMutation({
    mutationFn: (picture: RedesignPicture) => api.redesign.removePicture({ id: picture.id }),
    onSuccess: (_, picture) => {
      toast({ title: t("versions.removed") });
      client.setQueryData<RedesignDetail>(queryKey, (data) => (data ? { ...data, pictures: data.pictures.filter(({ id }) => id !== picture.id) } : data));
      if (picture.id === shown?.id) show("newest");
    },
    onError: () => void toast({ title: t("remove.failed"), tone: "danger" }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });

  useEnds(redesign.pictures, (picture) => {
    if (picture.state === "done") {
      toast(isHardlyChanged(picture) ? { title: t("hardlyChanged.title"), description: t("hardlyChanged.text") } : { title: t("done") });
      // Stays on another picture that was opened meanwhile.
      if (shown ? shown.id === picture.id : asked.picture !== ORIGINAL) show(picture);
    } else if (picture.state === "failed") toast({ title: t("fail.title"), description: t("fail.text"), tone: "danger" });
  });

  /** Shows the style's picture; makes it first when there is none, or only one from before the last corrections. */
  const choose = (style: Restyle, furnish: FurnishWish | null = null) => {
    const made = redesign.pictures.find(
      (picture) =>
        picture.style === style &&
        isOfWish(picture, furnish) &&
        !picture.finishes &&
        (isOpen(picture) || (picture.state === "done" && picture.correctionsVersion === redesign.correctionsVersion)),
    );
    if (made) show(made);
    else if (!making.isPending) making.mutate({ style, ...(furnish && { furnish }) });
  };

  // Makes the style chosen on the start screen once the questions are answered; its key makes reload and Back find the same picture.
  const [wish] = useState(asked.style || null);
  const isNew = wish !== null && redesign.pictures.length === 0 && !redesign.corrections.confirmed && redesign.corrections.steps.length === 0;
  const isAsking = isNew && redesign.analysis === "ready";
  const mustWait = isAsking || (isNew && redesign.analysis === "waiting");
  const begin = useRef(choose);
  begin.current = choose;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as everything is loaded
  useEffect(() => {
    if (!wish || mustWait) return;
    const made = redesign.pictures.some(({ style }) => style === wish);
    if (made) begin.current(wish);
    else making.mutate({ style: wish, requestKey: `first-${wish}` });
  }, [mustWait]);

  return { shown, wish, isAsking, show, choose, making, canceling, removing };
}
export type StudioState = ReturnType<typeof useStudio>;
