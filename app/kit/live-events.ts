import { useEffect, useRef } from "react";
import type { PersonEvent, PersonTopic } from "#app/platform/live/person-events.ts";
import { useViewer } from "./viewer.ts";

type EventOf<Topic extends PersonTopic> = Extract<PersonEvent, { topic: Topic }>;

/**
 * Calls `handler` for every event of this topic for the signed-in person, from any tab, process or device; with null when
 * messages may have been missed (the connection was opened or restored): then refetch. Does nothing while signed out.
 * @example useLiveEvents("message", (event) => (!event || event.conversationId === id) && client.invalidateQueries({ queryKey }))
 */
export function useLiveEvents<Topic extends PersonTopic>(topic: Topic, handler: (event: EventOf<Topic> | null) => void): void {
  const userId = useViewer().viewer?.id;
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  useEffect(() => {
    if (!userId) return;
    let isOver = false;
    let end: (() => void) | undefined;
    const hear = (event: PersonEvent | null) => latest.current(event as EventOf<Topic> | null);
    void import("./live-connection.ts").then(({ listen }) => {
      if (!isOver) end = listen(userId, topic, hear);
    });
    return () => {
      isOver = true;
      end?.();
    };
  }, [userId, topic]);
}
