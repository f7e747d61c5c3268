import { useLocation } from "react-router";
import { useT } from "#app/platform/languages/language-context.tsx";
import { pageAt, SOFTWARE_PAGES } from "../../showcase.ts";
import { ShowcaseView } from "../components/showcase-view.tsx";

export const handle = { namespaces: ["showcase", "showcase.software"] };

/** What a tool does, for professionals who do not know it yet. */
export default function Software() {
  const t = useT("showcase.software");
  const found = pageAt(useLocation().pathname);
  const page = SOFTWARE_PAGES.find((known) => known === found) ?? "overview";
  const chapters = (["one", "two", "three"] as const).map((at) => ({ title: t(`${page}.${at}.title`), text: t(`${page}.${at}.text`) }));
  const texts = {
    ...{ title: t(`${page}.title`), description: t(`${page}.description`), hero: t(`${page}.hero`), lede: t(`${page}.lede`), chapters },
    does: (["a", "b", "c", "d"] as const).map((at) => t(`${page}.does.${at}`)),
    not: (["a", "b"] as const).map((at) => t(`${page}.not.${at}`)),
  };
  return <ShowcaseView page={page} texts={texts} parent="overview" />;
}
