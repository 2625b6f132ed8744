import type { PollDefinition } from '@sets/shared/poll/poll.contract.ts';
import { pollStepsKey } from '../../core/root/account-keys.ts';
import type { Material, MaterialRules } from '../material/material.ts';
import { checkDraft, keepable } from './poll-draft-check.ts';
import { storedPollDraft } from './poll-draft.migrations.ts';
import { blankDraft, type PollDraft, pollWriting } from './poll-draft.ts';
import { pollMaterialMessages } from './poll-material.messages.ts';
import { pollPaths } from './poll-paths.ts';
import { pollServer } from './poll-server.ts';

/** How a poll is written. */
export const pollRules: MaterialRules<PollDraft, PollDefinition> = {
  writing: pollWriting,
  blank: blankDraft,
  check: checkDraft,
  keepable,
  stored: storedPollDraft,
  keys: {
    draft: 'sets.draft',
    attempt: 'sets.poll-attempt',
    steps: pollStepsKey,
    ownerless: (name) => `sets.draft.${name}`,
  },
};

/** Polls as a material. */
export const pollMaterial: Material<PollDraft, PollDefinition> = {
  rules: pollRules,
  server: pollServer,
  paths: pollPaths,
  words: pollMaterialMessages,
};
