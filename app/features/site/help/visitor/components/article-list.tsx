import { Link } from "react-router";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { type ArticleCard, foreignWords } from "../../help.ts";

export function ArticleList({ articles, withSection = false }: { articles: readonly ArticleCard[]; withSection?: boolean }) {
  const t = useT("help");
  const { code } = useLanguage();
  return (
    <ul className="help-list">
      {articles.map(({ id, to, title, summary, section }) => (
        <li key={id}>
          <Link to={to}>
            <b {...foreignWords(code)} dir="auto">
              {title}
            </b>
            <span {...foreignWords(code)} dir="auto">
              {summary}
            </span>
            {withSection && <small>{t(`section.${section}.title`)}</small>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
