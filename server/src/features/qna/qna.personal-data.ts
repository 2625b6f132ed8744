import type { PersonalData } from '../../core/personal-data.ts';
import type { StoredAnswer, StoredQuestion } from './qna-records.ts';
import type { QuestionService } from './question.service.ts';
import type { QnaModels, Tally } from './tally.service.ts';
import type { Written } from './written.service.ts';

interface HeldTools {
  readonly models: QnaModels;
  readonly tally: Tally;
  readonly written: Written;
  readonly questions: Pick<QuestionService, 'hasOthers' | 'withdraw'>;
}

/**
 * What a person asked, answered, voted for, follows and reported. A question that others have answered
 * stays, without a name: who wants its words gone too deletes it first, and moderators can at any time.
 */
export const qnaPersonalData = (tools: HeldTools): PersonalData => ({
  name: 'questions',
  holds:
    'The questions that you asked and the answers that you gave in spaces, also without your name; your votes, what you follow, and what you reported.',
  collect: (userid) => collect(tools, userid),
  erase: (userid) => erase(tools, userid),
});

const collect = async ({ models }: HeldTools, userid: string): Promise<unknown> => {
  const by = { by: userid };
  const [asked, answered, votes, follows, reports, decided] = await Promise.all([
    models.questions.find({ author: userid }).sort({ at: 1 }).lean<StoredQuestion[]>(),
    models.answers.find({ author: userid }).sort({ at: 1 }).lean<StoredAnswer[]>(),
    models.votes.find(by).lean(),
    models.follows.find(by).lean(),
    models.reports.find(by).lean(),
    models.log.find(by).lean(),
  ]);
  const things = [...asked, ...answered].map(({ _id }) => _id);
  const old = await models.versions
    .find({ thing: { $in: things } })
    .sort({ at: 1 })
    .lean();
  const all = [asked, answered, votes, follows, reports, decided];
  if (all.every((each) => each.length === 0)) return null;
  const versionsOf = (thing: string) =>
    old.filter((each) => each.thing === thing).map(({ at, content }) => ({ at: iso(at), content }));
  return {
    questions: asked.map(
      ({ _id, moduleid, topicid, at, content, labels, anonymous, state, asked: run }) => ({
        questionid: _id,
        moduleid,
        topicid,
        at: iso(at),
        content,
        labels,
        anonymous,
        state,
        asked: run,
        before: versionsOf(_id),
      }),
    ),
    answers: answered.map(({ _id, questionid, at, content, state }) => ({
      answerid: _id,
      questionid,
      at: iso(at),
      content,
      state,
      before: versionsOf(_id),
    })),
    votes: votes.map(({ thing, at }) => ({ for: thing, at: iso(at) })),
    follows: follows.map(({ thing, at }) => ({ questionid: thing, at: iso(at) })),
    reports: reports.map(({ thing, at, reason, text }) => ({
      of: thing,
      at: iso(at),
      reason,
      text,
    })),
    decisions: decided.map(({ at, action, moduleid, questionid, answerid }) => ({
      at: iso(at),
      action,
      moduleid,
      questionid,
      answerid,
    })),
  };
};

const iso = (at: Date): string => at.toISOString();

/** May be done again after a failure: what is done already is found no more. */
const erase = async (tools: HeldTools, userid: string): Promise<void> => {
  const { models, tally } = tools;
  await eraseAnswers(tools, userid);
  await eraseQuestions(tools, userid);
  const by = { by: userid };
  const voted = await models.votes.find(by, { thing: 1 }).lean();
  await models.votes.deleteMany(by);
  for (const { thing } of voted) {
    await tally.question(thing);
    await tally.answer(thing);
  }
  await models.follows.deleteMany(by);
  await models.reports.deleteMany(by);
  await models.log.updateMany(by, { $set: { by: null } });
};

const eraseAnswers = async ({ models, tally, written }: HeldTools, author: string) => {
  const own = await models.answers.find({ author }, { questionid: 1 }).lean();
  if (own.length === 0) return;
  await written.removeAnswers(own.map(({ _id }) => _id));
  for (const questionid of new Set(own.map((each) => each.questionid))) {
    await tally.question(questionid);
  }
};

const eraseQuestions = async ({ models, written, questions }: HeldTools, author: string) => {
  const own = await models.questions.find({ author }).lean<StoredQuestion[]>();
  for (const question of own) {
    const { _id, mergedInto } = question;
    if (mergedInto === null && (await questions.hasOthers(question))) {
      await questions.withdraw(question, { words: false });
    } else {
      await written.removeQuestions([_id]);
    }
  }
};
