/** The viewer's ideabooks, each with whether this idea is in it. */
export function IdeabookPicker(_: { ideaId: string; title: string }) {
  return null;
}
