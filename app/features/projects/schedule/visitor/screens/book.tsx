import { useQuery } from "@tanstack/react-query";
import { useParams, useSearchParams } from "react-router";
import { orpc } from "#app/api/client.ts";
import { itemLoader } from "#app/api/item-loader.server.ts";
import { signedInPeople } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import { listAddress } from "#app/platform/list/list-address.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { EmptyState, MissingPage, Skeleton } from "#app/ui/states.tsx";
import { bookingPath, SCHEDULE_PATH } from "../../schedule.ts";
import { BookingForm } from "../components/booking-form.tsx";
import "../../schedule.css";

/** `move`: a visit that gets another time. `request`: what it is about. `from`: the first day that is shown. */
const address = listAddress({ move: "id", request: "id", from: "day" });

const slots = (queries: typeof orpc, id: string, from: string) => queries.schedule.slots.queryOptions({ input: { id, ...(from && { from }) } });

export const loader = itemLoader(signedInPeople, (server, { id = "" }, request) => slots(server, id, address.parse(new URL(request.url).searchParams).from));

/** The form holds what is being typed. */
export const shouldRevalidate = () => false;

export default hydrated(Book);

/** A day and a time with a professional; the same for a visit that moves. */
function Book() {
  const t = useT("schedule");
  const { id = "" } = useParams();
  const [parameters] = useSearchParams();
  const { move, request, from } = address.parse(parameters);
  const { data, isError } = useQuery({ ...slots(orpc, id, from), retry: false });
  if (isError) return <MissingPage title={t("missing.title")} text={t("missing.text")} to="/professionals" action={t("missing.back")} />;
  const title = data ? t(move ? "book.moveTitle" : "book.title", { name: data.professional.name }) : t("book.plain");
  return (
    <div className="booking">
      <title>{title}</title>
      <DashboardHeader title={title} text={data && t("book.text", { n: data.lengthMinutes })} />
      {!data && <Skeleton height="320px" className="mt-6" />}
      {data && data.days.length === 0 && (
        <EmptyState
          title={t("book.none", { name: data.professional.name })}
          text={t("book.noneText")}
          actions={<ButtonLink to={move ? SCHEDULE_PATH : data.professional.href}>{t("book.back")}</ButtonLink>}
        />
      )}
      {data && data.days.length > 0 && (
        <BookingForm slots={data} move={move} requestId={request} turnTo={(day) => bookingPath(id) + address.format({ move, request, from: day })} />
      )}
    </div>
  );
}
