import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { api, orpc } from "#app/api/client.ts";
import { OPENING_KINDS } from "#app/engines/room/stage/words.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Input } from "#app/ui/input.tsx";
import { SelectBox } from "#app/ui/list/select-box.tsx";
import { Skeleton } from "#app/ui/states.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { RedesignDetail, RedesignRoom } from "../redesign.contract.ts";
import { MOST_MARKS } from "../redesign.ts";
import { type Boxes, MarksStage } from "./marks-stage.tsx";
import { roomQuery } from "./use-furnish.ts";

type Props = { redesign: RedesignDetail; onClose(): void };

/** Windows, doors and what else stays when the room is emptied, as boxes on the photograph; and how high the ceiling is. */
export function MarksDialog({ redesign, onClose }: Props) {
  const t = useT("redesign.furnish");
  const { data } = useQuery(roomQuery(redesign));
  return data ? (
    <MarksForm redesign={redesign} found={data.marks} onClose={onClose} />
  ) : (
    <Dialog isOpen kind="sheet" size="wide" title={t("marks.title")} onClose={onClose}>
      <Skeleton height="50vh" />
    </Dialog>
  );
}

const heightOf = (text: string): number | null => {
  const height = Number(text.trim().replace(",", "."));
  return height >= 2 && height <= 8 ? height : null;
};

function MarksForm({ redesign, found, onClose }: Props & { found: RedesignRoom["marks"] }) {
  const t = useT("redesign.furnish");
  const client = useQueryClient();
  const [marks, setMarks] = useState<Boxes>(found);
  const [height, setHeight] = useState(String(redesign.corrections.height ?? ""));
  const [isTried, setTried] = useState(false);
  const isWrong = height.trim() !== "" && heightOf(height) === null;
  const saving = useMutation({
    mutationFn: () => {
      const { height: _, ...corrections } = redesign.corrections;
      const meters = heightOf(height);
      return api.redesign.correct({
        id: redesign.id,
        version: redesign.correctionsVersion,
        corrections: { ...corrections, marks: [...marks], ...(meters && { height: meters }) },
      });
    },
    onSuccess: (saved) => {
      client.setQueryData<RedesignDetail>(orpc.redesign.get.queryKey({ input: { id: redesign.id } }), (data) => data && { ...data, ...saved });
      onClose();
    },
    onError: () => {
      toast({ title: t("marks.failed"), tone: "danger" });
      void client.invalidateQueries({ queryKey: orpc.redesign.get.queryKey({ input: { id: redesign.id } }) });
    },
  });
  const save = () => {
    setTried(true);
    if (!isWrong) saving.mutate();
  };
  const change = (index: number, mark: Partial<Boxes[number]>) => setMarks((now) => now.map((one, at) => (at === index ? { ...one, ...mark } : one)));
  return (
    <Dialog
      isOpen
      kind="sheet"
      size="wide"
      title={t("marks.title")}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("marks.cancel")}</Button>
          <Button variant="primary" pending={saving.isPending} onClick={save}>
            {t("marks.save")}
          </Button>
        </>
      }
    >
      <div className="marks">
        <p>{t("marks.text")}</p>
        <MarksStage photo={redesign.photo} marks={marks} onChange={setMarks} />
        <p className="tiny muted">{t("marks.keys")}</p>
        <ul className="marks-list">
          {marks.map((mark, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no other name than their number
            <li key={index}>
              <b className="num">{index + 1}</b>
              <SelectBox
                aria-label={`${t("marks.box", { n: index + 1 })}: ${t("marks.kind")}`}
                value={mark.kind}
                onChange={(event) => change(index, { kind: event.target.value as Boxes[number]["kind"] })}
              >
                {OPENING_KINDS.map((kind) => (
                  <option key={kind} value={kind}>
                    {t(`marks.${kind}`)}
                  </option>
                ))}
              </SelectBox>
              <IconButton label={t("marks.remove", { n: index + 1 })} onClick={() => setMarks((now) => now.filter((_, at) => at !== index))}>
                <Trash2 size={20} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
        {marks.length === 0 && <p className="muted">{t("marks.none")}</p>}
        {marks.length < MOST_MARKS && (
          <Button icon={<Plus aria-hidden />} onClick={() => setMarks((now) => [...now, { kind: "door", from: [0.42, 0.75], to: [0.58, 0.3] }])}>
            {t("marks.add")}
          </Button>
        )}
        <Input
          label={t("marks.height")}
          hint={t("marks.heightHint")}
          optional
          inputMode="decimal"
          dir="ltr"
          value={height}
          error={isTried && isWrong ? t("marks.heightWrong") : undefined}
          onChange={(event) => setHeight(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
