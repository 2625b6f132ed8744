import { limits } from '@sets/shared/core/limits.ts';
import { isNewer, readStored, toStored } from '@sets/shared/core/stored-shape.ts';
import type { PollDefinition } from '@sets/shared/poll/poll.contract.ts';
import { storedPollDefinition } from '@sets/shared/poll/poll.migrations.ts';
import { picturesWithin } from '@sets/shared/question/question-picture.ts';
import * as z from 'zod/mini';
import { noExtra } from '@sets/shared/material/exchange.contract.ts';
import { exchangeWords as words } from '../material/exchange/exchange-words.ts';
import { damagedItem, readOwnJson } from '../material/exchange/own-json.ts';
import { FileFault, type Imported, type ReadyItem } from '../material/exchange/imported-item.ts';

export const pollFormat = 'sets-poll';

const file = z.looseObject({
  format: z.literal(pollFormat),
  poll: z.looseObject({
    title: z.optional(z.string()),
    questions: z.array(z.unknown()),
    extras: z.optional(z.array(z.unknown())),
  }),
});

/** A poll with all that it is, in the version in which it is stored. */
export const writeJson = (poll: PollDefinition): string =>
  `${JSON.stringify({ format: pollFormat, poll: toStored(storedPollDefinition, poll) }, null, 2)}\n`;

const named = z.looseObject({ id: z.string() });

const itemOf = (poll: PollDefinition, notes: string[] = []): ReadyItem => {
  const [question] = poll.questions;
  const extra = poll.extras?.[0];
  return {
    name: question?.text.slice(0, limits.title) ?? '',
    type: question?.kind ?? '',
    question: question ?? null,
    extra:
      extra === undefined ? null : { ...noExtra, confidence: extra.confidence, right: extra.right },
    notes: picturesWithin(question).length > 0 ? [...notes, words.picturesElsewhere] : notes,
  };
};

/** Our own format: each question by itself, so that one that is damaged costs no other. */
export const readJson = (text: string): Imported => {
  const { poll } = readOwnJson(file, text);
  if (isNewer(storedPollDefinition, poll)) throw new FileFault(words.newer);
  const { questions, extras = [], ...rest } = poll;
  const extraOf = (question: unknown): unknown[] => {
    const which = z.safeParse(named, question);
    if (!which.success) return [];
    return extras.filter((each) => z.safeParse(named, each).data?.id === which.data.id).slice(0, 1);
  };
  const base = { ...rest, title: poll.title?.trim() ? poll.title : 'Poll' };
  const usual = { title: 'Poll', liveResults: false, phoneResults: 'closed', v: poll['v'] };
  const items = questions.map((each) => {
    const own = extraOf(each);
    const one = { ...usual, questions: [each], ...(own.length > 0 && { extras: own }) };
    const read = readStored(storedPollDefinition, one);
    if (read.ok) return itemOf(read.value);
    const bare =
      own.length === 0 ? read : readStored(storedPollDefinition, { ...usual, questions: [each] });
    if (!bare.ok) return damagedItem(each, bare.error.msg);
    return itemOf(bare.value, [words.badExtra]);
  });
  const filler = [{ kind: 'true-false', id: 'q', text: 'q', seconds: null }];
  const whole = readStored(storedPollDefinition, { ...base, questions: filler });
  const notes = whole.ok ? [] : [words.badSettings];
  if (!whole.ok) return { format: 'json', title: poll.title ?? '', items, notes };
  const { title, questions: _q, extras: _e, ...settings } = whole.value;
  return { format: 'json', title, settings, items, notes };
};
