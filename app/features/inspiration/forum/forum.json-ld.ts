import { photoUrl } from "#app/platform/media/photo.ts";
import { itemList } from "#app/platform/pages/json-ld.ts";
import type { ForumAnswer, ForumAuthor, ForumPhoto, ThreadDetail, ThreadRow } from "./forum.contract.ts";
import { postAnchor, threadPath } from "./forum.ts";

/** A question as search engines read it: a QAPage with answers, otherwise a DiscussionForumPosting. */
export function threadJsonLd(thread: ThreadDetail, answers: readonly ForumAnswer[], siteUrl: string, gone: string): object {
  const url = siteUrl + threadPath(thread.topic.slug, thread.slug);
  const author = (who: ForumAuthor) => ({ "@type": "Person", name: who?.name ?? gone, ...(who?.href && { url: siteUrl + who.href }) });
  const images = (photos: readonly ForumPhoto[]) => {
    const shown = photos.filter(({ isPrivate }) => !isPrivate);
    return shown.length > 0 ? { image: shown.map(({ id }) => siteUrl + photoUrl(id, 1280, "jpg")) } : {};
  };
  const visible = answers.filter(({ status }) => status === "visible");
  const answer = (item: ForumAnswer) => ({
    "@type": "Answer",
    text: item.body,
    url: `${url}#${postAnchor(item.id)}`,
    datePublished: item.createdAt,
    ...(item.editedAt && { dateModified: item.editedAt }),
    upvoteCount: item.votes,
    author: author(item.author),
    ...images(item.photos),
  });
  const shared = {
    text: thread.body,
    datePublished: thread.createdAt,
    ...(thread.editedAt && { dateModified: thread.editedAt }),
    author: author(thread.author),
    inLanguage: thread.language,
    ...images(thread.photos),
  };
  if (visible.length === 0)
    return {
      "@context": "https://schema.org",
      "@type": "DiscussionForumPosting",
      "@id": url,
      url,
      headline: thread.title,
      ...shared,
      interactionStatistic: { "@type": "InteractionCounter", interactionType: "https://schema.org/LikeAction", userInteractionCount: thread.votes },
    };
  const accepted = visible.find(({ isAccepted }) => isAccepted);
  const suggested = visible.filter(({ isAccepted }) => !isAccepted);
  return {
    "@context": "https://schema.org",
    "@type": "QAPage",
    mainEntity: {
      "@type": "Question",
      "@id": url,
      name: thread.title,
      ...shared,
      answerCount: thread.answers,
      upvoteCount: thread.votes,
      ...(accepted && { acceptedAnswer: answer(accepted) }),
      ...(suggested.length > 0 && { suggestedAnswer: suggested.map(answer) }),
    },
  };
}

/** The questions of a list that everybody may read, in its order. */
export const threadsJsonLd = (threads: readonly ThreadRow[], siteUrl: string): object =>
  itemList(
    siteUrl,
    threads.filter(({ status }) => status === "visible").map(({ topic, slug }) => ({ path: threadPath(topic.slug, slug) })),
  );
