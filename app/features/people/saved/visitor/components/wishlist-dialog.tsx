import { useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { FailureNote } from "#app/ui/form/failure-note.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import { Input } from "#app/ui/input.tsx";
import { MOST_WISHLISTS, WISHLIST_NAME_LENGTH } from "../../saved.ts";
import type { Wishlist } from "../../wishlists.contract.ts";

type Props = { wishlist?: Wishlist; onDone(id: string): void; onClose(): void };
type Problem = "required" | "tooLong" | "tooMany";

/** Names a new list, or another name for one. */
export function WishlistDialog({ wishlist, onDone, onClose }: Props) {
  const t = useT("saved");
  const client = useQueryClient();
  const form = useSimpleForm({
    initial: { name: wishlist?.name ?? "" },
    check: ({ name }) => ({ name: name.trim() ? undefined : ("required" as const) }),
    problemText: (code: Problem) => t(`list.problem.${code}`, { most: code === "tooMany" ? MOST_WISHLISTS : WISHLIST_NAME_LENGTH }),
    send: ({ name }) => (wishlist ? api.wishlists.rename({ id: wishlist.id, name }) : api.wishlists.create({ name })),
    onSent: async ({ id }) => {
      await client.invalidateQueries({ queryKey: orpc.wishlists.key() });
      onDone(id);
      onClose();
    },
  });
  const name = form.text("name");
  return (
    <Dialog isOpen kind="sheet" title={t(wishlist ? "list.rename" : "list.new")} onClose={onClose}>
      <Form form={form} className="grid gap-4">
        <Input
          label={t("list.name")}
          placeholder={t("list.example")}
          maxLength={WISHLIST_NAME_LENGTH}
          required
          autoFocus
          dir="auto"
          {...name}
          error={name.error ?? form.error("limit")}
        />
        <FailureNote form={form} />
        <p>
          <Button type="submit" variant="primary" pending={form.isSending}>
            {t("list.save")}
          </Button>
        </p>
      </Form>
    </Dialog>
  );
}
