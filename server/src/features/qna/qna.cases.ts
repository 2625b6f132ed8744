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
    list: { answers: everybody(200), query: { order: 'votes' }, prepare: ofTopic },
    counts: { answers: everybody(200), prepare: ofTopic },
    read: { answers: everybody(200), query: {}, prepare: ofQuestion },
    history: { answers: everybody(200), prepare: ofQuestion },
    near: {
      answers: signedIn(200),
      body: { moduleid, text: 'basis' },
      prepare: inSpace({ text: 'basis' }),
    },
    ask: {
      answers: signedIn(201),
      body: { ...asked, moduleid, attempt: 'a1' },
      prepare: there((made) => ({
        body: { ...asked, moduleid: made.moduleid, attempt: attempt() },
      })),
    },
    edit: {
      answers: onlyOwner(200),
      body: { questionid, ...words },
      prepare: there(({ ownQuestion }) => ({ body: { ...words, questionid: ownQuestion } })),
    },
    remove: {
      answers: onlyOwner(200),
      prepare: there(({ ownQuestion }) => ({ params: { questionid: ownQuestion } })),
    },
    vote: {
      answers: signedIn(200),
      body: { questionid, on: true },
      prepare: inBody({ on: true }),
    },
    follow: {
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
      answers: onlyOwner(200),
      body: { questionid, labels: ['l1'] },
      prepare: inBody({ labels: ['l1'] }),
    },
    pin: { answers: onlyOwner(200), body: { questionid, on: true }, prepare: inBody({ on: true }) },
  }),
  ...casesOf(qnaAnalyticsCalls, {
    read: { answers: onlyOwner(200), prepare: ofTopic },
    csv: { answers: onlyOwner(200), prepare: ofTopic },
    xlsx: { answers: onlyOwner(200), prepare: ofTopic },
  }),
  ...casesOf(answerCalls, {
    answer: {
      answers: signedIn(201),
      body: { questionid, attempt: 'a1', text: 'So.' },
      prepare: there((made) => ({
        body: { questionid: made.questionid, attempt: attempt(), text: 'So.' },
      })),
    },
    edit: {
      answers: onlyOwner(200),
      body: { answerid, text: 'Thus.' },
      prepare: there(({ ownAnswer }) => ({ body: { answerid: ownAnswer, text: 'Thus.' } })),
    },
    remove: {
      answers: onlyOwner(200),
      prepare: there(({ ownAnswer }) => ({ params: { answerid: ownAnswer } })),
    },
    vote: {
      answers: signedIn(200),
      body: { answerid, on: true },
      prepare: there((made) => ({ body: { answerid: made.answerid, on: true } })),
    },
    accept: {
      answers: onlyOwner(200),
      body: { answerid, on: true },
      prepare: there((made) => ({ body: { answerid: made.answerid, on: true } })),
    },
    history: {
      answers: everybody(200),
      prepare: there((made) => ({ params: { answerid: made.answerid } })),
    },
  }),
  ...casesOf(qnaModerationCalls, {
    report: {
      answers: signedIn(200),
      body: { questionid, answerid: null, ...report },
      prepare: inBody({ answerid: null, ...report }),
    },
    queue: { answers: onlyOwner(200), query: { shows: 'open' }, prepare: ofSpace },
    decide: {
      answers: onlyOwner(200),
      body: { questionid, answerid: null, decision: 'hide', seen },
      prepare: inBody({ answerid: null, decision: 'hide', seen }),
    },
    reveal: { answers: onlyOwner(200), body: { questionid }, prepare: inBody() },
    merge: {
      answers: onlyOwner(200),
      body: { questionid, into: 'another' },
      prepare: there((made) => ({
        body: { questionid: made.questionid, into: made.ownQuestion },
      })),
    },
    log: { answers: onlyOwner(200), query: {}, prepare: ofSpace },
  }),
  ...casesOf(qnaSpaceCalls, {
    settings: { answers: everybody(200), prepare: ofSpace },
    changeSettings: {
      answers: onlyOwner(200),
      body: { moduleid, anonymous: true, moderation: 'before' },
      prepare: inSpace({ anonymous: true, moderation: 'before' }),
    },
    labels: { answers: everybody(200), prepare: ofSpace },
    addLabel: {
      answers: onlyOwner(200),
      body: { moduleid, name: 'Exam', colour: 'b' },
      prepare: inSpace({ name: 'Exam', colour: 'b' }),
    },
    changeLabel: {
      answers: onlyOwner(200),
      body: { moduleid, labelid: 'l1', name: 'Exercises', colour: 'plain' },
      prepare: inSpace({ labelid: 'l1', name: 'Exercises', colour: 'plain' }),
    },
    removeLabel: {
      answers: onlyOwner(200),
      prepare: there((made) => ({ params: { moduleid: made.moduleid, labelid: 'l1' } })),
    },
  }),
];
