import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { api } from "#app/api/client.ts";
import { newRandomId } from "#app/platform/database/random-id.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { ErrorNotice, Skeleton } from "#app/ui/states.tsx";

/** Goes on with the bid on a request, or begins it. */
export function BeginBid({ requestId, professionalId }: { requestId: string; professionalId: string | null }) {
  const t = useT("quotations");
  const navigate = useNavigate();
  const { mutate, isError } = useMutation({
    mutationFn: () => api.quotations.create({ vendorId: null, professionalId, idempotencyKey: newRandomId(), from: { kind: "request", id: requestId } }),
    onSuccess: ({ id }) => navigate(`/quote-builder/${id}`, { replace: true }),
  });
  useEffect(() => mutate(), [mutate]);
  const title = <title>{t("list.title")}</title>;
  if (!isError)
    return (
      <>
        {title}
        <Skeleton height="480px" />
      </>
    );
  return (
    <>
      {title}
      <ErrorNotice title={t("bid.failed")} actions={<ButtonLink to={`/dashboard/jobs/${requestId}`}>{t("bid.back")}</ButtonLink>}>
        <p>{t("bid.failedText")}</p>
      </ErrorNotice>
    </>
  );
}
