import { Schema, type Connection, type IndexDefinition, type Model } from 'mongoose';
import { inSpaceIndexes } from '../../core/find-in-spaces.ts';
import { searchedInQuestions } from './question-search-fields.ts';
import type {
  FollowRecord,
  LabelCountRecord,
  LogRecord,
  QueueRecord,
  ReportRecord,
  StoredAnswer,
  StoredQnaSpace,
  StoredQuestion,
  VersionRecord,
  VoteRecord,
} from './qna-records.ts';

const text = { type: String, required: true } as const;
const time = { type: Date, required: true } as const;
const count = { type: Number, required: true } as const;
const flag = { type: Boolean, required: true } as const;
const orNull = { type: String, default: null } as const;

const schemaOf = <Doc>(
  collection: string,
  fields: Record<string, unknown>,
  indexes: readonly IndexDefinition[],
): Schema<Doc> => {
  const schema = new Schema<Doc>(
    { _id: text, ...fields } as ConstructorParameters<typeof Schema<Doc>>[0],
    { collection, minimize: false, versionKey: false },
  );
  for (const index of indexes) schema.index(index);
  return schema;
};

const newest = { at: -1, _id: -1 } as const;
const mostVotes = { votes: -1, ...newest } as const;
const ofTopic = { moduleid: 1, topicid: 1, listed: 1 } as const;

const questions = schemaOf<StoredQuestion>(
  'qnaquestions',
  {
    moduleid: text,
    topicid: text,
    content: Schema.Types.Mixed,
    words: [String],
    beginnings: [String],
    labels: [String],
    author: orNull,
    anonymous: flag,
    attempt: text,
    at: time,
    editedAt: { type: Date, default: null },
    state: text,
    listed: flag,
    pinned: flag,
    mergedInto: orNull,
    asked: Schema.Types.Mixed,
    pictures: [String],
    votes: count,
    answers: count,
    answered: flag,
    answeredAt: { type: Date, default: null },
    accepted: orNull,
    counted: count,
  },
  [
    // A list for each order, of a topic and of one label in it.
    { ...ofTopic, ...newest },
    { ...ofTopic, ...mostVotes },
    { ...ofTopic, answered: 1, ...newest },
    { ...ofTopic, labels: 1, ...newest },
    { ...ofTopic, labels: 1, ...mostVotes },
    { ...ofTopic, labels: 1, answered: 1, ...newest },
    { ...ofTopic, pinned: 1, ...newest },
    // What is counted of each label.
    { moduleid: 1, listed: 1, labels: 1, answered: 1 },
    // What waits for an answer in spaces.
    { moduleid: 1, listed: 1, answered: 1, ...newest },
    // What is near to a text.
    { moduleid: 1, listed: 1, words: 1, ...newest },
    { author: 1, moduleid: 1, topicid: 1, listed: 1, ...newest },
    { mergedInto: 1 },
    { pictures: 1 },
  ],
);
// One attempt of a person is one question, whichever process it reaches.
questions.index({ author: 1, attempt: 1 }, { unique: true });
for (const { key, ...options } of inSpaceIndexes(searchedInQuestions))
  questions.index(key, options);

const answers = schemaOf<StoredAnswer>(
  'qnaanswers',
  {
    questionid: text,
    moduleid: text,
    topicid: text,
    content: Schema.Types.Mixed,
    author: orNull,
    attempt: text,
    at: time,
    editedAt: { type: Date, default: null },
    state: text,
    shownAt: { type: Date, default: null },
    pictures: [String],
    votes: count,
    counted: count,
  },
  [
    { questionid: 1, state: 1, ...mostVotes },
    { questionid: 1, state: 1, shownAt: -1 },
    { author: 1, at: 1 },
    { moduleid: 1, topicid: 1, state: 1, at: 1 },
    { pictures: 1 },
  ],
);
answers.index({ author: 1, attempt: 1 }, { unique: true });

const ofPerson = { thing: text, by: text, moduleid: text, at: time };
const byThing = [{ thing: 1, at: -1 }, { by: 1 }, { moduleid: 1 }] as const;

const votes = schemaOf<VoteRecord>('qnavotes', ofPerson, byThing);
const follows = schemaOf<FollowRecord>('qnafollows', { ...ofPerson, toldUpTo: time }, byThing);
const reports = schemaOf<ReportRecord>(
  'qnareports',
  { ...ofPerson, reason: text, text: { type: String, default: '' } },
  byThing,
);
const versions = schemaOf<VersionRecord>(
  'qnaversions',
  {
    thing: text,
    moduleid: text,
    content: Schema.Types.Mixed,
    shown: flag,
    at: time,
    pictures: [String],
  },
  [{ thing: 1, at: 1 }, { moduleid: 1 }, { pictures: 1 }],
);
const queue = schemaOf<QueueRecord>(
  'qnaqueue',
  { moduleid: text, questionid: text, answerid: orNull, why: text, open: flag, at: time },
  [{ moduleid: 1, open: 1, ...newest }, { questionid: 1 }],
);
const log = schemaOf<LogRecord>(
  'qnalog',
  { moduleid: text, at: time, action: text, by: orNull, questionid: orNull, answerid: orNull },
  [{ moduleid: 1, ...newest }, { by: 1 }],
);
const spaces = schemaOf<StoredQnaSpace>(
  'qnaspaces',
  {
    v: Number,
    settings: Schema.Types.Mixed,
    labels: Schema.Types.Mixed,
    merging: { type: Schema.Types.Mixed, default: null },
    revision: count,
  },
  [],
);

const labelCounts = schemaOf<LabelCountRecord>(
  'qnalabelcounts',
  { moduleid: text, questions: count, unanswered: count, counted: count },
  [{ moduleid: 1 }],
);

/** Everything that is stored of questions and answers. */
export interface QnaModels {
  readonly questions: Model<StoredQuestion>;
  readonly answers: Model<StoredAnswer>;
  readonly votes: Model<VoteRecord>;
  readonly follows: Model<FollowRecord>;
  readonly reports: Model<ReportRecord>;
  readonly versions: Model<VersionRecord>;
  readonly queue: Model<QueueRecord>;
  readonly log: Model<LogRecord>;
  readonly spaces: Model<StoredQnaSpace>;
  readonly labelCounts: Model<LabelCountRecord>;
}

export const qnaModels = (connection: Connection): QnaModels => ({
  questions: connection.model<StoredQuestion>('QnaQuestion', questions),
  answers: connection.model<StoredAnswer>('QnaAnswer', answers),
  votes: connection.model<VoteRecord>('QnaVote', votes),
  follows: connection.model<FollowRecord>('QnaFollow', follows),
  reports: connection.model<ReportRecord>('QnaReport', reports),
  versions: connection.model<VersionRecord>('QnaVersion', versions),
  queue: connection.model<QueueRecord>('QnaQueue', queue),
  log: connection.model<LogRecord>('QnaLog', log),
  spaces: connection.model<StoredQnaSpace>('QnaSpace', spaces),
  labelCounts: connection.model<LabelCountRecord>('QnaLabelCount', labelCounts),
});
