import { useEffect, useRef, useState } from "react";
import { filesOf } from "#app/ui/form/files/picks.ts";
import type { Picks } from "#app/ui/form/files/use-picks.ts";
import { readPhotos, savePhotos } from "./draft-photos.ts";

/** The photographs of a draft outlive the page as its text does. */
export function useDraftPhotos({ picks, add }: Pick<Picks<never>, "picks" | "add">, viewerId: string, name: string): void {
  const [isRead, setRead] = useState(false);
  const now = useRef({ add, picks });
  now.current = { add, picks };
  useEffect(() => {
    let isHere = true;
    setRead(false);
    void readPhotos(viewerId, name).then((files) => {
      if (!isHere) return;
      if (files.length > 0) now.current.add(files);
      setRead(true);
    });
    return () => {
      isHere = false;
    };
  }, [viewerId, name]);
  const chosen = picks.map(({ key, problem }) => (problem ? "" : key)).join();
  const stored = useRef("");
  useEffect(() => {
    if (!isRead || chosen === stored.current) return;
    stored.current = chosen;
    void savePhotos(viewerId, name, filesOf(now.current.picks));
  }, [isRead, chosen, viewerId, name]);
}
