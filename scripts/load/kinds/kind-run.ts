import type { QuestionKindName } from '@sets/shared/question/question-kinds.ts';
import { type Asking, usual } from '../asking.ts';
import type { LoadOptions } from '../load-options.ts';
import { type LoadResult, runLoad } from '../load-run.ts';
import { RawBase, type RawFigures } from '../raw-base.ts';
import { answersTo, questionOfKind } from './question-of-kind.ts';
import { isCloud } from './word-cloud.ts';

/** What came of a kind of question, beside choices in the same room by the same phones. */
export interface MeasuredKind {
  readonly kind: QuestionKindName;
  /** Of both, in turns: a choice, then the kind. */
  readonly load: LoadResult;
  readonly raw: RawFigures;
  /** Frames a second of the picture, where one is measured. */
  readonly framesPerS: number | null;
}

type KindOrder = Omit<LoadOptions, 'kind'> & { readonly kind: QuestionKindName };

const pairs = async ({ kind, phones, questions, overMs }: KindOrder): Promise<Asking[]> => {
  const question = await questionOfKind(kind);
  return Array.from({ length: questions }, () => [
    usual(overMs),
    { question, waves: answersTo(question, phones), overMs },
  ]).flat();
};

/** The picture of words in a Chromium, when the server has stopped and the machine is free for it. */
const framesOf = async (kind: string): Promise<number | null> => {
  if (!isCloud(kind)) return null;
  const { measureCloud } = await import('../../frames/measure-cloud.ts');
  return (await measureCloud()).frames;
};

/** Asks in turns, beside plain Socket.IO. */
export const measureKind = async (order: KindOrder): Promise<MeasuredKind> => {
  const { kind, phones } = order;
  const asks = await pairs(order);
  const base = await RawBase.open(phones);
  const measured = async () => {
    try {
      const load = await runLoad({ ...order, asks }, base);
      return { kind, load, raw: base.figures() };
    } finally {
      await base.close();
    }
  };
  return { ...(await measured()), framesPerS: await framesOf(kind) };
};
