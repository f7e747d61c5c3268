import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Sparkles, Trash2, X } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { useLiveEvents } from "#app/kit/live-events.ts";
import { useViewer } from "#app/kit/viewer.ts";
import { problemOf } from "#app/platform/api/problem.ts";
import { newId } from "#app/platform/database/ids.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/choice.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Select } from "#app/ui/input.tsx";
import { Photo } from "#app/ui/photo.tsx";
import { Skeleton } from "#app/ui/states.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { Board, BoardPicture, TextEngine } from "../../interior-creator.contract.ts";

const LIMITS = ["noneLeftToday", "tooManyOpen", "tooManyPictures"] as const;

/** Pictures from the words of a saved board, by a provider that an administrator has configured. Renders no button without one. */
export function BoardPictures({ board }: { board: Board }) {
  const t = useT("interior-creator");
  const client = useQueryClient();
  const { viewer } = useViewer();
  const { data: engines } = useQuery({ ...orpc.interiorCreator.engines.queryOptions(), staleTime: 60_000 });
  const renew = () => client.invalidateQueries({ queryKey: orpc.interiorCreator.get.queryKey({ input: { id: board.id } }) });
  useLiveEvents("job", () => void renew());
  if (!engines?.length && board.pictures.length === 0)
    return engines && viewer?.role === "admin" ? (
      <p className="tiny muted">
        {t.rich("pictures.configure", {
          link: (text) => (
            <Link className="link" to="/admin/ai">
              {text}
            </Link>
          ),
        })}
      </p>
    ) : null;
  return (
    <section className="board-part" aria-labelledby="board-pictures">
      <h2 id="board-pictures">{t("pictures.title")}</h2>
      {engines && engines.length > 0 && <Begin board={board} engines={engines} onBegun={renew} />}
      {board.pictures.length > 0 && (
        <ul className="board-pictures">
          {board.pictures.map((picture) => (
            <PictureItem key={picture.id} picture={picture} onChanged={renew} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Begin({ board, engines, onBegun }: { board: Board; engines: readonly TextEngine[]; onBegun(): Promise<void> }) {
  const t = useT("interior-creator");
  const [chosen, setChosen] = useState("");
  const [agreed, setAgreed] = useState<Record<string, boolean>>({});
  const engine = engines.find(({ id }) => id === chosen) ?? engines[0];
  const begin = useMutation({
    mutationFn: (id: string) => api.interiorCreator.generate({ id: board.id, engine: id, consent: agreed[id] ?? false, requestKey: newId() }),
    onSuccess: onBegun,
    onError(error) {
      const { fields } = problemOf(error);
      const known = LIMITS.find((one) => one === fields["limit"]);
      toast({ title: t("failed"), description: t(known ? `limits.${known}` : "failedText"), tone: "danger" });
    },
  });
  if (!engine) return null;
  const needsConsent = engine.isElsewhere && !agreed[engine.id];
  return (
    <div className="begin-picture">
      {engines.length > 1 && (
        <Select label={t("pictures.engine")} value={engine.id} onChange={(event) => setChosen(event.target.value)}>
          {engines.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      {engine.isElsewhere && (
        <Checkbox
          label={t("pictures.consent", { name: engine.name, host: engine.host ?? engine.name })}
          checked={agreed[engine.id] ?? false}
          onChange={(event) => setAgreed({ ...agreed, [engine.id]: event.target.checked })}
        />
      )}
      <Button
        variant="primary"
        icon={<Sparkles size={20} aria-hidden />}
        pending={begin.isPending}
        disabled={needsConsent || engine.leftToday === 0}
        onClick={() => begin.mutate(engine.id)}
      >
        {t("pictures.begin")}
      </Button>
      {engine.leftToday !== null && <p className="tiny muted">{t("pictures.left", { n: engine.leftToday })}</p>}
    </div>
  );
}

function PictureItem({ picture, onChanged }: { picture: BoardPicture; onChanged(): Promise<void> }) {
  const t = useT("interior-creator");
  const { id, state, photo, engineName, model } = picture;
  const isOpen = state === "queued" || state === "running";
  const act = useMutation({
    mutationFn: (): Promise<unknown> => (isOpen ? api.interiorCreator.cancelPicture({ id }) : api.interiorCreator.removePicture({ id })),
    onSuccess: onChanged,
    onError: () => toast({ title: t("failed"), description: t("failedText"), tone: "danger" }),
  });
  return (
    <li>
      {photo ? (
        <Photo image={{ ...photo, isPrivate: true }} sizes="(max-width: 720px) 92vw, 420px" alt={t("pictures.alt")} />
      ) : isOpen ? (
        <Skeleton className="waiting" height="auto" />
      ) : (
        <p className="gone" role="status">
          {t(state === "canceled" ? "pictures.canceled" : `failures.${picture.failure ?? "unavailable"}`)}
          {picture.reason && <small dir="auto">{picture.reason}</small>}
        </p>
      )}
      <span className="line">
        <span className="tiny muted">
          {isOpen ? t(`pictures.${state}`) : t("pictures.by", { engine: engineName })} {model && <bdi dir="ltr">{model}</bdi>}
        </span>
        <IconButton size="sm" label={t(isOpen ? "pictures.cancel" : "pictures.remove")} onClick={() => act.mutate()}>
          {isOpen ? <X size={18} aria-hidden /> : <Trash2 size={18} aria-hidden />}
        </IconButton>
      </span>
    </li>
  );
}
