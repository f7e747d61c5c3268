import { useRevalidator } from "react-router";
import { isMissing } from "#app/api/page-outcome.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { MissingPage, Skeleton } from "#app/ui/states.tsx";
import { START_PATH } from "../redesign.address.ts";
import { Studio } from "./studio.tsx";
import { useRedesign } from "./use-redesign.ts";

/** The studio, or its error. A lost connection leaves the loaded data. */
export function StudioOutcome({ id, isFound }: { id: string; isFound: boolean }) {
  return isFound ? <Live id={id} /> : <Missing />;
}

function Live({ id }: { id: string }) {
  const s = useT("redesign.studio");
  const { data, error, refetch, fetchStatus } = useRedesign(id);
  const { revalidate } = useRevalidator();
  if (isMissing(error)) return <Missing />;
  if (data) return <Studio key={id} redesign={data} isCutOff={error !== null || fetchStatus === "paused"} />;
  return (
    <div className="wrap py-16">
      <title>{s("back")}</title>
      {error ? (
        <LocalErrorBox
          error={error}
          onTryAgain={() => {
            void refetch();
            void revalidate();
          }}
        >
          <p>{s("failed")}</p>
        </LocalErrorBox>
      ) : (
        <div role="status">
          <span className="vh">{s("loading")}</span>
          <Skeleton height="min(60vh, 560px)" />
        </div>
      )}
    </div>
  );
}

function Missing() {
  const s = useT("redesign.studio");
  return <MissingPage title={s("missing.title")} text={s("missing.text")} to={START_PATH} action={s("missing.back")} />;
}
