import { personalShelf } from '@sets/shared/material/material.contract.ts';
import { quizAfterCalls } from '@sets/shared/quiz/after/quiz-after.calls.ts';
import { quizCalls } from '@sets/shared/quiz/quiz.calls.ts';
import { quizName } from '@sets/shared/quiz/quiz.name.ts';
import { quizRunCalls } from '@sets/shared/quiz/quiz-run.calls.ts';
import {
  casesOf,
  onlyOwner,
  type People,
  type Prepare,
  signedIn,
  type Stage,
} from '../../../test/call-case.ts';
import { buildQuiz } from '../../../test/build-quiz.ts';
import { presentRun } from '../../../test/presented-poll.ts';
import { quizOfOwner } from '../../../test/quiz-of-owner.ts';

const { moduleid: _m, topicid: _t, ...definition } = buildQuiz();

const firstVersion = async (stage: Stage, people: People) => {
  const { params } = await quizOfOwner(stage, people);
  return { params: { ...params, revision: '1' } };
};

/** It was presented before it was changed, so the first version is kept. */
const keptVersion: Prepare = async (stage, people) => {
  const { quizzes } = stage.app.features;
  const { params } = await firstVersion(stage, people);
  const { quizid } = params;
  await quizzes.keepPresented(quizid);
  await quizzes.change(people.owner, quizid, { ...definition, title: 'Rivers', revision: 1 });
  return { params };
};

/** A run of a quiz that its owner has begun to present. */
const presented: Prepare = async (stage, people) => {
  const { app } = stage;
  const { owner } = people;
  const definitionId = (await quizOfOwner(stage, people)).params.quizid;
  const { runId, leave } = await presentRun(app, { activity: quizName, definitionId }, owner);
  leave();
  return { params: { runId } };
};

/** A quiz that its owner has presented. */
const presentedBefore: Prepare = async (stage, people) => {
  const { app } = stage;
  const definitionId = (await quizOfOwner(stage, people)).params.quizid;
  const run = await presentRun(app, { activity: quizName, definitionId }, people.owner);
  await run.command({ type: 'end' });
  run.leave();
  return { params: { quizid: definitionId } };
};

const ofRuns = casesOf(quizRunCalls, {
  effect: {
    moderators: 'as owner',
    answers: onlyOwner(200),
    body: { remedy: { type: 'void', place: 0, on: true } },
    prepare: presented,
  },
});

const afterwards = casesOf(quizAfterCalls, {
  scores: { moderators: 'as owner', answers: onlyOwner(200), prepare: presented },
  people: { moderators: 'as owner', answers: onlyOwner(200), prepare: presented },
  questions: { moderators: 'as owner', answers: onlyOwner(200), prepare: presented },
  teams: { moderators: 'as owner', answers: onlyOwner(200), prepare: presented },
  neverChosen: {
    moderators: 'as owner',
    answers: onlyOwner(200, 404),
    prepare: presentedBefore,
  },
  statements: { moderators: 'as owner', answers: onlyOwner(200), prepare: presented, query: {} },
  statementLines: {
    moderators: 'as owner',
    answers: onlyOwner(200),
    prepare: presented,
    query: {},
  },
  // No store is set where this is tried.
  send: {
    moderators: 'as owner',
    answers: onlyOwner(409),
    prepare: presented,
    body: { named: false },
  },
});

const ofQuizzes = casesOf(quizCalls, {
  list: { answers: signedIn(200), query: personalShelf },
  create: { answers: signedIn(201), query: {}, body: buildQuiz() },
  read: { moderators: 'as owner', answers: onlyOwner(200), prepare: quizOfOwner },
  change: {
    moderators: 'as owner',
    answers: onlyOwner(200),
    body: { ...definition, revision: 1 },
    prepare: quizOfOwner,
  },
  copy: {
    moderators: 'as owner',
    answers: onlyOwner(201),
    query: {},
    body: personalShelf,
    prepare: quizOfOwner,
  },
  versions: { moderators: 'as owner', answers: onlyOwner(200), prepare: quizOfOwner },
  version: { moderators: 'as owner', answers: onlyOwner(200), prepare: firstVersion },
  restore: {
    moderators: 'as owner',
    answers: onlyOwner(200),
    body: { revision: 2 },
    prepare: keptVersion,
  },
  remove: { moderators: 'as owner', answers: onlyOwner(200), prepare: quizOfOwner },
});

export const cases = [...ofRuns, ...afterwards, ...ofQuizzes];
