import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { problemOf } from "#app/platform/api/problem.ts";
import { ImageError, type ImageErrorCode } from "#app/platform/media/image-error.ts";
import { checkFile, IMAGES } from "#app/ui/form/files/picks.ts";
import { formatLookAddress, type LookSearch, PAGE_SIZE } from "./look.address.ts";
import { CHOSEN_PHOTO_MB, SEARCH_PHOTO_MB } from "./look.ts";
import { lookQuery } from "./look-query.ts";
import { rememberPhoto } from "./seen-photos.ts";
import { shrink } from "./shrink.ts";

/** Why a photograph could not be searched by, and which; a code of the texts at `problem`. */
export type PhotoSearchProblem = { code: ImageErrorCode | "tooOften" | "failed"; name: string };

const RULES = { maxBytes: CHOSEN_PHOTO_MB * 1024 * 1024, accept: IMAGES };

function reasonOf(error: unknown): PhotoSearchProblem["code"] {
  if (error instanceof ImageError) return error.code;
  const { code, fields } = problemOf(error);
  if (code === "TOO_MANY_REQUESTS") return "tooOften";
  if (code === "PAYLOAD_TOO_LARGE") return "TOO_LARGE";
  return (fields["photo"] as ImageErrorCode | undefined) ?? "failed";
}

/** Sends a photograph for analysis and opens the results. The page stays as it is on failure. */
export function usePhotoSearch(room: LookSearch["room"]) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [isLooking, setLooking] = useState(false);
  const [problem, setProblem] = useState<PhotoSearchProblem | null>(null);
  const turn = useRef(0);

  async function searchBy(file: File | Promise<File>): Promise<void> {
    turn.current += 1;
    const mine = turn.current;
    setProblem(null);
    setLooking(true);
    let name = "";
    try {
      const chosen = await file;
      name = chosen.name;
      const refused = await checkFile(chosen, RULES);
      if (refused) throw new ImageError(refused);
      const photo = await shrink(chosen);
      if (photo.size >= SEARCH_PHOTO_MB * 1024 * 1024) throw new ImageError("TOO_LARGE");
      const { look, colors, ideas } = await api.ideaLook.byPhoto({ photo, room, limit: PAGE_SIZE });
      if (mine !== turn.current) return;
      const found = { look, room, limit: PAGE_SIZE };
      rememberPhoto(look, photo, colors);
      client.setQueryData(lookQuery(orpc, found).queryKey, ideas);
      await navigate(formatLookAddress(found), { preventScrollReset: true });
    } catch (error) {
      if (mine === turn.current) setProblem({ code: reasonOf(error), name });
    } finally {
      if (mine === turn.current) setLooking(false);
    }
  }

  const take = useRef(searchBy);
  take.current = searchBy;
  useEffect(() => {
    // A picture copied from anywhere can be pasted.
    const onPaste = (event: ClipboardEvent) => {
      const picture = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith("image/"));
      if (picture) void take.current(picture);
    };
    document.addEventListener("paste", onPaste);
    return () => document.removeEventListener("paste", onPaste);
  }, []);

  return { searchBy, isLooking, problem };
}
