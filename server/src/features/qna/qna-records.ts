import type { AskedInRun, QnaSettings, QnaLabel, QnaState } from '@sets/shared/qna/qna.contract.ts';
import type { AnswerContent, QuestionContent } from '@sets/shared/qna/qna.migrations.ts';
import type {
  QnaLogEntry,
  QueuedItem,
  ReportReason,
} from '@sets/shared/qna/qna-moderation.contract.ts';

/** A question as it is stored. `_id` is the questionid. */
export interface StoredQuestion {
  readonly _id: string;
  readonly moduleid: string;
  readonly topicid: string;
  /** A `storedQuestion` of any version. */
  readonly content: unknown;
  /** Stems, by which near questions are found. */
  readonly words: readonly string[];
  /** By which it is found while its title is being typed. */
  readonly beginnings: readonly string[];
  readonly labels: readonly string[];
  /** Userid of the asker, also of one who asked without a name; null where they are gone. */
  readonly author: string | null;
  readonly anonymous: boolean;
  /** The asker's own name for it: one question, however often it was sent. */
  readonly attempt: string;
  readonly at: Date;
  readonly editedAt: Date | null;
  readonly state: QnaState;
  /** Whether it is in the lists of all: shown, and not merged into another one. */
  readonly listed: boolean;
  readonly pinned: boolean;
  readonly mergedInto: string | null;
  readonly asked: AskedInRun | null;
  /** The pictures that its text names. */
  readonly pictures: readonly string[];
  readonly votes: number;
  /** How many are shown. */
  readonly answers: number;
  readonly answered: boolean;
  /** When the earliest answer of somebody else was shown that is shown still; null where there is none. */
  readonly answeredAt: Date | null;
  readonly accepted: string | null;
  /** Grows whenever `votes`, `answers` or `accepted` may have changed. */
  readonly counted: number;
}

/** A question with its content in the newest version. */
export interface QuestionRecord extends StoredQuestion {
  readonly content: QuestionContent;
}

/** An answer as it is stored. `_id` is the answerid. */
export interface StoredAnswer {
  readonly _id: string;
  readonly questionid: string;
  readonly moduleid: string;
  readonly topicid: string;
  /** A `storedAnswer` of any version. */
  readonly content: unknown;
  readonly author: string | null;
  readonly attempt: string;
  readonly at: Date;
  readonly editedAt: Date | null;
  readonly state: QnaState;
  /** When all could see it first; null where they never could. */
  readonly shownAt: Date | null;
  readonly pictures: readonly string[];
  readonly votes: number;
  readonly counted: number;
}

export interface AnswerRecord extends StoredAnswer {
  readonly content: AnswerContent;
}

/** What somebody says of a question or an answer, `thing`. `_id` is both ids: one for each person. */
interface OfPerson {
  readonly _id: string;
  readonly thing: string;
  readonly by: string;
  readonly moduleid: string;
  readonly at: Date;
}

export type VoteRecord = OfPerson;

export interface ReportRecord extends OfPerson {
  readonly reason: ReportReason;
  readonly text: string;
}

/** Who follows a question, its `thing`. */
export interface FollowRecord extends OfPerson {
  /** They know of the answers up to then. */
  readonly toldUpTo: Date;
}

/** How a question or an answer was before it was changed. */
export interface VersionRecord {
  readonly _id: string;
  readonly thing: string;
  readonly moduleid: string;
  readonly content: unknown;
  /** Whether all could see it: what was never shown, or was hidden, is for its author and the moderators. */
  readonly shown: boolean;
  readonly at: Date;
  readonly pictures: readonly string[];
}

/** What moderators are to decide about, or have hidden. `_id` is the id of the question or the answer. */
export interface QueueRecord {
  readonly _id: string;
  readonly moduleid: string;
  readonly questionid: string;
  readonly answerid: string | null;
  readonly why: QueuedItem['why'];
  /** False for what was hidden, and is decided. */
  readonly open: boolean;
  readonly at: Date;
}

export interface LogRecord {
  readonly _id: string;
  readonly moduleid: string;
  readonly at: Date;
  readonly action: QnaLogEntry['action'];
  readonly by: string | null;
  readonly questionid: string | null;
  readonly answerid: string | null;
}

/** What a space says of its questions, as it is stored. `_id` is the moduleid. */
export interface StoredQnaSpace {
  readonly _id: string;
  /** With `settings` and `labels` a `storedQnaSpace` of this version; what has none is of the first. */
  readonly v?: number;
  readonly settings: unknown;
  readonly labels: unknown;
  /** The merge that is under way: one at a time, and whoever finds it ends it. */
  readonly merging: { readonly from: string; readonly into: string } | null;
  readonly revision: number;
}

/** The same with its content in the newest version. */
export interface QnaSpaceRecord extends StoredQnaSpace {
  readonly settings: QnaSettings;
  readonly labels: readonly QnaLabel[];
}

/** How many questions of a space have a label. `_id` is both ids. */
export interface LabelCountRecord {
  readonly _id: string;
  readonly moduleid: string;
  /** Those that all see, and those of them without an answer. */
  readonly questions: number;
  readonly unanswered: number;
  /** Grows with every count. */
  readonly counted: number;
}

export const idOfLabel = (moduleid: string, labelid: string): string => `${moduleid}:${labelid}`;

/** The id of what one person says of one thing. */
export const idOfPerson = (thing: string, by: string): string => `${thing}:${by}`;
