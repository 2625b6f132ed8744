import { buildQuiz } from './build-quiz.ts';
import type { People, Stage } from './call-case.ts';
import { putModule } from './put-module.ts';

const topic = { topicid: 't1', title: 'Vectors', archived: false };

/** A quiz in a space that everybody sees: that somebody may not is told as that. */
export const quizOfOwner = async ({ app }: Stage, { owner }: People) => {
  const moduleid = await putModule(app, owner.userid, { content: { topics: [topic] } });
  const quiz = buildQuiz({ moduleid, topicid: topic.topicid });
  return { params: { quizid: (await app.features.quizzes.create(owner, quiz))._id } };
};
