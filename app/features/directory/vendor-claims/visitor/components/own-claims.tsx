import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { EmptyState, Skeleton } from "#app/ui/states.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { ClaimItem } from "../../vendor-claims.contract.ts";
import { TONES } from "./claim-tones.ts";

/** The viewer's claims and their status. */
export function OwnClaims() {
  const t = useT("vendor-claims");
  const { data, error, refetch } = useQuery(orpc.vendorClaims.listMine.queryOptions());
  if (!data)
    return error ? (
      <LocalErrorBox error={error} onTryAgain={() => void refetch()}>
        <p>{t("mine.failed")}</p>
      </LocalErrorBox>
    ) : (
      <Skeleton height="8rem" />
    );
  if (data.length === 0) return <EmptyState level={3} title={t("mine.empty")} text={t("mine.emptyText")} />;
  return (
    <ul className="grid gap-3">
      {data.map((claim) => (
        <Claim key={claim.id} claim={claim} />
      ))}
    </ul>
  );
}

function Claim({ claim }: { claim: ClaimItem }) {
  const t = useT("vendor-claims");
  const format = useFormat();
  const client = useQueryClient();
  const withdraw = useMutation({
    mutationFn: () => api.vendorClaims.withdraw({ id: claim.id }),
    onSuccess: () => toast({ title: t("mine.withdrawn") }),
    onError: () => toast({ title: t("mine.withdrawFailed"), tone: "danger" }),
    onSettled: () => client.invalidateQueries({ queryKey: orpc.vendorClaims.key() }),
  });
  return (
    <li className="panel grid gap-2 p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 font-medium" dir="auto">
          {claim.vendor.isPublic ? (
            <Link className="link" to={`/vendors/${claim.vendor.slug}`}>
              {claim.vendor.name}
            </Link>
          ) : (
            claim.vendor.name
          )}
        </p>
        <StatusBadge tone={TONES[claim.status]}>{t(`status.${claim.status}`)}</StatusBadge>
      </div>
      <p className="text-sm text-muted">{t("mine.sentOn", { date: format.date(claim.createdAt), relation: t(`relation.${claim.relation}`) })}</p>
      {claim.status === "closed" && <p className="text-sm">{t("mine.closedText")}</p>}
      {claim.reason && (
        <p className="rounded-control bg-danger-soft px-3.5 py-2.5 text-sm">
          <b className="font-medium">{t("mine.reason")}</b> <bdi>{claim.reason}</bdi>
        </p>
      )}
      {claim.status === "open" && (
        <div>
          <Button size="sm" pending={withdraw.isPending} onClick={() => withdraw.mutate()}>
            {t("mine.withdraw")}
          </Button>
        </div>
      )}
    </li>
  );
}
