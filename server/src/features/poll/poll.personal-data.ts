import { readStored } from '@sets/shared/core/stored-shape.ts';
import { storedPollDefinition } from '@sets/shared/poll/poll.migrations.ts';
import type { PersonalData } from '../../core/personal-data.ts';
import { presentPoll } from './poll.presenter.ts';
import type { PollService, StoredPoll } from './poll.service.ts';
import type { PollVersions } from './poll-versions.service.ts';

/** As its person sees it; one that this program cannot read as it is stored. */
const present = (stored: StoredPoll): unknown => {
  const told = readStored(storedPollDefinition, stored.definition);
  return told.ok ? presentPoll({ ...stored, definition: told.value }) : stored;
};

/**
 * The polls that a person made. They are their spaces': where a space goes on without them, its polls
 * stay, and name nobody; else they go with it.
 */
export const pollPersonalData = (polls: PollService): PersonalData => ({
  name: 'polls',
  holds: 'The polls that you made.',
  collect: async (userid) => {
    const own: unknown[] = [];
    for await (const poll of polls.madeBy(userid)) own.push(present(poll));
    return own.length === 0 ? null : own;
  },
  erase: (userid) => polls.disownAllOf(userid),
});

/** What polls were like that a person wrote; it stays with the poll, and names nobody. */
export const pollVersionData = (versions: PollVersions): PersonalData => ({
  name: 'poll-versions',
  holds: 'Earlier versions of polls, those that you wrote.',
  collect: async (userid) => {
    const own: unknown[] = [];
    for await (const { definition, ...version } of versions.writtenBy(userid)) {
      const { pollid, revision, at, presented } = version;
      const told = readStored(storedPollDefinition, definition);
      own.push({ pollid, revision, at, presented, poll: told.ok ? told.value : definition });
    }
    return own.length === 0 ? null : own;
  },
  erase: (userid) => versions.disownAllOf(userid),
});
