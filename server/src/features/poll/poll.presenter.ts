import type { Poll, PollLine } from '@sets/shared/poll/poll.contract.ts';
import type { PollRecord, PollSummary } from './poll.service.ts';

/** A poll as its owner gets it. */
export const presentPoll = (record: PollRecord): Poll => ({
  ...record.definition,
  pollid: record._id,
  moduleid: record.moduleid,
  topicid: record.topicid,
  revision: record.revision,
  createdAt: record.createdAt.toISOString(),
  updatedAt: record.updatedAt.toISOString(),
});

/** A poll in a list, and whether it is under way. */
export const presentPollLine = (summary: PollSummary): PollLine => ({
  pollid: summary.pollid,
  title: summary.title,
  questions: summary.questions,
  updatedAt: summary.updatedAt.toISOString(),
  code: summary.run?.code ?? null,
  setAside: summary.run?.isOn === false,
  lastRun: summary.lastRun,
  failure: summary.failure,
});
