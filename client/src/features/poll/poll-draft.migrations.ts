import type { Migration, StoredShape } from '@sets/shared/core/stored-shape.ts';
import { pollDefinition } from '@sets/shared/poll/poll.contract.ts';
import { moreKindsAndSettings } from '@sets/shared/poll/poll.migrations.ts';
import {
  moreKindsOfQuestions,
  picturesBesideTexts,
  picturesOfOptions,
  rightNumbers,
  rudeTextsHeldBack,
  sortsOfRight,
} from '@sets/shared/question/more-kinds-of-questions.ts';
import { questionDraft } from '@sets/shared/question/question-kinds.ts';
import { right } from '@sets/shared/question/right.ts';
import * as z from 'zod/mini';
import type { KeptDraft } from '../material/material.ts';
import type { PollDraft } from './poll-draft.ts';

/** What a poll adds to a question, while nothing may be right yet. */
const extraDraft = z.object({
  id: z.string(),
  confidence: z.boolean(),
  right: z.nullable(right),
});

const withDraft = z.looseObject({ draft: z.looseObject({}) });
const sortsOfRightInDraft: Migration = (fields) => {
  const { draft, ...rest } = z.parse(withDraft, fields);
  return { ...rest, draft: sortsOfRight(draft) };
};

/** A draft on this device. */
export const storedPollDraft: StoredShape<KeptDraft<PollDraft>> = {
  name: 'poll-draft',
  schema: z.object({
    revision: z.nullable(z.int()),
    draft: z.object({
      title: z.string(),
      questions: z.array(questionDraft).check(z.minLength(1)),
      liveResults: z.boolean(),
      phoneResults: pollDefinition.shape.phoneResults,
      entry: pollDefinition.shape.entry,
      pace: pollDefinition.shape.pace,
      floor: pollDefinition.shape.floor,
      extras: z.optional(z.array(extraDraft)),
    }),
  }),
  migrations: [
    moreKindsOfQuestions,
    moreKindsAndSettings,
    rudeTextsHeldBack,
    picturesOfOptions,
    rightNumbers,
    sortsOfRightInDraft,
    moreKindsOfQuestions,
    picturesBesideTexts,
  ],
};
