import { toStored } from '@sets/shared/core/stored-shape.ts';
import { nearWords } from '../src/features/qna/near-words.ts';
import { storedAnswer, storedQuestion } from '@sets/shared/qna/qna.migrations.ts';
import { beginningsOf } from '../src/core/searched.ts';
import { newId } from '../src/core/new-id.ts';
import type {
  StoredAnswer,
  StoredQnaSpace,
  StoredQuestion,
} from '../src/features/qna/qna-records.ts';
import { putModule } from './put-module.ts';
import type { TestApp } from './start-test-app.ts';

type App = Pick<TestApp, 'inStore'>;

interface Question extends Partial<Omit<StoredQuestion, 'content'>> {
  readonly moduleid: string;
  readonly title?: string;
  readonly text?: string;
}

/** A question as it is stored, shown unless a test says otherwise. */
export const questionRecord = ({
  title = 'What is a basis?',
  text = '',
  ...others
}: Question): StoredQuestion => {
  const { state = 'shown', mergedInto = null } = others;
  return {
    _id: newId(),
    topicid: 't1',
    content: toStored(storedQuestion, { title, text }),
    words: nearWords(`${title}\n${text}`, 24),
    beginnings: beginningsOf(title),
    labels: [],
    author: 'somebody-else',
    anonymous: false,
    attempt: newId(),
    at: new Date(),
    editedAt: null,
    state,
    listed: state === 'shown' && mergedInto === null,
    pinned: false,
    mergedInto,
    asked: null,
    pictures: [],
    votes: 0,
    answers: 0,
    answered: false,
    answeredAt: null,
    accepted: null,
    counted: 0,
    ...others,
  };
};

export const putQuestion = async (app: App, question: Question): Promise<string> => {
  const record = questionRecord(question);
  await app.inStore((store) => store.collection<StoredQuestion>('qnaquestions').insertOne(record));
  return record._id;
};

/** An answer in the store; its question is not counted anew. */
export const putAnswer = async (
  app: App,
  {
    text = 'A generating set.',
    ...others
  }: Partial<Omit<StoredAnswer, 'content'>> & {
    readonly questionid: string;
    readonly moduleid: string;
    readonly text?: string;
  },
): Promise<string> => {
  const at = others.at ?? new Date();
  const record: StoredAnswer = {
    _id: newId(),
    topicid: 't1',
    content: toStored(storedAnswer, { text }),
    author: 'somebody-else',
    attempt: newId(),
    at,
    editedAt: null,
    state: 'shown',
    shownAt: at,
    pictures: [],
    votes: 0,
    counted: 0,
    ...others,
  };
  await app.inStore((store) => store.collection<StoredAnswer>('qnaanswers').insertOne(record));
  return record._id;
};

/** What a space says of its questions; anonymous ones are allowed unless a test says otherwise. */
export const putQnaSpace = (
  app: App,
  moduleid: string,
  overrides: Partial<StoredQnaSpace> = {},
): Promise<unknown> =>
  app.inStore((store) =>
    store.collection<StoredQnaSpace>('qnaspaces').insertOne({
      _id: moduleid,
      settings: { anonymous: true, moderation: 'off' },
      labels: [{ labelid: 'l1', name: 'Homework', colour: 'a' }],
      merging: null,
      revision: 1,
      ...overrides,
    }),
  );

/** An open space of this owner with a topic `t1`, in which one may ask without a name. */
export const putAskedSpace = async (
  app: App,
  owner: string,
  kept: Parameters<typeof putModule>[2] = {},
  space: Partial<StoredQnaSpace> = {},
): Promise<string> => {
  const topics = [
    { topicid: 't1', title: 'Vectors', archived: false },
    { topicid: 't2', title: 'Matrices', archived: true },
  ];
  const content = { topics, ...kept?.content };
  const moduleid = await putModule(app, owner, { ...kept, content });
  await putQnaSpace(app, moduleid, space);
  return moduleid;
};
