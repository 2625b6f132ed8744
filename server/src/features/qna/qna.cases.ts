import { answerCalls } from '@sets/shared/qna/answer.calls.ts';
import { qnaAnalyticsCalls } from '@sets/shared/qna/qna-analytics.contract.ts';
import { qnaCalls } from '@sets/shared/qna/qna.calls.ts';
import { qnaModerationCalls, qnaSpaceCalls } from '@sets/shared/qna/qna-moderation.calls.ts';
import {
  casesOf,
  everybody,
  onlyOwner,
  type Prepare,
  type Prepared,
  signedIn,
} from '../../../test/call-case.ts';
import { putAnswer, putAskedSpace, putQuestion } from '../../../test/put-question.ts';

interface There {
  readonly moduleid: string;
  /** Asked by somebody who is none of the callers, without a name. */
  readonly questionid: string;
  readonly answerid: string;
  /** Asked and answered by the owner of the space. */
  readonly ownQuestion: string;
  readonly ownAnswer: string;
}

/** A space of the owner, open to everybody, with questions and answers. */
const there =
  (make: (there: There) => Prepared): Prepare =>
  async ({ app }, { owner: { userid } }) => {
    const moduleid = await putAskedSpace(app, userid);
    const of = { moduleid, author: userid };
    const [questionid, ownQuestion] = await Promise.all([
      putQuestion(app, { moduleid, anonymous: true }),
      putQuestion(app, of),
    ]);
    const [answerid, ownAnswer] = await Promise.all([
      putAnswer(app, { moduleid, questionid }),
      putAnswer(app, { ...of, questionid }),
    ]);
    return make({ moduleid, questionid, answerid, ownQuestion, ownAnswer });
  };

const inBody = (rest: object = {}): Prepare =>
  there(({ questionid }) => ({ body: { ...rest, questionid } }));
const ofSpace = there(({ moduleid }) => ({ params: { moduleid } }));
const ofTopic = there(({ moduleid }) => ({ params: { moduleid, topicid: 't1' } }));
const ofQuestion = there(({ questionid }) => ({ params: { questionid } }));
const inSpace = (rest: object): Prepare =>
  there(({ moduleid }) => ({ body: { ...rest, moduleid } }));

const moduleid = 'a-space';
const questionid = 'a-question';
const answerid = 'an-answer';
const asked = {
  topicid: 't1',
  title: 'Why is that so?',
  text: 'It *is*, I know.',
  labels: ['l1'],
  anonymous: true,
  asked: null,
};
const seen = { state: 'shown', editedAt: null, reportedAt: null } as const;
const words = { title: 'Why then?', text: 'Just so.' };
const report = { reason: 'spam', text: 'Again.' } as const;
let attempts = 0;
const attempt = (): string => `attempt-${(attempts += 1)}`;

