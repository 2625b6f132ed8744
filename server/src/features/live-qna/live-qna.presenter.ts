import type {
  LivePromise,
  LiveQna,
  LiveQnaLine,
  LiveQnaHolders,
} from '@sets/shared/live-qna/live-qna.contract.ts';
import type { LiveQnaRecord, LiveQnaSummary } from './live-qna.service.ts';
import type { PromiseRecord } from './promise.service.ts';
import type { Held } from './holder.service.ts';

/** A live Q&A as the moderators of its space get it. Who takes part in it is what holds it to say. */
export const presentLiveQna = ({
  definition: { entry: _entry, ...settings },
  ...record
}: LiveQnaRecord): LiveQna => ({
  ...settings,
  liveqnaid: record._id,
  moduleid: record.moduleid,
  topicid: record.topicid,
  revision: record.revision,
  createdAt: record.createdAt.toISOString(),
  updatedAt: record.updatedAt.toISOString(),
});

export const presentLiveQnaLine = ({ updatedAt, ...line }: LiveQnaSummary): LiveQnaLine => ({
  ...line,
  updatedAt: updatedAt.toISOString(),
});

/** A question that stayed unanswered; who asked it is in nothing that is kept of it. */
export const presentPromise = (promise: PromiseRecord): LivePromise => ({
  promiseid: promise._id,
  runId: promise.runId,
  title: promise.content.title,
  text: promise.content.text,
  votes: promise.content.votes,
  askedAt: promise.askedAt.toISOString(),
  minute: promise.minute ?? null,
  reply: promise.content.reply,
  repliedAt: promise.repliedAt?.toISOString() ?? null,
});

/** What was held in a place of another run. */
export const presentHeld = ({ runs, ...held }: Held): LiveQnaHolders['holders'][number] => ({
  ...held,
  runs: runs.map(({ runId, openedAt, ended }) => ({
    runId,
    openedAt: openedAt.toISOString(),
    ended,
  })),
});
