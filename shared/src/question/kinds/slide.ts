import * as z from 'zod/mini';
import { type Counts, counts } from '../../core/counts.ts';
import { fail } from '../../core/result.ts';
import { clean } from '../../core/text.ts';
import { draftFields } from '../draft-fields.ts';
import { questionFields } from '../question-fields.ts';
import type { QuestionKind } from '../question-kind.ts';

/** Characters below the title: as many as can be read from the last row. */
export const slideBody = 800;

const kind = z.literal('slide');

const slideQuestion = z.strictObject({
  kind,
  ...questionFields,
  /** Lines below the title; one that begins with a dash is an item of a list. */
  body: z.string().check(z.maxLength(slideBody, `At most ${slideBody} characters.`)),
});
export type SlideQuestion = z.infer<typeof slideQuestion>;

const slideDraft = z.object({ kind, ...draftFields, body: z.string() });

const tidyBody = (body: string): string =>
  body
    .split('\n')
    .map(clean)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

const tidy = (question: SlideQuestion): SlideQuestion => ({
  ...question,
  text: clean(question.text),
  body: tidyBody(question.body),
});

/** A part of a slide: lines of text, or items of a list. */
export interface SlidePart {
  readonly kind: 'text' | 'list';
  readonly lines: readonly string[];
  /** The line of the body that it begins with, from 0. */
  readonly at: number;
}

const item = /^[-*•–]\s+/;

/** The parts of a body, in their order: an empty line or another kind of line begins a new one. */
export const slideParts = (body: string): SlidePart[] => {
  const parts: { kind: SlidePart['kind']; lines: string[]; at: number }[] = [];
  let begins = true;
  for (const [at, line] of body.split('\n').entries()) {
    const text = line.trim();
    const is = item.test(text) ? 'list' : 'text';
    if (text === '') {
      begins = true;
      continue;
    }
    const last = parts.at(-1);
    if (begins || last?.kind !== is) parts.push({ kind: is, lines: [text.replace(item, '')], at });
    else last.lines.push(text.replace(item, ''));
    begins = false;
  }
  return parts;
};

/** What is only shown: a title and some lines. */
export const slide = {
  kind: 'slide',
  schemas: { question: slideQuestion, draft: slideDraft, value: z.never(), counts },
  isSlide: true,
  blank: (newId) => ({ kind: 'slide', id: newId(), text: '', body: '', seconds: null }),
  copy: (question, newId) => ({ ...question, id: newId() }),
  isBlank: (question) => {
    const { text, body } = tidy(question);
    return text === '' && body === '';
  },
  lacks: ({ text }) => (clean(text) === '' ? ['text'] : []),
  tidy,
  accept: () => fail('BAD_REQUEST', 'A slide is shown, not answered.'),
  contribution: () => ({}),
  counts: (): Counts => ({}),
  report: () => ({ multiple: false, lines: [] }),
  inWords: () => [],
  sample: () => {
    throw new Error('A slide is not answered.');
  },
} as const satisfies QuestionKind<SlideQuestion, never>;
