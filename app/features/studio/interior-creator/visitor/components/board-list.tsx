import { Link } from "react-router";
import { orpc } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { morePages } from "#app/platform/list/more-pages.ts";
import { languageOf } from "#app/platform/text/language-of.ts";
import { OwnList } from "#app/ui/list/own-list.tsx";
import { useMoreList } from "#app/ui/list/use-list.ts";
import { Photo } from "#app/ui/photo.tsx";
import type { BoardCard } from "../../interior-creator.contract.ts";
import { boardPath } from "../../interior-creator.ts";
import { boardOf } from "../../palette/materials.ts";
import "../../interior-creator.css";

/** Someone's boards, latest change first. */
export function BoardList() {
  const t = useT("interior-creator");
  const list = useMoreList(orpc.interiorCreator.list.infiniteOptions({ ...morePages({}), staleTime: 0 }));
  return (
    <OwnList
      id="my-boards"
      title={t("boards.title")}
      list={list}
      className="board-cards"
      height="14rem"
      empty={{ title: t("boards.empty"), text: t("boards.emptyText") }}
    >
      {(card) => <Card key={card.id} card={card} />}
    </OwnList>
  );
}

function Card({ card }: { card: BoardCard }) {
  const t = useT("interior-creator");
  const format = useFormat();
  return (
    <li className="board-card">
      <span className="mosaic" aria-hidden>
        {[0, 1, 2].map((n) => (
          <Photo key={n} image={card.photos[n]} shape="fill" sizes="200px" alt="" />
        ))}
      </span>
      <span className="strip" aria-hidden>
        {boardOf(card.brief).palette.map(({ role, hex }) => (
          <i key={role} style={{ background: hex }} />
        ))}
      </span>
      <Link to={boardPath(card.id)} dir="auto" lang={languageOf(card.title)}>
        {card.title}
      </Link>
      <small>
        {t("boards.ideas", { n: card.ideaCount })} · {format.date(card.updatedAt)}
      </small>
    </li>
  );
}
