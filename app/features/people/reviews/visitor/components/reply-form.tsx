import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { useFailureText } from "#app/ui/form/failure-text.ts";
import { Form } from "#app/ui/form/form.tsx";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import { Textarea } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { ReceivedReview } from "../../reviews.contract.ts";
import { checkReply } from "../../reviews.rules.ts";
import { REPLY_LENGTH } from "../../reviews.ts";

/** The one reply, which everybody reads. */
export function Reply({ review }: { review: ReceivedReview }) {
  const t = useT("reviews");
  const [isOpen, setOpen] = useState(false);
  if (!review.canReply) return null;
  if (isOpen) return <ReplyForm review={review} onDone={() => setOpen(false)} />;
  return (
    <p>
      <Button size="sm" onClick={() => setOpen(true)} aria-label={t(review.reply ? "reply.changeTo" : "reply.to", { name: review.authorName })}>
        {t(review.reply ? "reply.change" : "reply.write")}
      </Button>
    </p>
  );
}

function ReplyForm({ review, onDone }: { review: ReceivedReview; onDone(): void }) {
  const t = useT("reviews");
  const failureText = useFailureText();
  const client = useQueryClient();
  const form = useSimpleForm({
    initial: { body: review.reply?.body ?? "" },
    check: ({ body }) => checkReply(body) as Record<string, string>,
    problemText: (code: string) => t(`problem.${code === "required" ? "reply" : "tooLong"}`, { n: REPLY_LENGTH }),
    send: ({ body }) => api.reviews.reply({ id: review.id, body }),
    onSent: async () => {
      toast({ title: t("reply.saved") });
      await client.invalidateQueries({ queryKey: orpc.reviews.key() });
      onDone();
    },
    onFailure: (failure) => toast({ title: failureText(failure), tone: "danger" }),
  });
  const { value, error } = form.text("body");
  return (
    <Form form={form} isLong className="grid max-w-[68ch] gap-3">
      <Textarea
        label={t("reply.label")}
        hint={t("reply.hint")}
        error={error}
        value={value}
        autoFocus
        onChange={(event) => form.set("body", event.target.value)}
      />
      <p className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" size="sm" pending={form.isSending}>
          {t("reply.send")}
        </Button>
        <Button size="sm" onClick={onDone}>
          {t("reply.cancel")}
        </Button>
      </p>
    </Form>
  );
}
