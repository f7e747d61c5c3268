import { useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "#app/api/client.ts";
import { ROOM_TYPES, type RoomType } from "#app/features/inspiration/ideas/public.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { FailureNote } from "#app/ui/form/failure-note.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import { Input, Select } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { RedesignDetail } from "../redesign.contract.ts";
import { TITLE_LENGTH } from "../redesign.ts";

/** Edits the name and the kind of room. */
export function EditDialog({ redesign, onClose }: { redesign: RedesignDetail; onClose(): void }) {
  const s = useT("redesign.studio");
  const ideas = useT("ideas");
  const client = useQueryClient();
  const form = useSimpleForm({
    initial: { title: redesign.title ?? "", roomType: redesign.roomType ?? ("" as RoomType | "") },
    send: ({ title, roomType }) => api.redesign.update({ id: redesign.id, title: title.trim() || null, roomType: roomType || null }),
    onSent: () => {
      toast({ title: s("edit.saved") });
      onClose();
      return client.invalidateQueries({ queryKey: orpc.redesign.key() });
    },
  });
  return (
    <Dialog
      isOpen
      kind="sheet"
      title={s("edit.title")}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{s("edit.cancel")}</Button>
          <Button type="submit" form="redesign-edit" variant="primary" pending={form.isSending}>
            {s("edit.save")}
          </Button>
        </>
      }
    >
      <Form form={form} id="redesign-edit" className="grid gap-4">
        <Input label={s("edit.name")} optional maxLength={TITLE_LENGTH} placeholder={s("edit.nameHint")} {...form.text("title")} />
        <Select label={s("edit.room")} {...form.text("roomType")}>
          <option value="">{s("edit.anyRoom")}</option>
          {ROOM_TYPES.map((room) => (
            <option key={room} value={room}>
              {ideas(`room.${room}`)}
            </option>
          ))}
        </Select>
        <FailureNote form={form} texts={{ failed: s("edit.failed") }} />
      </Form>
    </Dialog>
  );
}
