import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { orpc } from "#app/api/client.ts";
import { useViewer } from "#app/kit/viewer.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { morePages } from "#app/platform/list/more-pages.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { MoreButton } from "#app/ui/list/list-foot.tsx";
import { useMoreList } from "#app/ui/list/use-list.ts";
import { Skeleton } from "#app/ui/states.tsx";
import type { Asked } from "../../questions.ts";
import { AskForm } from "./ask-form.tsx";
import { Question } from "./question.tsx";

/** What people asked, and the way to ask. */
export function Questions({ type, id }: { type: Asked; id: string }) {
  const t = useT("questions");
  const { viewer } = useViewer();
  const { pathname } = useLocation();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const list = useMoreList(orpc.questions.list.infiniteOptions(morePages({ type, id })));
  const { items } = list;
  const isThere = items !== undefined;
  // The question that an address names is not there before now.
  useEffect(() => {
    const { hash } = window.location;
    if (isThere && hash.startsWith("#question-")) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isThere]);
  return (
    <section className="sect" aria-labelledby="questions-head">
      <h2 id="questions-head">{t("title")}</h2>
      {items?.length === 0 && <p className="mb-4 text-muted">{t(`none.${type}`)}</p>}
      {!items && (list.error ? <Failed onTryAgain={list.retry} error={list.error} /> : <Skeleton height="12rem" />)}
      {items && items.length > 0 && (
        <>
          <ul className="divide-y divide-line">
            {items.map((question) => (
              <Question key={question.id} question={question} type={type} canReport />
            ))}
          </ul>
          <MoreButton list={list} size="md" label={t("more")} />
        </>
      )}
      <div className="mt-4">
        {isAsking ? (
          <AskForm type={type} id={id} onDone={() => setAsking(false)} onSent={() => client.invalidateQueries({ queryKey: orpc.questions.key() })} />
        ) : viewer ? (
          <Button onClick={() => setAsking(true)}>{t(`ask.${type}`)}</Button>
        ) : (
          <ButtonLink to={`/login?redirect=${encodeURIComponent(`${pathname}#questions`)}`} rel="nofollow">
            {t(`signInToAsk.${type}`)}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

function Failed({ error, onTryAgain }: { error: unknown; onTryAgain(): void }) {
  const t = useT("questions");
  return (
    <LocalErrorBox error={error} onTryAgain={onTryAgain}>
      <p>{t("failed")}</p>
    </LocalErrorBox>
  );
}
