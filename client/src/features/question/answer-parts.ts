import type { AnyQuestion } from '@sets/shared/question/question-kind.ts';
import { useEffect, useState } from 'react';
import { loadChunk } from '../../core/chunk.ts';
import { untilLoaded } from '../../core/until-loaded.ts';
import { answer as choice } from './choice/choice-answer.tsx';
import type { AnswerParts } from './question-parts.ts';
import { answer as trueFalse } from './true-false/true-false-answer.tsx';

/** Those of whichever kind: what takes a question or an answer is given what its schemas have read. */
export type AnyAnswerParts = AnswerParts<AnyQuestion, unknown, unknown>;

/** Asked by most polls, so they come with the phone's page. */
const atHand: Readonly<Record<string, AnyAnswerParts>> = { choice, 'true-false': trueFalse };

/** Every other kind comes when it is asked: `./<kind>/<kind>-answer.tsx` exports it as `answer`. */
const toLoad = import.meta.glob<AnyAnswerParts>(
  ['./*/*-answer.tsx', '!./choosing/*', '!./choice/*', '!./true-false/*'],
  { import: 'answer' },
);

const loaded = new Map(Object.entries(atHand));

/** Whether this page knows such questions. */
export const knowsKind = (kind: string): boolean =>
  loaded.has(kind) || Object.hasOwn(toLoad, `./${kind}/${kind}-answer.tsx`);

/** @throws ChunkLoadError where it does not come */
export const loadAnswerParts = async (kind: string): Promise<AnyAnswerParts | undefined> => {
  const path = `./${kind}/${kind}-answer.tsx`;
  const load = Object.hasOwn(toLoad, path) ? toLoad[path] : undefined;
  if (!loaded.has(kind) && load !== undefined) loaded.set(kind, await loadChunk(load));
  return loaded.get(kind);
};

/** The parts of these kinds that are here; what is missing is loaded, for as long as the page wants it. */
export const useAnswerParts = (kinds: readonly string[]): ReadonlyMap<string, AnyAnswerParts> => {
  const [, setLoads] = useState(0);
  const wanted = kinds.filter((kind) => !loaded.has(kind) && knowsKind(kind)).join(' ');
  useEffect(() => {
    let isWanted = wanted !== '';
    const load = (): Promise<unknown> => Promise.all(wanted.split(' ').map(loadAnswerParts));
    if (isWanted) {
      void untilLoaded(load, () => isWanted).then(
        () => isWanted && setLoads((before) => before + 1),
      );
    }
    return () => {
      isWanted = false;
    };
  }, [wanted]);
  return loaded;
};
