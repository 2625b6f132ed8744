import * as z from 'zod/mini';
import { type Counts, counts } from '../../core/counts.ts';
import { fail } from '../../core/result.ts';
import { clean } from '../../core/text.ts';
import { draftFields } from '../draft-fields.ts';
import { questionFields } from '../question-fields.ts';
import type { QuestionKind } from '../question-kind.ts';

const kind = z.literal('live-qna');

/** Whether people vote for the questions of others: not at all, for them, or for and against. */
export const holderVoting = z.enum(['off', 'up', 'both']);

/** How the live Q&A is held; its text is what people are asked to ask about. */
const held = {
  /** Whether a question waits for a host before anybody else sees it. */
  moderated: z.boolean(),
  /** Whether people may say who they are. */
  names: z.boolean(),
  voting: holderVoting,
} as const;

const liveQnaHolder = z.strictObject({ kind, ...questionFields, ...held });
export type LiveQnaHolder = z.infer<typeof liveQnaHolder>;

const liveQnaDraft = z.object({ kind, ...draftFields, ...held });

/** The place of a live Q&A among the questions: it invites, and the host opens it from there. */
export const liveQna = {
  kind: 'live-qna',
  schemas: { question: liveQnaHolder, draft: liveQnaDraft, value: z.never(), counts },
  isSlide: true,
  holds: 'live-qna',
  blank: (newId) => ({
    kind: 'live-qna',
    id: newId(),
    text: '',
    moderated: false,
    names: true,
    voting: 'up',
    seconds: null,
  }),
  copy: (question, newId) => ({ ...question, id: newId() }),
  isBlank: ({ text }) => clean(text) === '',
  lacks: ({ text }) => (clean(text) === '' ? ['text'] : []),
  tidy: (question) => ({ ...question, text: clean(question.text) }),
  accept: () => fail('BAD_REQUEST', 'Questions are asked in the live Q&A, not here.'),
  contribution: () => ({}),
  counts: (): Counts => ({}),
  report: () => ({ multiple: false, lines: [] }),
  inWords: () => [],
  sample: () => {
    throw new Error('A live Q&A is not answered.');
  },
} as const satisfies QuestionKind<LiveQnaHolder, never>;
