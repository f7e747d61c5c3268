import { BookCard } from "#app/features/inspiration/ideabooks/public.ts";
import { IdeaCard } from "#app/features/inspiration/ideas/public.tsx";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import type { DashboardHome, DashboardRooms } from "../../dashboard.contract.ts";
import { ConversationList } from "./conversation-list.tsx";
import { HomePart } from "./home-part.tsx";
import { NextSteps } from "./next-steps.tsx";
import { SavedStrip } from "./saved-strip.tsx";
import { SentRequests } from "./sent-requests.tsx";
import { StudioWorks } from "./studio-works.tsx";
import { TopCard } from "./top-card.tsx";
import "../../homeowner.css";

const SIZES = "(max-width: 720px) 46vw, (max-width: 1100px) 24vw, 280px";

/** A homeowner's first page, built from their rooms: what runs, what waits, what they saved and made. */
export function HomeownerParts({ home, rooms }: { home: DashboardHome; rooms: DashboardRooms }) {
  const t = useT("dashboard");
  return (
    <div className="home-rooms">
      <TopCard rooms={rooms} sent={home.sent} />
      <div className="home-duo">
        <SentRequests sent={home.sent} />
        <div className="home-side">
          <NextSteps home={home} />
          <ConversationList conversations={home.conversations} next={{ to: "/professionals", label: t("messages.find") }} />
        </div>
      </div>
      <SavedStrip saved={home.saved} title={t("saved.rooms")} />
      <Ideabooks books={rooms.ideabooks} />
      <StudioWorks rooms={rooms} />
      <Fresh fresh={rooms.fresh} empty={t("fresh.text")} />
    </div>
  );
}

function Ideabooks({ books }: { books: DashboardRooms["ideabooks"] }) {
  const t = useT("dashboard");
  return (
    <HomePart title={t("ideabooks.title")} all={books.length > 0 ? { to: "/ideas/ideabooks", label: t("ideabooks.all") } : undefined}>
      {books.length === 0 ? (
        <div className="home-empty">
          <p>{t("ideabooks.none")}</p>
          <ButtonLink to="/ideas/ideabooks">{t("ideabooks.start")}</ButtonLink>
        </div>
      ) : (
        <ul className="home-books">
          {books.map((book) => (
            <li key={book.id}>
              <BookCard book={book} isOwn />
            </li>
          ))}
        </ul>
      )}
    </HomePart>
  );
}

function Fresh({ fresh, empty }: { fresh: DashboardRooms["fresh"]; empty: string }) {
  const t = useT("dashboard");
  const ideas = useT("ideas");
  const format = useFormat();
  if (fresh.items.length === 0) return null;
  const styles = format.list(fresh.styles.map((style) => ideas(`style.${style}`)));
  const text = fresh.styles.length > 0 ? t("fresh.from", { styles }) : empty;
  return (
    <HomePart title={t(fresh.styles.length > 0 ? "fresh.title" : "fresh.titleAll")} text={text} all={{ to: "/ideas", label: t("fresh.all") }}>
      <ul className="home-fresh">
        {fresh.items.map((idea) => (
          <li key={idea.id}>
            <IdeaCard idea={idea} sizes={SIZES} />
          </li>
        ))}
      </ul>
    </HomePart>
  );
}
