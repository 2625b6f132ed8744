import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { pageQuery } from '../core/page.ts';
import { requiredLine, requiredText, textUpTo } from '../core/text.ts';

/** Lengths are in characters. */
export const qnaLimits = {
  title: 200,
  /** Markdown source of a question, and of an answer. */
  text: 20_000,
  /** Labels of a question; of a space. */
  labels: 5,
  labelsOfSpace: 50,
  label: 40,
  /** What is said with a report. */
  report: 500,
  /** Pinned questions of a topic. */
  pinned: 5,
  /** A text that near questions are sought for. */
  near: 500,
  nearShown: 5,
  /** Questions, and answers, of a page. */
  page: 30,
  /** Counts go no further: what is more is “99+”. */
  counted: 100,
  /** The same for how many questions of a space have a label: what is more is “200+”. */
  labelled: 201,
  /** Versions of a question or an answer that are kept. */
  versions: 100,
} as const;

/** One line of a question, without what shows nothing. */
const title = requiredLine(qnaLimits.title);
const labels = z.array(id).check(
  z.maxLength(qnaLimits.labels, `At most ${qnaLimits.labels} labels.`),
  z.refine((labelids) => new Set(labelids).size === labelids.length, 'A label is named twice.'),
);

/** A person, as others see them. */
export const qnaPerson = z.strictObject({ userid: id, username: z.string() });
export type QnaPerson = z.infer<typeof qnaPerson>;

/** Whether it waits for a moderator, is shown to all who see the space, or was taken from them. */
export const qnaState = z.enum(['waiting', 'shown', 'hidden']);
export type QnaState = z.infer<typeof qnaState>;

/** Where in a run a question was asked. */
export const askedInRun = z.strictObject({
  runId: id,
  /** The join code of its room, as long as there is one. */
  code: z.nullable(z.string()),
  /** Minutes since the run began. */
  minute: z.int(),
  /** What was on then, counted from 1; null where nothing was, or it is not known. */
  slide: z.nullable(z.int()),
});
export type AskedInRun = z.infer<typeof askedInRun>;

/** What whoever reads a question may do with it. */
export const questionRights = z.strictObject({
  /** Change its words; its asker alone. */
  edit: z.boolean(),
  remove: z.boolean(),
  answer: z.boolean(),
  /** Its asker has no vote. */
  vote: z.boolean(),
  follow: z.boolean(),
  report: z.boolean(),
  accept: z.boolean(),
  label: z.boolean(),
  /** Pin, show, hide, dismiss reports. */
  moderate: z.boolean(),
  /** Look up who asked without a name. */
  reveal: z.boolean(),
  merge: z.boolean(),
});
export type QuestionRights = z.infer<typeof questionRights>;

/** A question of a topic, as its reader gets it. Times are milliseconds since the epoch. */
export const qnaQuestion = z.strictObject({
  questionid: id,
  moduleid: id,
  topicid: id,
  title: z.string(),
  /** Markdown source; may be ''. */
  text: z.string(),
  /** Ids of the space's labels. */
  labels: z.array(id),
  /** Null where it was asked without a name, and where its asker is gone. */
  author: z.nullable(qnaPerson),
  anonymous: z.boolean(),
  mine: z.boolean(),
  at: z.int(),
  editedAt: z.nullable(z.int()),
  votes: z.int(),
  voted: z.boolean(),
  /** How many are shown. */
  answers: z.int(),
  accepted: z.nullable(id),
  following: z.boolean(),
  state: qnaState,
  pinned: z.boolean(),
  /** The question that this one was merged into: only in `own` of a list, since any other way leads there. */
  mergedInto: z.nullable(id),
  asked: z.nullable(askedInRun),
  may: questionRights,
});
export type QnaQuestion = z.infer<typeof qnaQuestion>;

export const answerRights = z.strictObject({
  edit: z.boolean(),
  remove: z.boolean(),
  vote: z.boolean(),
  report: z.boolean(),
  accept: z.boolean(),
  moderate: z.boolean(),
});

export const qnaAnswer = z.strictObject({
  answerid: id,
  questionid: id,
  /** Markdown source. */
  text: z.string(),
  /** Null where whoever wrote it is gone. */
  author: z.nullable(qnaPerson),
  mine: z.boolean(),
  at: z.int(),
  editedAt: z.nullable(z.int()),
  votes: z.int(),
  voted: z.boolean(),
  accepted: z.boolean(),
  state: qnaState,
  may: answerRights,
});
export type QnaAnswer = z.infer<typeof qnaAnswer>;

/** Order of a list. `unanswered` are those without an answer, newest first. */
export const questionOrder = z.enum(['newest', 'votes', 'unanswered']);
export type QuestionOrder = z.infer<typeof questionOrder>;

export const questionRef = z.strictObject({ questionid: id });
export const answerRef = z.strictObject({ answerid: id });

/** Query of a list. */
export const questionQuery = z.extend(pageQuery, {
  order: z.optional(questionOrder),
  /** Those with this label alone. */
  label: z.optional(id),
});
export type QuestionQuery = z.infer<typeof questionQuery>;

