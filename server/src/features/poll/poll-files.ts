import type { PollDefinition } from '@sets/shared/poll/poll.contract.ts';
import { rightOf } from '@sets/shared/poll/poll.deck.ts';
import { bare, type Exchanged } from '../material/exchange/exports/export-item.ts';
import type { MaterialFiles } from '../material/exchange/exports/write-material.ts';
import { examplePoll } from './poll-examples.ts';
import { pollFormat, readJson, writeJson } from './poll-json.ts';

const exchanged = (poll: PollDefinition): Exchanged => ({
  title: poll.title,
  noun: 'poll',
  isJudged: false,
  parts: poll.questions.map((question) => ({
    ...bare(question),
    right: rightOf(poll, question),
    confidence:
      poll.extras?.some(({ id, confidence }) => id === question.id && confidence) ?? false,
  })),
});

/** Polls as files. */
export const pollFiles: MaterialFiles<PollDefinition> = {
  name: 'poll',
  asked: { one: 'A poll', isJudged: false },
  exchanged,
  examples: exchanged(examplePoll),
  json: { format: pollFormat, read: readJson, write: writeJson },
};
