import { useQuery } from "@tanstack/react-query";
import { orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { PieceCards } from "#app/ui/piece-cards.tsx";

/** What of the shop stands in the photographs, with today's prices: loaded after the page. */
export function ProjectPieces({ id }: { id: string }) {
  const t = useT("portfolio");
  const { data = [] } = useQuery(orpc.portfolio.pieces.queryOptions({ input: { id } }));
  return <PieceCards pieces={data} title={t("pieces")} />;
}
