import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { Button } from "#app/ui/button.tsx";
import { DocumentList } from "#app/ui/document-list.tsx";
import { type Facts, FactsList, ltr } from "#app/ui/facts-list.tsx";
import { FailureNote } from "#app/ui/form/failure-note.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import { Textarea } from "#app/ui/input.tsx";
import { LoadedDialog } from "#app/ui/loaded-dialog.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { ContactDetail } from "../../contact.contract.ts";
import { type ContactProblem, REPLY_LENGTH } from "../../contact.ts";
import { ContactBadge } from "../../visitor/components/contact-badge.tsx";
import { Replies } from "../../visitor/components/replies.tsx";

/** One message with its context, and what an admin can do about it. */
export function ContactDialog({ id, onClose }: { id: string; onClose(): void }) {
  const t = useT("contact.admin");
  const contact = useT("contact");
  const query = useQuery(orpc.contact.get.queryOptions({ input: { id } }));
  return (
    <LoadedDialog query={query} title={({ topic }) => contact(`topic.${topic}`)} loading={t("list.title")} failed={t("failed")} onClose={onClose}>
      {(message) => (
        <>
          <Written message={message} />
          <ReplyForm message={message} />
          <Moves message={message} />
        </>
      )}
    </LoadedDialog>
  );
}

function Written({ message }: { message: ContactDetail }) {
  const t = useT("contact.admin");
  const contact = useT("contact");
  const format = useFormat();
  const facts: Facts = [
    [t("list.from"), <bdi key="from">{message.name}</bdi>],
    [contact("form.email"), ltr(message.email)],
    message.phone && [contact("form.phone"), ltr(message.phone)],
    message.reference && [contact("form.reference"), <bdi key="reference">{message.reference}</bdi>],
    [t("list.received"), format.date(message.createdAt, "dateTime")],
    [t("account"), t(message.senderId ? "member" : "visitor")],
  ];
  return (
    <>
      <p className="whitespace-pre-line break-words" dir="auto" lang={languageOf(message.body)}>
        {message.body}
      </p>
      {message.files.length > 0 && <DocumentList documents={message.files} label={contact("form.files")} />}
      <FactsList facts={facts} className="border-t border-line pt-2 text-sm" />
      <Replies replies={message.replies} />
    </>
  );
}

/** Reloads the list, the counts and this message after a change. */
function useContactUpdate(id: string) {
  const client = useQueryClient();
  return async (saved: ContactDetail) => {
    client.setQueryData(orpc.contact.get.queryKey({ input: { id } }), saved);
    await client.invalidateQueries({ queryKey: orpc.contact.list.key() });
  };
}

function ReplyForm({ message: { id } }: { message: ContactDetail }) {
  const t = useT("contact.admin");
  const contact = useT("contact");
  const store = useContactUpdate(id);
  const form = useSimpleForm({
    initial: { body: "" },
    check: ({ body }) => ({ body: body.trim() ? undefined : "required" }),
    problemText: (code) => contact(`problem.${code as Extract<ContactProblem, "required">}`),
    send: ({ body }, { key }) => api.contact.reply({ id, key, body }),
    onSent: async (saved) => {
      form.renew({ body: "" });
      toast({ title: t("replied") });
      await store(saved);
    },
  });
  return (
    <Form form={form} className="grid gap-3 border-t border-line pt-4">
      <Textarea label={t("reply")} hint={t("replyHint")} rows={4} maxLength={REPLY_LENGTH} {...form.text("body")} />
      <FailureNote form={form} texts={{ failed: t("notReplied") }} />
      <Button type="submit" variant="primary" className="justify-self-start" pending={form.isSending}>
        {t("send")}
      </Button>
    </Form>
  );
}

function Moves({ message: { id, status } }: { message: ContactDetail }) {
  const t = useT("contact.admin");
  const client = useQueryClient();
  const store = useContactUpdate(id);
  const move = useMutation({
    mutationFn: (next: "close" | "reopen") => api.contact.move({ id, move: next }),
    onSuccess: async (saved) => {
      toast({ title: t("moved") });
      await store(saved);
    },
    onError: async () => {
      toast({ title: t("notMoved"), tone: "danger" });
      // Someone else was faster: show what is there now.
      await client.invalidateQueries({ queryKey: orpc.contact.key() });
    },
  });
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line pt-4">
      <ContactBadge status={status} />
      {status !== "closed" && (
        <Button pending={move.isPending} onClick={() => move.mutate("close")}>
          {t("close")}
        </Button>
      )}
      {status !== "open" && (
        <Button pending={move.isPending} onClick={() => move.mutate("reopen")}>
          {t("reopen")}
        </Button>
      )}
    </div>
  );
}
