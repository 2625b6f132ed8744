import type { FileRead } from '@sets/shared/material/exchange.contract.ts';
import { noExtra } from '@sets/shared/material/exchange.contract.ts';
import { newId } from '../../../core/new-id.ts';
import { isBlank } from '../draft-check.ts';
import type { Writing } from '../writing.ts';
import type { Taken } from './exchange.ts';

/** What is taken of a file: the items of these places. Each question gets an id that nothing else has. */
export const takenOf = <Settings>(
  { format, settings, items }: FileRead<Settings>,
  places: ReadonlySet<number>,
): Taken<Settings> => ({
  format,
  settings,
  questions: items.flatMap(({ at, question, extra }) =>
    question === null || !places.has(at)
      ? []
      : [{ ...noExtra, ...extra, question: { ...question, id: newId() } }],
  ),
});

/** How many more questions a draft can hold; what nobody has written does not count. */
export const roomIn = <Draft>(
  { most, questionsOf }: Pick<Writing<Draft>, 'most' | 'questionsOf'>,
  draft: Draft,
): number => most - questionsOf(draft).filter((each) => !isBlank(each)).length;