export const cases = [
  ...casesOf(qnaCalls, {
    list: {
      moderators: 'as others',
      answers: everybody(200),
      query: { order: 'votes' },
      prepare: ofTopic,
    },
    counts: { moderators: 'as others', answers: everybody(200), prepare: ofTopic },
    read: { moderators: 'as others', answers: everybody(200), query: {}, prepare: ofQuestion },
    history: { moderators: 'as others', answers: everybody(200), prepare: ofQuestion },
    near: {
      moderators: 'as others',
      answers: signedIn(200),
      body: { moduleid, text: 'basis' },
      prepare: inSpace({ text: 'basis' }),
    },
    ask: {
      moderators: 'as others',
      answers: signedIn(201),
      body: { ...asked, moduleid, attempt: 'a1' },
      prepare: there((made) => ({
        body: { ...asked, moduleid: made.moduleid, attempt: attempt() },
      })),
    },
    edit: {
      moderators: 'as others',
      answers: onlyOwner(200),
      body: { questionid, ...words },
      prepare: there(({ ownQuestion }) => ({ body: { ...words, questionid: ownQuestion } })),
    },
    remove: {
      moderators: 'as owner',
      answers: onlyOwner(200),
      prepare: there(({ ownQuestion }) => ({ params: { questionid: ownQuestion } })),
    },
    vote: {
      moderators: 'as others',
      answers: signedIn(200),
      body: { questionid, on: true },
      prepare: inBody({ on: true }),
    },
    follow: {
      moderators: 'as others',
      answers: signedIn(200),
      body: { questionid, on: true },
      prepare: inBody({ on: true }),
    },
    // What proves that one may is in mails alone.
    unsubscribe: {
      answers: everybody(403),
      query: { proof: 'guessed' },
      prepare: ofQuestion,
    },
    label: {
      moderators: 'as owner',
      answers: onlyOwner(200),
      body: { questionid, labels: ['l1'] },
      prepare: inBody({ labels: ['l1'] }),
    },
    pin: {
      moderators: 'as owner',
      answers: onlyOwner(200),
      body: { questionid, on: true },
      prepare: inBody({ on: true }),
    },
  }),
  ...casesOf(qnaAnalyticsCalls, {
    read: { moderators: 'as owner', answers: onlyOwner(200), prepare: ofTopic },
    csv: { moderators: 'as owner', answers: onlyOwner(200), prepare: ofTopic },
    xlsx: { moderators: 'as owner', answers: onlyOwner(200), prepare: ofTopic },
  }),
  ...casesOf(answerCalls, {
    answer: {
      moderators: 'as others',
      answers: signedIn(201),
      body: { questionid, attempt: 'a1', text: 'So.' },
      prepare: there((made) => ({
        body: { questionid: made.questionid, attempt: attempt(), text: 'So.' },
      })),
    },
    edit: {
      moderators: 'as others',
      answers: onlyOwner(200),
      body: { answerid, text: 'Thus.' },
      prepare: there(({ ownAnswer }) => ({ body: { answerid: ownAnswer, text: 'Thus.' } })),
    },
    remove: {
      moderators: 'as owner',
      answers: onlyOwner(200),
      prepare: there(({ ownAnswer }) => ({ params: { answerid: ownAnswer } })),
    },
    vote: {
      moderators: 'as others',
      answers: signedIn(200),
      body: { answerid, on: true },
      prepare: there((made) => ({ body: { answerid: made.answerid, on: true } })),
    },
    accept: {
      moderators: 'as owner',
      answers: onlyOwner(200),
      body: { answerid, on: true },
      prepare: there((made) => ({ body: { answerid: made.answerid, on: true } })),
    },
    history: {
      moderators: 'as others',
      answers: everybody(200),
      prepare: there((made) => ({ params: { answerid: made.answerid } })),
    },
  }),
  ...casesOf(qnaModerationCalls, {
    report: {
      moderators: 'as others',
      answers: signedIn(200),
      body: { questionid, answerid: null, ...report },
      prepare: inBody({ answerid: null, ...report }),
    },
    queue: {
      moderators: 'as owner',
      answers: onlyOwner(200),
      query: { shows: 'open' },
      prepare: ofSpace,
    },
    decide: {
      moderators: 'as owner',
      answers: onlyOwner(200),
      body: { questionid, answerid: null, decision: 'hide', seen },
      prepare: inBody({ answerid: null, decision: 'hide', seen }),
    },
    reveal: {
      moderators: 'as owner',
      answers: onlyOwner(200),
      body: { questionid },
      prepare: inBody(),
    },
    merge: {
      moderators: 'as owner',
      answers: onlyOwner(200),
      body: { questionid, into: 'another' },
      prepare: there((made) => ({
        body: { questionid: made.questionid, into: made.ownQuestion },
      })),
    },
    log: { moderators: 'as owner', answers: onlyOwner(200), query: {}, prepare: ofSpace },
  }),
  ...casesOf(qnaSpaceCalls, {
    settings: { moderators: 'as others', answers: everybody(200), prepare: ofSpace },
    changeSettings: {
      moderators: 'as owner',
      answers: onlyOwner(200),
      body: { moduleid, anonymous: true, moderation: 'before' },
      prepare: inSpace({ anonymous: true, moderation: 'before' }),
    },
    labels: { moderators: 'as others', answers: everybody(200), prepare: ofSpace },
    addLabel: {
      moderators: 'as owner',
      answers: onlyOwner(200),
      body: { moduleid, name: 'Exam', colour: 'b' },
      prepare: inSpace({ name: 'Exam', colour: 'b' }),
    },
    changeLabel: {
      moderators: 'as owner',
      answers: onlyOwner(200),
      body: { moduleid, labelid: 'l1', name: 'Exercises', colour: 'plain' },
      prepare: inSpace({ labelid: 'l1', name: 'Exercises', colour: 'plain' }),
    },
    removeLabel: {
      moderators: 'as owner',
      answers: onlyOwner(200),
      prepare: there((made) => ({ params: { moduleid: made.moduleid, labelid: 'l1' } })),
    },
  }),
];
