import { type ReactNode, Suspense } from "react";
import { projectPath } from "#app/features/projects/projects/public.ts";
import { jobPath } from "#app/features/projects/requests/public.ts";
import { studioPath, useRedesignName } from "#app/features/studio/redesign/public.ts";
import { RedesignPairAtOnce } from "#app/features/studio/redesign/public.tsx";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { CompareFrame } from "#app/ui/compare.tsx";
import { Photo } from "#app/ui/photo.tsx";
import { TimeAgo } from "#app/ui/time-ago.tsx";
import type { DashboardHome, DashboardRooms, DashboardSent } from "../../dashboard.contract.ts";

const SIZES = "(max-width: 900px) 100vw, 720px";
const STAGES = ["new", "seen", "answered"] as const;

type Props = { rooms: DashboardRooms; sent: DashboardHome["sent"] };

/** One large card: the running project, else the latest redesign, else the open request, else the start of a first redesign. */
export function TopCard({ rooms, sent }: Props) {
  if (rooms.project) return <RunningProject project={rooms.project} />;
  const [redesign] = rooms.redesigns;
  if (redesign) return <LastRedesign redesign={redesign} />;
  const running = sent.newest.find(({ status }) => status !== "closed");
  return running ? <RunningRequest request={running} /> : <FirstRoom />;
}

function Card({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <section className="run-card">
      <div className="run-picture">{picture}</div>
      <div className="run-body">{children}</div>
    </section>
  );
}

const PROJECT_STAGES = ["planning", "open", "in_progress", "completed"] as const;

function RunningProject({ project }: { project: NonNullable<DashboardRooms["project"]> }) {
  const t = useT("dashboard");
  const format = useFormat();
  const { id, title, status, city, district, cover, request } = project;
  const at = (PROJECT_STAGES as readonly string[]).indexOf(status);
  const bids = request?.bids ?? 0;
  const until = request?.lastDay ? format.date(`${request.lastDay}T12:00:00+03:00`, "day") : null;
  const isToChoose = status === "open" && bids > 0;
  const next = isToChoose
    ? t("top.project.choose", { n: bids })
    : status === "open" && until
      ? t("top.project.wait", { day: until })
      : t(`top.project.${status === "planning" ? "ask" : "follow"}`);
  return (
    <Card picture={<Photo image={cover && { ...cover, isPrivate: true }} shape="fill" sizes={SIZES} alt="" priority />}>
      <h2 dir="auto" lang={languageOf(title)}>
        {title}
      </h2>
      {city && (
        <p className="text-sm text-muted">
          {district && (
            <>
              <bdi>{district}</bdi>
              {" · "}
            </>
          )}
          <bdi>{city}</bdi>
        </p>
      )}
      <ol className="stages">
        {PROJECT_STAGES.map((stage, place) => (
          <li key={stage} className={place < at ? "done" : undefined} aria-current={place === at ? "step" : undefined}>
            {t(`top.project.stage.${stage}`)}
          </li>
        ))}
      </ol>
      <div className="run-next">
        <span className="eyebrow">{t("top.next")}</span>
        <p>{next}</p>
      </div>
      <div className="acts">
        {isToChoose && request ? (
          <ButtonLink variant="primary" to={`${jobPath(request.id)}/compare`}>
            {t("top.project.compare")}
          </ButtonLink>
        ) : (
          <ButtonLink variant="primary" to={projectPath(id)}>
            {t("top.project.open")}
          </ButtonLink>
        )}
        {isToChoose && <ButtonLink to={projectPath(id)}>{t("top.project.open")}</ButtonLink>}
      </div>
    </Card>
  );
}

function LastRedesign({ redesign }: { redesign: DashboardRooms["redesigns"][number] }) {
  const t = useT("dashboard");
  const r = useT("redesign");
  const name = useRedesignName()(redesign);
  const { photo, latest } = redesign;
  const image = (of: typeof photo) => <Photo image={{ ...of, isPrivate: true }} shape="fill" sizes={SIZES} alt="" priority />;
  const picture = latest ? (
    <CompareFrame
      before={image(photo)}
      after={image(latest.photo)}
      labels={{ before: r("compare.before"), after: r(`styles.${latest.style}`) }}
      label={r("compare.label", { title: name })}
    />
  ) : (
    image(photo)
  );
  return (
    <Card picture={picture}>
      <h2 dir="auto">{name}</h2>
      <p className="text-sm text-muted">
        {r("history.pictures", { n: redesign.pictureCount })} · <TimeAgo at={redesign.updatedAt} />
      </p>
      <div className="run-next">
        <span className="eyebrow">{t("top.next")}</span>
        <p>{t(latest ? "top.redesignNext" : "top.photoNext")}</p>
      </div>
      <div className="acts">
        <ButtonLink variant="primary" to={studioPath(redesign.id)}>
          {t(latest ? "top.goOn" : "top.chooseStyle")}
        </ButtonLink>
        <ButtonLink to="/vendors">{t("top.whoCanBuild")}</ButtonLink>
      </div>
    </Card>
  );
}

function RunningRequest({ request }: { request: DashboardSent }) {
  const t = useT("dashboard");
  const at = (STAGES as readonly string[]).indexOf(request.status);
  return (
    <Card picture={<Photo image={request.vendor?.photo} shape="fill" sizes={SIZES} alt="" priority />}>
      <h2 dir="auto">{request.name}</h2>
      <p className="text-sm text-muted">
        {t("top.requestSent")} <TimeAgo at={request.createdAt} /> · <bdi>{request.city}</bdi>
      </p>
      <ol className="stages">
        {STAGES.map((stage, place) => (
          <li key={stage} className={place < at ? "done" : undefined} aria-current={place === at ? "step" : undefined}>
            {t(`stage.${stage}`)}
          </li>
        ))}
      </ol>
      <div className="run-next">
        <span className="eyebrow">{t("top.next")}</span>
        <p>{t(`top.request.${STAGES[at] ?? "new"}`)}</p>
      </div>
      <div className="acts">
        <ButtonLink variant="primary" to={`/dashboard/quotes?open=${request.id}`}>
          {t("top.openRequest")}
        </ButtonLink>
        <ButtonLink to="/redesign">{t("top.tryRoom")}</ButtonLink>
      </div>
    </Card>
  );
}

function FirstRoom() {
  const t = useT("dashboard");
  return (
    <Card
      picture={
        <Suspense>
          <RedesignPairAtOnce />
        </Suspense>
      }
    >
      <h2>{t("top.firstTitle")}</h2>
      <ol className="run-steps">
        <li>{t("top.first1")}</li>
        <li>{t("top.first2")}</li>
        <li>{t("top.first3")}</li>
      </ol>
      <div className="acts">
        <ButtonLink variant="primary" to="/redesign">
          {t("top.tryRoom")}
        </ButtonLink>
      </div>
    </Card>
  );
}
