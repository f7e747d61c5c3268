import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Mail, MessageCircle, Phone, Star, Store } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { api, orpc } from "#app/api/client.ts";
import { reviewFormPath } from "#app/features/people/reviews/public.ts";
import { newConversationPath } from "#app/features/talk/messages/public.ts";
import { useViewer } from "#app/kit/viewer.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { photoUrl } from "#app/platform/media/photo.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { SelectBox } from "#app/ui/list/select-box.tsx";
import { LoadedDialog } from "#app/ui/loaded-dialog.tsx";
import { PhoneLink } from "#app/ui/phone-link.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { QuoteDetail } from "../../quotes.contract.ts";
import { type ProjectType, QUOTE_STATUSES, type QuoteStatus, type StartTime } from "../../quotes.ts";
import { AnswerForm } from "./answer-form.tsx";
import { Answers } from "./answers.tsx";
import { Budget, QuoteBadge } from "./quote-badge.tsx";

/** One request with everything that was sent. Opening a new one as the vendor marks it as seen. */
export function QuoteDialog({ id, onClose, marksSeen }: { id: string; onClose(): void; marksSeen: boolean }) {
  const t = useT("quotes");
  const query = useQuery(orpc.quotes.get.queryOptions({ input: { id } }));
  return (
    <LoadedDialog
      query={query}
      title={({ isMine, vendor, contactName }) => <span dir="auto">{isMine ? vendor.name : contactName}</span>}
      loading={t("list.title")}
      failed={t("list.failed")}
      onClose={onClose}
    >
      {(quote) => <Request quote={quote} marksSeen={marksSeen} />}
    </LoadedDialog>
  );
}

function useStatus(quote: QuoteDetail) {
  const t = useT("quotes");
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ status }: { status: QuoteStatus; isQuiet?: boolean }) => api.quotes.setStatus({ id: quote.id, status }),
    onSuccess: async ({ status }, { isQuiet }) => {
      if (!isQuiet) toast({ title: t("detail.statusChanged", { status: t(`status.${status}`) }) });
      await client.invalidateQueries({ queryKey: orpc.quotes.key() });
    },
    onError: (_, { isQuiet }) => void (isQuiet || toast({ title: t("detail.statusFailed"), tone: "danger" })),
  });
}

function Request({ quote, marksSeen }: { quote: QuoteDetail; marksSeen: boolean }) {
  const t = useT("quotes");
  const format = useFormat();
  const status = useStatus(quote);
  const isMarked = useRef(false);
  useEffect(() => {
    if (!marksSeen || isMarked.current || quote.status !== "new" || !quote.permissions.canChangeStatus) return;
    isMarked.current = true;
    status.mutate({ status: "seen", isQuiet: true });
  });
  const facts: readonly [string, ReactNode][] = [
    [t("list.vendor"), quote.vendor.name],
    [t("form.projectType"), t(`projectType.${quote.projectType as ProjectType}`)],
    [t("form.city"), quote.city],
    [t("form.budget"), <Budget key="budget" {...quote} />],
    [t("form.start"), t(`start.${quote.startWhen as StartTime}`)],
    [t(quote.isMine ? "list.sent" : "list.received"), format.date(quote.createdAt, "dateTime")],
  ];
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-2">
        {quote.permissions.canMessage && (
          <ButtonLink size="sm" variant="primary" to={newConversationPath({ quote: quote.id })} icon={<MessageCircle aria-hidden />}>
            {t("detail.message")}
          </ButtonLink>
        )}
        {quote.permissions.canChangeStatus ? (
          <a className="btn sm" href={`mailto:${quote.contactEmail}`}>
            <Mail size={16} aria-hidden />
            <bdi dir="ltr">{quote.contactEmail}</bdi>
          </a>
        ) : (
          <>
            <QuoteBadge status={quote.status} isSent={quote.isMine} />
            <ButtonLink size="sm" to={`/vendors/${encodeURIComponent(quote.vendor.slug)}`} icon={<Store aria-hidden />}>
              {t("detail.vendorPage")}
            </ButtonLink>
            {quote.isMine && quote.answers.length > 0 && (
              <ButtonLink size="sm" to={reviewFormPath("vendor", quote.vendor.id)} icon={<Star aria-hidden />}>
                {t("detail.review")}
              </ButtonLink>
            )}
          </>
        )}
        {quote.permissions.canChangeStatus && quote.contactPhone && (
          <PhoneLink phone={quote.contactPhone} className="btn sm">
            <Phone size={16} aria-hidden />
          </PhoneLink>
        )}
        {quote.permissions.canChangeStatus && (
          // biome-ignore lint/a11y/noLabelWithoutControl: the select is inside SelectBox
          <label className="ms-auto flex items-center gap-2 text-sm">
            <span className="text-muted">{t("detail.setStatus")}</span>
            <SelectBox inputSize="sm" value={quote.status} onChange={(event) => status.mutate({ status: event.target.value as QuoteStatus })}>
              {QUOTE_STATUSES.map((value) => (
                <option key={value} value={value}>
                  {t(`status.${value}`)}
                </option>
              ))}
            </SelectBox>
          </label>
        )}
      </div>
      <Reached quote={quote} />
      <p className="whitespace-pre-line" dir="auto">
        {quote.description}
      </p>
      {quote.photos.length > 0 && (
        <div className="quote-photos">
          {quote.photos.map((photo, index) => (
            <a
              key={photo.id}
              href={photoUrl(photo.id, 1920, "webp", true)}
              target="_blank"
              rel="noreferrer"
              style={photo.blur ? { backgroundImage: `url("${photo.blur}")` } : undefined}
            >
              <img
                src={photoUrl(photo.id, 320, "webp", true)}
                width={photo.width}
                height={photo.height}
                alt={t("detail.photo", { n: index + 1, m: quote.photos.length })}
              />
            </a>
          ))}
        </div>
      )}
      <dl className="facts-list border-t border-line pt-3 text-sm">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <Answers answers={quote.answers} vendorName={quote.vendor.name} />
      {quote.permissions.canAnswer && <AnswerForm quote={quote} />}
    </div>
  );
}

/** To admins: who was notified. To the requester: that the vendor had not joined. Its team needs neither. */
function Reached({ quote: { reach, permissions } }: { quote: QuoteDetail }) {
  const t = useT("quotes");
  const isAdmin = useViewer().viewer?.role === "admin";
  if (reach === "team" && !isAdmin) return null;
  if (permissions.canChangeStatus && !isAdmin) return null;
  const text = isAdmin ? t(`detail.notified.${reach}`) : reach !== "team" && t(`detail.unjoined.${reach}`);
  return <p className={`rounded-control px-4 py-3 text-sm ${reach === "queue" ? "bg-warn-soft" : "bg-sunken"}`}>{text}</p>;
}
