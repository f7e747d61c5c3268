import { useT } from "#app/platform/languages/language-context.tsx";
import { CompareFrame } from "#app/ui/compare.tsx";
import { Photo } from "#app/ui/photo.tsx";
import type { IdeaPhotoData } from "../../ideas.contract.ts";

type Props = { before: IdeaPhotoData; after: IdeaPhotoData; title: string; sizes: string; priority?: boolean };

/** A room before and after, under the slider. */
export function Compare({ before, after, title, sizes, priority = false }: Props) {
  const t = useT("ideas");
  const photo = (image: IdeaPhotoData) => <Photo image={image} shape="fill" sizes={sizes} priority={priority} />;
  return (
    <CompareFrame
      before={photo(before)}
      after={photo(after)}
      labels={{ before: t("compare.before"), after: t("compare.after") }}
      label={t("compare.label", { title })}
    />
  );
}
