import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { api, orpc } from "#app/api/client.ts";
import { ROOM_TYPES, type RoomType } from "#app/features/inspiration/ideas/public.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Input, Select } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { RedesignDetail } from "../redesign.contract.ts";
import { TITLE_LENGTH } from "../redesign.ts";

/** What the person calls it, and which room it is. */
export function EditDialog({ redesign, onClose }: { redesign: RedesignDetail; onClose(): void }) {
  const s = useT("redesign.studio");
  const ideas = useT("ideas");
  const client = useQueryClient();
  const [title, setTitle] = useState(redesign.title ?? "");
  const [roomType, setRoomType] = useState<RoomType | "">(redesign.roomType ?? "");
  const saving = useMutation({
    mutationFn: () => api.redesigns.update({ id: redesign.id, title: title.trim() || null, roomType: roomType || null }),
    onSuccess: () => {
      toast({ title: s("edit.saved") });
      onClose();
      return client.invalidateQueries({ queryKey: orpc.redesigns.key() });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!saving.isPending) saving.mutate();
  };
  return (
    <Dialog
      isOpen
      kind="sheet"
      title={s("edit.title")}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{s("edit.cancel")}</Button>
          <Button type="submit" form="redesign-edit" variant="primary" pending={saving.isPending}>
            {s("edit.save")}
          </Button>
        </>
      }
    >
      <form id="redesign-edit" className="grid gap-4" onSubmit={submit}>
        <Input
          label={s("edit.name")}
          optional
          maxLength={TITLE_LENGTH}
          placeholder={s("edit.nameHint")}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <Select label={s("edit.room")} value={roomType} onChange={(event) => setRoomType(event.target.value as RoomType | "")}>
          <option value="">{s("edit.anyRoom")}</option>
          {ROOM_TYPES.map((room) => (
            <option key={room} value={room}>
              {ideas(`room.${room}`)}
            </option>
          ))}
        </Select>
        {saving.isError && (
          <p className="error" role="alert">
            {s("edit.failed")}
          </p>
        )}
      </form>
    </Dialog>
  );
}
