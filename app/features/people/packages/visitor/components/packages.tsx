import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { orpc } from "#app/api/client.ts";
import { useViewer } from "#app/kit/viewer.ts";
import { loginPath } from "#app/platform/auth/safe-redirect.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import type { ShownPackage } from "../../packages.contract.ts";
import "../../packages.css";

const Booking = lazy(() => import("./booking.tsx").then((module) => ({ default: module.Booking })));

/** The query; loaders run it first, so that the server renders the answer. */
export const packagesQuery = (queries: Pick<typeof orpc, "packages">, id: string) => queries.packages.ofPerson.queryOptions({ input: { id } });

type Props = { id: string; name: string; path: string; canBook: boolean };

/** What someone does at a fixed price. Renders nothing without any. */
export function Packages({ id, name, path, canBook }: Props) {
  const t = useT("packages");
  const { data = [] } = useQuery<ShownPackage[]>(packagesQuery(orpc, id) as never);
  const { viewer } = useViewer();
  const [chosenId, setChosenId] = useState<string>();
  const chosen = data.find((each) => each.id === chosenId);
  if (data.length === 0) return null;
  const book = (each: ShownPackage) => {
    if (!canBook) return null;
    const label = t("chooseNamed", { title: each.title });
    return viewer ? (
      <Button aria-label={label} onClick={() => setChosenId(each.id)}>
        {t("choose")}
      </Button>
    ) : (
      <ButtonLink aria-label={label} to={loginPath(path)}>
        {t("choose")}
      </ButtonLink>
    );
  };
  return (
    <section className="sect" aria-labelledby="packages">
      <h2 id="packages">{t("title")}</h2>
      <p className="-mt-3 mb-4 text-sm text-muted">{t("text")}</p>
      <ul className="packs">
        {data.map((each) => (
          <li key={each.id} className="pack">
            <h3>
              <bdi lang={languageOf(each.title)}>{each.title}</bdi>
            </h3>
            <p className="price">
              <MoneyText {...each.price} />
            </p>
            <p className="text-sm text-muted">
              {t("days", { n: each.days })}
              {" · "}
              {t("revisions", { n: each.revisions })}
            </p>
            <Lines lines={each.included} />
            {each.excluded.length > 0 && (
              <div className="not">
                <b>{t("excluded")}</b>
                <Lines lines={each.excluded} />
              </div>
            )}
            {each.extras.length > 0 && (
              <dl className="extras">
                {each.extras.map((extra) => (
                  <div key={extra.name}>
                    <dt>
                      <bdi lang={languageOf(extra.name)}>{extra.name}</bdi>
                    </dt>
                    <dd>
                      <MoneyText {...extra.price} />
                    </dd>
                  </div>
                ))}
              </dl>
            )}
            {book(each)}
          </li>
        ))}
      </ul>
      {chosen && (
        <Suspense>
          <Booking chosen={chosen} name={name} onClose={() => setChosenId(undefined)} />
        </Suspense>
      )}
    </section>
  );
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul className="lines">
    {lines.map((line) => (
      <li key={line}>
        <bdi lang={languageOf(line)}>{line}</bdi>
      </li>
    ))}
  </ul>
);
