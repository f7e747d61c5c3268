import { HydrationBoundary } from "@tanstack/react-query";
import { data } from "react-router";
import { STATUS } from "#app/api/page-outcome.ts";
import { requestContext } from "#app/api/request-context.ts";
import { dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { bookInput, loadBook } from "../../ideabooks.load.ts";
import { BookOutcome } from "../components/book-outcome.tsx";
import { BookPaper } from "../components/book-paper.tsx";
import type { Route } from "./+types/ideabook-print";
import "../../ideabooks.print.css";

/** Names of rooms and styles. */
export const handle = { namespaces: ["ideas"] };

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const client = makeQueryClient();
  const input = bookInput(params.id, request);
  const outcome = await loadBook(client, context.get(requestContext).orpc, input);
  return data({ input, outcome, state: dehydrateStable(client) }, { status: STATUS[outcome] });
}

export default function IdeabookPrint({ loaderData: { input, outcome, state } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={state}>
      <BookOutcome input={input} outcome={outcome}>
        {(book) => <BookPaper book={book} input={input} />}
      </BookOutcome>
    </HydrationBoundary>
  );
}
