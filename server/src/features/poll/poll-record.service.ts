import type { PollDefinition } from '@sets/shared/poll/poll.contract.ts';
import { storedPollDefinition } from '@sets/shared/poll/poll.migrations.ts';
import { storedValue } from '../../core/stored-value.ts';
import type { StoredPoll } from './poll.model.ts';

/** A poll with its definition in the newest version. */
export interface PollRecord extends StoredPoll {
  readonly definition: PollDefinition;
}

/** @throws AppError NEWER_VERSION, UNREADABLE */
export const inNewestVersion = (stored: StoredPoll): PollRecord => ({
  ...stored,
  definition: storedValue(storedPollDefinition, stored.definition),
});
