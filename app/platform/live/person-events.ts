/** Live events for a person's open pages. Ids only: pages then ask the API, which checks permissions. */
export type PersonEvent =
  | { topic: "notification"; id: string }
  | { topic: "message"; conversationId: string }
  | { topic: "typing"; conversationId: string; userId: string }
  | { topic: "session" }
  | { topic: "job"; id: string }
  /** Something was saved, liked, rated or added to an ideabook, or the opposite. */
  | { topic: "reaction"; id: string }
  | { topic: "ideabook"; id: string }
  /** The cart changed, perhaps on another device. */
  | { topic: "cart" }
  /** The team of an organization, its invitations or its listing changed. */
  | { topic: "organization"; id: string }
  /** A project, its brief, people or files changed. */
  | { topic: "project"; id: string }
  /** A room was found in its photograph, or one of its pictures went on or ended. */
  | { topic: "redesign"; id: string };

export type PersonTopic = PersonEvent["topic"];

/** Control messages of the stream: events may have been missed; the session is over. */
export const REFETCH = "refetch";
export const ENDED = "ended";
