import type { Model } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toStored } from '@sets/shared/core/stored-shape.ts';
import { storedAnswer, storedQuestion } from '@sets/shared/qna/qna.migrations.ts';
import { questionRecord } from '../../../test/put-question.ts';
import { startTestStore } from '../../../test/start-test-store.ts';
import { connectStore } from '../../../test/test-engine.ts';
import { QuestionService } from './question.service.ts';
import { type QnaModels, qnaModels } from './qna.model.ts';
import { idOfPerson, type StoredQuestion } from './qna-records.ts';
import { Tally } from './tally.service.ts';
import { Written } from './written.service.ts';

/* A process may die after any step of a removal: what is left can be removed again, or holds no words. */

let store: Awaited<ReturnType<typeof startTestStore>>;
let connection: Awaited<ReturnType<typeof connectStore>>;
let models: QnaModels;
beforeAll(async () => {
  store = await startTestStore();
  connection = await connectStore(store.uri);
  models = qnaModels(connection);
});
afterAll(async () => {
  await connection.close();
  await store.close();
});

const death = new Error('The process died.');

/** The same models, of which the process dies instead of what would be its write number `last`. */
const dyingAt = (last: number): { readonly dying: QnaModels; readonly write: () => void } => {
  let writes = 0;
  const write = (): void => {
    writes += 1;
    if (writes >= last) throw death;
  };
  const writing = new Set(['deleteMany', 'deleteOne', 'updateOne', 'updateMany', 'create']);
  const of = (model: Model<unknown>) =>
    new Proxy(model, {
      get: (target, name) => {
        const own: unknown = Reflect.get(target, name);
        if (typeof own !== 'function') return own;
        const call = own.bind(target) as (...args: unknown[]) => unknown;
        if (!writing.has(String(name))) return call;
        return (...args: unknown[]) => {
          write();
          return call(...args);
        };
      },
    });
  const entries = Object.entries(models).map(([name, model]) => [name, of(model as never)]);
  return { dying: Object.fromEntries(entries) as QnaModels, write };
};

const servicesOn = (on: QnaModels, loosened: Set<string>, write: () => void = () => undefined) => {
  const tally = new Tally(on);
  const written = new Written({
    models: on,
    tally,
    clock: { now: () => 5_000 },
    limits: { window: () => ({ take: () => Promise.resolve(0) }) } as never,
    people: { lookUp: () => Promise.resolve(null) },
    loosenPictures: (fileids) => {
      write();
      for (const each of fileids) loosened.add(each);
      return Promise.resolve();
    },
    threadsGone: () => Promise.resolve(write()),
    seenByOthers: () => undefined,
  });
  const follows = { follow: () => Promise.resolve() };
  const questions = new QuestionService({ models: on, tally, written, follows } as never);
  return { written, questions };
};

const pictures = (name: string): string[] => [`picture-${name}`];

/** A question with versions, an answer of somebody else, and one that was merged into it. */
const putAll = async (): Promise<StoredQuestion> => {
  await Promise.all(Object.values(models).map((model: Model<never>) => model.deleteMany({})));
  const of = { moduleid: 'm1', author: 'asker', editedAt: new Date(2) };
  const question = questionRecord({ ...of, title: 'SECRET now', pictures: pictures('now') });
  const merged = questionRecord({ ...of, title: 'SECRET merged', mergedInto: question._id });
  await models.questions.insertMany([question, merged]);
  await models.answers.insertMany([
    {
      _id: 'a1',
      questionid: question._id,
      moduleid: 'm1',
      topicid: 't1',
      content: toStored(storedAnswer, { text: 'SECRET answer' }),
      author: 'other',
      attempt: 'a1',
      at: new Date(3),
      state: 'shown',
      pictures: pictures('answer'),
      votes: 0,
      counted: 0,
    },
  ]);
  const old = [question._id, merged._id].map((thing) => ({
    _id: `${thing}:1`,
    thing,
    moduleid: 'm1',
    content: toStored(storedQuestion, { title: 'SECRET before', text: '' }),
    shown: true,
    at: new Date(1),
    pictures: pictures('before'),
  }));
  await models.versions.insertMany(old);
  const report = { thing: question._id, by: 'other', moduleid: 'm1', at: new Date(4) };
  const _id = idOfPerson(question._id, 'other');
  await models.reports.insertMany([{ ...report, _id, reason: 'spam', text: 'SECRET report' }]);
  return question;
};

const allStored = async (): Promise<string> =>
  JSON.stringify(
    await Promise.all(Object.values(models).map((model: Model<never>) => model.find().lean())),
  );

type Services = ReturnType<typeof servicesOn>;
const ways: [
  string,
  (services: Services, question: StoredQuestion) => Promise<unknown>,
  string[],
][] = [
  [
    'removing it whole',
    ({ written }, { _id }) => written.removeQuestions([_id]),
    ['now', 'answer', 'before'],
  ],
  [
    'taking its words away',
    ({ questions }, question) => questions.withdraw(question, { words: true }),
    ['now', 'before'],
  ],
];
test.each(ways)(
  '%s: wherever it dies, it is done by doing it again',
  async (_name, remove, named) => {
    const isWhole = named.includes('answer');
    let deaths = 0;
    for (let last = 1; ; last += 1) {
      const question = await putAll();
      const loosened = new Set<string>();
      const { dying, write } = dyingAt(last);
      const died = await remove(servicesOn(dying, loosened, write), question).then(
        () => false,
        (error: unknown) => {
          expect(error).toBe(death);
          return true;
        },
      );
      if (died) deaths += 1;
      // Whoever may remove it does so again, as long as it is there for them.
      const left = await models.questions.findById(question._id).lean<StoredQuestion>();
      const mayAgain = left !== null && (isWhole || left.author === 'asker');
      if (mayAgain) await remove(servicesOn(models, loosened), left);
      const stored = await allStored();
      if (isWhole) expect(stored).not.toContain('SECRET');
      else {
        expect(stored).not.toContain('SECRET now');
        expect(await models.versions.countDocuments({ thing: question._id })).toBe(0);
      }
      for (const name of named) expect(loosened).toContain(`picture-${name}`);
      if (!died) break;
    }
    expect(deaths).toBeGreaterThan(3);
  },
);
