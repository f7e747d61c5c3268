import { notFound } from "#app/platform/api/errors.ts";
import { implementContract, signedIn } from "#app/platform/api/procedure.server.ts";
import { fileAccess } from "#app/platform/media/file-access.server.ts";
import { messagesContract } from "../messages.contract.ts";
import type { About } from "../messages.ts";
import { isMessageFileShown, removeUpload, uploadFile } from "./files.server.ts";
import { reportMessages } from "./reports.server.ts";
import { sendMessage, startConversation } from "./send.server.ts";
import { countUnread, findConversation, getConversation, listConversations, listMessages } from "./service.server.ts";
import { markRead, sendTyping, setBlocked, updatePlace } from "./state.server.ts";

const messages = implementContract(messagesContract);
fileAccess.add(isMessageFileShown);

type Wanted = { vendor?: string | undefined; profile?: string | undefined; quote?: string | undefined; project?: string | undefined };

/** The address names exactly one of the four. */
function aboutOf({ vendor, profile, quote, project }: Wanted): About {
  if (project) return { project };
  if (quote) return { quote };
  if (profile) return { profile };
  if (vendor) return { vendor };
  throw notFound();
}

export const messagesRouter = messages.router({
  list: messages.list.handler(({ input, context }) => listConversations(input, signedIn(context), context.language)),
  unread: messages.unread.handler(({ context }) => countUnread(signedIn(context))),
  find: messages.find.handler(({ input, context }) => findConversation(aboutOf(input), signedIn(context), context.language)),
  get: messages.get.handler(({ input, context }) => getConversation(input.id, signedIn(context), context.language)),
  page: messages.page.handler(({ input, context }) => listMessages(input, signedIn(context), context.language)),
  start: messages.start.handler(({ input, context }) => startConversation(input, signedIn(context))),
  send: messages.send.handler(({ input, context }) => sendMessage(input, signedIn(context))),
  upload: messages.upload.handler(({ input, context }) => uploadFile(input.file, signedIn(context))),
  removeUpload: messages.removeUpload.handler(({ input, context }) => removeUpload(input.id, signedIn(context))),
  markRead: messages.markRead.handler(({ input, context }) => markRead(input.id, input.seq, signedIn(context))),
  typing: messages.typing.handler(({ input, context }) => sendTyping(input.id, signedIn(context))),
  update: messages.update.handler(({ input, context }) => updatePlace(input.id, input, signedIn(context))),
  setBlocked: messages.setBlocked.handler(({ input, context }) => setBlocked(input.id, input.isBlocked, signedIn(context))),
  report: messages.report.handler(({ input, context }) => reportMessages(input, signedIn(context))),
});
