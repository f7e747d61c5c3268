import { useLocation } from "react-router";
import { useT } from "#app/platform/languages/language-context.tsx";
import { AUDIENCE_PAGES, pageAt, WORK_PAGES } from "../../showcase.ts";
import { ShowcaseView } from "../components/showcase-view.tsx";

export const handle = { namespaces: ["showcase", "showcase.audiences"] };

/** What Diwan is for one trade, or for one part of the work. */
export default function Audience() {
  const t = useT("showcase.audiences");
  const found = pageAt(useLocation().pathname);
  const work = WORK_PAGES.find((known) => known === found);
  const page = work ?? AUDIENCE_PAGES.find((known) => known === found) ?? "industries";
  const chapters = (["one", "two", "three"] as const).map((at) => ({ title: t(`${page}.${at}.title`), text: t(`${page}.${at}.text`) }));
  const texts = {
    ...{ title: t(`${page}.title`), description: t(`${page}.description`), hero: t(`${page}.hero`), lede: t(`${page}.lede`), chapters },
    does: (["a", "b", "c"] as const).map((at) => t(`${page}.does.${at}`)),
    not: (["a", "b"] as const).map((at) => t(`${page}.not.${at}`)),
  };
  return <ShowcaseView page={page} texts={texts} parent={work ? "software" : "industries"} />;
}
