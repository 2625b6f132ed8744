import { practiceCalls } from '@sets/shared/practice/practice.calls.ts';
import { buildQuiz } from '../../../test/build-quiz.ts';
import {
  casesOf,
  onlyOwner,
  type People,
  type Prepare,
  signedIn,
  type Stage,
} from '../../../test/call-case.ts';
import { putModule } from '../../../test/put-module.ts';

const topic = { topicid: 't1', title: 'Vectors', archived: false };

/** A space that everybody sees. */
const space: Prepare = async ({ app }, { owner }) => ({
  params: { moduleid: await putModule(app, owner.userid, { content: { topics: [topic] } }) },
});

/** With a quiz that is open for practice. */
const opened = async (stage: Stage, people: People) => {
  const { app } = stage;
  const { params } = await space(stage, people);
  const moduleid = params?.['moduleid'] ?? '';
  const quiz = buildQuiz({ moduleid, topicid: topic.topicid });
  const { _id: quizid } = await app.features.quizzes.create(people.owner, quiz);
  const path = `/api/practice/${moduleid}/quizzes/${quizid}`;
  const { status } = await app.call('PUT', path, { ...people.owner, body: { open: true } });
  if (status !== 200) throw new Error(`${path} answered ${status}.`);
  return { moduleid, quizid };
};

const answer = { attempt: 'attempt1', quizid: 'quiz', questionid: 'i0', zone: 'Europe/Berlin' };
const choices = { choices: ['rome'] };

const answering: Prepare = async (stage, people) => {
  const { moduleid, quizid } = await opened(stage, people);
  return { params: { moduleid }, body: { ...answer, quizid, answer: choices } };
};

const opening: Prepare = async (stage, people) => ({ params: await opened(stage, people) });

export const cases = casesOf(practiceCalls, {
  overview: {
    moderators: 'as others',
    answers: signedIn(200),
    prepare: space,
    query: { zone: 'Europe/Berlin' },
  },
  cards: { moderators: 'as others', answers: signedIn(200), prepare: space, query: {} },
  answer: {
    moderators: 'as others',
    answers: signedIn(200),
    prepare: answering,
    body: { ...answer, answer: choices },
  },
  desk: { moderators: 'as owner', answers: onlyOwner(200), prepare: space },
  open: {
    moderators: 'as owner',
    answers: onlyOwner(200),
    prepare: opening,
    body: { open: false },
  },
});
