import { implementContract, signedIn } from "#app/platform/api/procedure.server.ts";
import { fileAccess } from "#app/platform/media/file-access.server.ts";
import { forumContract } from "../forum.contract.ts";
import { removeOwn, updatePost, updateThread } from "./edit.server.ts";
import { listThreads, listTopics, similarThreads } from "./list.server.ts";
import { findForumPhoto } from "./moderation.server.ts";
import { findPeople } from "./people.server.ts";
import { acceptAnswer, followThread, followTopic, vote } from "./reactions.server.ts";
import { getThread, listAnswers } from "./thread.server.ts";
import { answerQuestion, askQuestion } from "./write.server.ts";

const forum = implementContract(forumContract);
fileAccess.addForAdmins(findForumPhoto);

export const forumRouter = forum.router({
  topics: forum.topics.handler(({ context }) => listTopics(context.viewer, context.language)),
  list: forum.list.handler(({ input, context }) => listThreads(input, context.viewer, context.language)),
  get: forum.get.handler(({ input, context }) => getThread(input.slug, context.viewer, context.language)),
  answers: forum.answers.handler(({ input, context }) => listAnswers(input, context.viewer, context.language)),
  similar: forum.similar.handler(({ input, context }) => similarThreads(input.title, context.language)),
  people: forum.people.handler(({ input, context }) => findPeople(input, signedIn(context), context.language)),
  ask: forum.ask.handler(({ input, context }) => askQuestion(input, signedIn(context))),
  answer: forum.answer.handler(({ input, context }) => answerQuestion(input, signedIn(context))),
  updateThread: forum.updateThread.handler(({ input, context }) => updateThread(input, signedIn(context))),
  updatePost: forum.updatePost.handler(({ input, context }) => updatePost(input, signedIn(context))),
  remove: forum.remove.handler(({ input, context }) => removeOwn(input, signedIn(context))),
  vote: forum.vote.handler(({ input, context }) => vote(input, signedIn(context))),
  follow: forum.follow.handler(({ input, context }) => followThread(input, signedIn(context))),
  followTopic: forum.followTopic.handler(({ input, context }) => followTopic(input, signedIn(context))),
  accept: forum.accept.handler(({ input, context }) => acceptAnswer(input, signedIn(context))),
});
