import type { Poll, PollLine } from '@sets/shared/poll/poll.contract.ts';
import type { PollVersion, PollVersionLine } from '@sets/shared/poll/poll-versions.contract.ts';
import type { VersionGlance, VersionRecord } from './poll-versions.service.ts';
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

const presentSurvey = (run: PollSummary['run']): PollLine['survey'] => {
  const { isOpen, until } = run?.atOwnTime ?? {};
  if (isOpen === undefined || until === undefined) return null;
  return { isOpen, until: new Date(until).toISOString() };
};

/** A poll in a list, and whether it is under way. */
export const presentPollLine = (summary: PollSummary): PollLine => ({
  pollid: summary.pollid,
  title: summary.title,
  questions: summary.questions,
  kinds: [...summary.kinds],
  updatedAt: summary.updatedAt.toISOString(),
  code: summary.run?.code ?? null,
  setAside: summary.run?.isOn === false,
  survey: presentSurvey(summary.run),
  lastRun: summary.lastRun,
  failure: summary.failure,
});

type Names = ReadonlyMap<string, { readonly username: string }>;

const aboutVersion = (version: Omit<VersionRecord, 'definition'>, names: Names) => ({
  revision: version.revision,
  at: version.at.toISOString(),
  by: names.get(version.by)?.username ?? null,
  presented: version.presented,
});

/** What a poll was like, in a list. */
export const presentVersionLine = (version: VersionGlance, names: Names): PollVersionLine => ({
  ...aboutVersion(version, names),
  title: version.title,
  questions: version.questions,
});

export const presentVersion = (version: VersionRecord, names: Names): PollVersion => ({
  ...aboutVersion(version, names),
  definition: version.definition,
});
