import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { orpc } from "#app/api/client.ts";
import { itemLoader } from "#app/api/item-loader.server.ts";
import { signedInPeople } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { EmptyState, Skeleton } from "#app/ui/states.tsx";
import { MarkEditor } from "../components/mark-editor.tsx";

const marks = (queries: typeof orpc, placeId: string) => queries.picturedPieces.list.queryOptions({ input: { placeId } });

export const handle = { namespaces: ["pictured-pieces", "ui.pieces"] };

export const loader = itemLoader(signedInPeople, (server, { id = "" }) => marks(server, id));

export default hydrated<{ isFound: boolean }>(MarkPieces);

function MarkPieces({ isFound }: { isFound: boolean }) {
  const t = useT("pictured-pieces");
  const { id = "" } = useParams();
  const { data, error, refetch } = useQuery({ ...marks(orpc, id), enabled: isFound });
  if (!isFound) return <EmptyState title={t("missing.title")} text={t("missing.text")} />;
  if (data) return <MarkEditor key={data.place.id} marks={data} />;
  return error ? (
    <LocalErrorBox error={error} onTryAgain={() => void refetch()}>
      <p>{t("failed")}</p>
    </LocalErrorBox>
  ) : (
    <Skeleton height="480px" />
  );
}
