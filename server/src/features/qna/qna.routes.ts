import { answerCalls } from '@sets/shared/qna/answer.calls.ts';
import { qnaCalls } from '@sets/shared/qna/qna.calls.ts';
import { qnaAnswer, qnaLabel, qnaQuestion, qnaSpace } from '@sets/shared/qna/qna.contract.ts';
import { qnaModerationCalls, qnaSpaceCalls } from '@sets/shared/qna/qna-moderation.calls.ts';
import { type RouteGroup, serve } from '../../core/route.ts';
import type { PeopleService } from '../account/people.service.ts';
import type { AnswerService } from './answer.service.ts';
import type { FollowService } from './follow.service.ts';
import type { MergeService } from './merge.service.ts';
import type { ModerationService } from './moderation.service.ts';
import { presentPerson, presentSpace } from './qna.presenter.ts';
import type { QnaNews } from './qna-news.service.ts';
import type { QnaReading } from './qna-reading.service.ts';
import type { QnaSpaceService } from './qna-space.service.ts';
import type { QuestionService } from './question.service.ts';

/** What answers the calls of questions. */
export interface QnaParts {
  readonly reading: QnaReading;
  readonly questions: QuestionService;
  readonly answers: AnswerService;
  readonly follows: FollowService;
  readonly moderation: ModerationService;
  readonly merges: MergeService;
  readonly space: QnaSpaceService;
  readonly news: Pick<QnaNews, 'after'>;
  readonly people: Pick<PeopleService, 'names'>;
}

export const qnaRoutes = (parts: QnaParts): RouteGroup => ({
  name: 'Questions',
  schemas: {
    QnaQuestion: qnaQuestion,
    QnaAnswer: qnaAnswer,
    QnaLabel: qnaLabel,
    QnaSpace: qnaSpace,
  },
  routes: [
    ...readingRoutes(parts),
    ...questionRoutes(parts),
    ...answerRoutes(parts),
    ...moderationRoutes(parts),
    ...spaceRoutes(parts),
  ],
});

const readingRoutes = ({ reading }: QnaParts) => [
  serve(qnaCalls.list, ({ actor, params, query }) => reading.list(actor, params, query)),
  serve(qnaCalls.counts, ({ actor, params }) => reading.counts(actor, params)),
  serve(qnaCalls.read, ({ actor, params, query }) => reading.read(actor, params.questionid, query)),
  serve(qnaCalls.history, ({ actor, params }) =>
    reading.historyOfQuestion(actor, params.questionid),
  ),
  serve(answerCalls.history, ({ actor, params }) =>
    reading.historyOfAnswer(actor, params.answerid),
  ),
  serve(qnaCalls.near, async ({ actor, body }) => ({
    near: await reading.near(actor, body.moduleid, body.text),
  })),
];

const questionRoutes = ({ reading, questions, follows, news }: QnaParts) => [
  serve(qnaCalls.ask, ({ actor, body }) =>
    news.after(body, async () => reading.question(actor, await questions.ask(actor, body))),
  ),
  serve(qnaCalls.edit, ({ actor, body: { questionid, ...content } }) =>
    news.after({ questionid }, async () =>
      reading.question(actor, await questions.edit(actor, questionid, content)),
    ),
  ),
  serve(qnaCalls.remove, ({ actor, params }) =>
    news.after(params, async () => ({
      removed: await questions.remove(actor, params.questionid),
    })),
  ),
  serve(qnaCalls.vote, ({ actor, body: { questionid, on } }) =>
    news.after({ questionid }, async () => ({
      votes: await questions.vote(actor, questionid, on),
      voted: on,
    })),
  ),
  serve(qnaCalls.follow, async ({ actor, body: { questionid, on } }) => ({
    following: await questions.follow(actor, questionid, on),
  })),
  serve(qnaCalls.unsubscribe, async ({ params, query }) => {
    await follows.unsubscribe(params.questionid, query.proof);
    return {};
  }),
  serve(qnaCalls.label, ({ actor, body: { questionid, labels } }) =>
    news.after({ questionid }, async () =>
      reading.question(actor, await questions.label(actor, questionid, labels)),
    ),
  ),
  serve(qnaCalls.pin, ({ actor, body: { questionid, on } }) =>
    news.after({ questionid }, async () =>
      reading.question(actor, await questions.pin(actor, questionid, on)),
    ),
  ),
];

const answerRoutes = ({ reading, answers, news }: QnaParts) => [
  serve(answerCalls.answer, ({ actor, body, origin }) =>
    news.after(body, async () => reading.answer(actor, await answers.answer(actor, body, origin))),
  ),
  serve(answerCalls.edit, ({ actor, body: { answerid, text } }) =>
    news.after({ answerid }, async () => {
      await answers.edit(actor, answerid, text);
      return reading.answer(actor, answerid);
    }),
  ),
  serve(answerCalls.remove, ({ actor, params }) =>
    news.after(params, async () => {
      await answers.remove(actor, params.answerid);
      return {};
    }),
  ),
  serve(answerCalls.vote, ({ actor, body: { answerid, on } }) =>
    news.after({ answerid }, async () => ({
      votes: await answers.vote(actor, answerid, on),
      voted: on,
    })),
  ),
  serve(answerCalls.accept, ({ actor, body: { answerid, on } }) =>
    news.after({ answerid }, async () => {
      await answers.accept(actor, answerid, on);
      return reading.answer(actor, answerid);
    }),
  ),
];

const moderationRoutes = ({ reading, moderation, merges, people, news }: QnaParts) => [
  serve(qnaModerationCalls.report, ({ actor, body }) =>
    news.after(body, async () => {
      await moderation.report(actor, body);
      return {};
    }),
  ),
  serve(qnaModerationCalls.queue, ({ actor, params, query }) =>
    reading.queue(actor, params.moduleid, query),
  ),
  serve(qnaModerationCalls.decide, ({ actor, body, origin }) =>
    news.after(body, async () => {
      await moderation.decide(actor, body, origin);
      return {};
    }),
  ),
  serve(qnaModerationCalls.reveal, async ({ actor, body }) => {
    const author = await moderation.reveal(actor, body.questionid);
    return { author: presentPerson(author, await people.names([author])) };
  }),
  serve(qnaModerationCalls.merge, ({ actor, body }) =>
    news.after(body, async () =>
      reading.question(actor, await merges.merge(actor, body.questionid, body.into)),
    ),
  ),
  serve(qnaModerationCalls.log, ({ actor, params, query }) =>
    reading.log(actor, params.moduleid, query.before),
  ),
];

const spaceRoutes = ({ space }: QnaParts) => [
  serve(qnaSpaceCalls.settings, async ({ actor, params }) =>
    presentSpace(await space.read(actor, params.moduleid)),
  ),
  serve(qnaSpaceCalls.changeSettings, async ({ actor, body: { moduleid, ...settings } }) =>
    presentSpace(await space.change(actor, moduleid, settings)),
  ),
  serve(qnaSpaceCalls.labels, ({ actor, params }) => space.table(actor, params.moduleid)),
  serve(qnaSpaceCalls.addLabel, ({ actor, body }) => space.addLabel(actor, body)),
  serve(qnaSpaceCalls.changeLabel, ({ actor, body }) => space.changeLabel(actor, body)),
  serve(qnaSpaceCalls.removeLabel, ({ actor, params }) =>
    space.removeLabel(actor, params.moduleid, params.labelid),
  ),
];