/** Colours of labels: those of the tokens `--answer-a` …; `plain` has none. */
export const labelColour = z.enum(['plain', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
export type LabelColour = z.infer<typeof labelColour>;

export const qnaLabel = z.strictObject({ labelid: id, name: z.string(), colour: labelColour });
export type QnaLabel = z.infer<typeof qnaLabel>;

/**
 * When moderators look: `off`, only at what is reported; `after`, all that is new is in their queue
 * and shown meanwhile; `before`, nothing of others is shown until one of them says so.
 */
export const moderationMode = z.enum(['off', 'after', 'before']);
export type ModerationMode = z.infer<typeof moderationMode>;

/** How questions are dealt with in a space. */
export const qnaSettings = z.strictObject({
  /** Whether one may ask without a name. */
  anonymous: z.boolean(),
  moderation: moderationMode,
});
export type QnaSettings = z.infer<typeof qnaSettings>;

/** What a page with questions must know of their space. */
export const qnaSpace = z.strictObject({
  settings: qnaSettings,
  labels: z.array(qnaLabel),
  may: z.strictObject({
    /** Ask, answer, vote, follow and report: verified accounts. */
    write: z.boolean(),
    moderate: z.boolean(),
  }),
});
export type QnaSpace = z.infer<typeof qnaSpace>;

/** Reply of a list. `pinned` and `own` come with the first page alone. */
export const questionPage = z.strictObject({
  /** The pinned ones, which are in their place in the list too. */
  pinned: z.array(qnaQuestion),
  /** One's own that are in no list: they wait, are hidden, or were merged; newest first. */
  own: z.array(qnaQuestion),
  questions: z.array(qnaQuestion),
  next: z.nullable(z.string()),
  space: qnaSpace,
});
export type QuestionPage = z.infer<typeof questionPage>;

/** Query of one question: `answer` is one that is to be in sight, on whichever page it is. */
export const answerQuery = z.extend(pageQuery, { answer: z.optional(id) });

/** Reply of one: with its answers, most votes first. Who asks for one that was merged gets the other. */
export const questionRead = z.strictObject({
  question: qnaQuestion,
  /** Also in its place among `answers`; with the first page alone. */
  accepted: z.nullable(qnaAnswer),
  /** The one that the query named; null where it did not, or it is not there. */
  named: z.nullable(qnaAnswer),
  /** One's own that wait or are hidden, and for moderators those of all; with the first page alone. */
  unseen: z.array(qnaAnswer),
  answers: z.array(qnaAnswer),
  next: z.nullable(z.string()),
  space: qnaSpace,
});
export type QuestionRead = z.infer<typeof questionRead>;

/** Body of `POST /api/qna/ask`. The same `attempt` of a person is one question, however often it comes. */
export const newQuestion = z.strictObject({
  moduleid: id,
  topicid: id,
  attempt: id,
  title,
  text: textUpTo(qnaLimits.text),
  labels,
  anonymous: z.boolean(),
  /** The run that one asks in, where several of its topic are on; null: the server finds it. */
  asked: z.nullable(z.strictObject({ runId: id })),
});
export type NewQuestion = z.infer<typeof newQuestion>;

/** Body of `PUT /api/qna/question`. */
export const questionChange = z.strictObject({
  questionid: id,
  title,
  text: textUpTo(qnaLimits.text),
});
/** Body of `PUT /api/qna/label`: all that it has then. */
export const labelling = z.strictObject({ questionid: id, labels });
/** Body of `PUT /api/qna/pin`, `vote` and `follow`: on or off; the same again changes nothing. */
export const questionSwitch = z.strictObject({ questionid: id, on: z.boolean() });
/** Reply of `vote` and `voteanswer`. */
export const voted = z.strictObject({ votes: z.int(), voted: z.boolean() });
export const following = z.strictObject({ following: z.boolean() });

/** What became of it: `words` where others had answered, so their answers stay without the question's words. */
export const questionRemoved = z.strictObject({ removed: z.enum(['whole', 'words']) });

/** Body of `POST /api/qna/answer`; `attempt` as with a question. */
export const newAnswer = z.strictObject({
  questionid: id,
  attempt: id,
  text: requiredText(qnaLimits.text),
});
/** Body of `PUT /api/qna/answer`. */
export const answerChange = z.strictObject({ answerid: id, text: requiredText(qnaLimits.text) });
/** Body of `PUT /api/qna/voteanswer` and `accept`. */
export const answerSwitch = z.strictObject({ answerid: id, on: z.boolean() });

/** A question as it is offered to who types a similar one. */
export const nearQuestion = z.strictObject({
  questionid: id,
  topicid: id,
  title: z.string(),
  votes: z.int(),
  voted: z.boolean(),
  mine: z.boolean(),
  answers: z.int(),
  accepted: z.boolean(),
});
export type NearQuestion = z.infer<typeof nearQuestion>;
/** Body of `POST /api/qna/near`: what was typed so far. */
export const nearQuery = z.strictObject({ moduleid: id, text: textUpTo(qnaLimits.near) });
/** Reply of it, the nearest first. */
export const nearQuestions = z.strictObject({ near: z.array(nearQuestion) });

/** How a question or an answer was at a time; the last is how it is. */
export const qnaVersion = z.strictObject({
  at: z.int(),
  /** '' of an answer. */
  title: z.string(),
  text: z.string(),
  /** Null where one may not see who. */
  by: z.nullable(qnaPerson),
});
/** Reply of the history, oldest first; `merged` are the questions that were merged into it. */
export const qnaHistory = z.strictObject({
  versions: z.array(qnaVersion),
  merged: z.array(z.strictObject({ questionid: id, title: z.string(), at: z.int() })),
});
export type QnaHistory = z.infer<typeof qnaHistory>;
