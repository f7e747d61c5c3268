import { api } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { FailureNote } from "#app/ui/form/failure-note.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import { toast } from "#app/ui/toast.tsx";
import type { InvitedBidder } from "../../requests.contract.ts";
import type { RequestProblem } from "../../requests.ts";
import { BidderPicker, bidderIds, type PickedBidder } from "./bidder-picker.tsx";
import { useReadAnew } from "./use-request-moves.ts";

type Values = { invited: PickedBidder[] };
type Props = { requestId: string /** Before. */; invited: readonly InvitedBidder[]; onClose(): void };

/** Chooses further bidders of a request that is open. */
export function InviteDialog({ requestId, invited, onClose }: Props) {
  const t = useT("requests");
  const readAnew = useReadAnew();
  const form = useSimpleForm<Values, { id: string }, RequestProblem>({
    initial: { invited: [] },
    check: (values): Partial<Record<keyof Values, RequestProblem>> => (values.invited.length === 0 ? { invited: "required" } : {}),
    problemText: (code) => (code === "unknown" ? t("problem.notInvitable") : t(`problem.${code}`)),
    send: (values) => api.requests.invite({ id: requestId, ...bidderIds(values.invited) }),
    onSent: () => {
      toast({ title: t("owner.inviteDone") });
      onClose();
      return readAnew();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={t("owner.inviteAnother")}>
      <Form form={form} className="grid gap-5">
        <p className="text-sm text-muted">{t("owner.inviteText")}</p>
        <BidderPicker before={invited} picked={form.values.invited} onChange={(picked) => form.set("invited", picked)} error={form.error("invited")} />
        <FailureNote form={form} texts={{ NO_MORE_BIDS: t("bidder.over") }} />
        <div>
          <Button type="submit" variant="primary" pending={form.isSending}>
            {t("ask.send")}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
