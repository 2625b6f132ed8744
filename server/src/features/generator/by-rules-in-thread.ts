import {
  type GeneratorRequest,
  type MadeQuestions,
  madeQuestions,
} from '@sets/shared/generator/generator.contract.ts';
import * as z from 'zod/mini';
import { AppError } from '../../core/app-error.ts';
import { createBounded, createBoundedByKey } from '../../core/bounded.ts';
import { inThread } from '../../core/in-thread.ts';
import { generatorWords as words } from './generator-words.ts';

const ofAll = { atOnce: 1, waiting: 20, msg: words.busy } as const;
const ofOne = { atOnce: 1, waiting: 2, msg: words.ownBusy } as const;
const thread = new URL('rules-thread.ts', import.meta.url);
const bounds = { time: 20_000, memory: 256 } as const;

/** Makes questions by rules of language, in a thread with bounds on time and memory: one text after the other. */
export const byRulesInThread = () => {
  const inTurn = createBounded(ofAll);
  const ofPerson = createBoundedByKey(ofOne);
  return (userid: string, { text, kinds, most }: GeneratorRequest): Promise<MadeQuestions> =>
    ofPerson(userid, () =>
      inTurn(async () => {
        const told = await inThread({ thread, data: { text, kinds, most }, ...bounds });
        const read = z.safeParse(madeQuestions, told);
        if (!read.success) throw new AppError('UNAVAILABLE', words.tooLong);
        return read.data;
      }),
    );
};
