import { lazy } from "react";

/** A link that looks like a button: `<MessageButton about={{ profile: id }} />`, inside a Suspense. Its texts: namespace "messages.button". */
export const MessageButton = lazy(() => import("./visitor/components/message-button.tsx").then((module) => ({ default: module.MessageButton })));
/** The same for everyone in a project. */
export const ProjectTalk = lazy(() => import("./visitor/components/project-talk.tsx").then((module) => ({ default: module.ProjectTalk })));
export { conversationPath, newConversationPath } from "./messages.ts";
