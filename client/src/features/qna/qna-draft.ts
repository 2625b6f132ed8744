import { id } from '@sets/shared/core/ids.ts';
import type { StoredShape } from '@sets/shared/core/stored-shape.ts';
import { useCallback, useState } from 'react';
import * as z from 'zod/mini';
import { tabStorage } from '../../core/device-storage.ts';
import { keptValues } from '../../core/kept-value.ts';
import { newId } from '../../core/new-id.ts';

const qnaDraft = z.object({
  /** Names what is sent: the same again, after a lost reply or a second tap, is the same question. */
  attempt: id,
  /** Of a question; '' for an answer. */
  title: z.string(),
  /** Markdown source. */
  text: z.string(),
  labelids: z.array(id),
  anonymous: z.boolean(),
});
/** A question or an answer that is being written. */
export type QnaDraft = z.infer<typeof qnaDraft>;

export const storedQnaDraft: StoredShape<QnaDraft> = {
  name: 'qna-draft',
  schema: qnaDraft,
  migrations: [],
};

const kept = keptValues(tabStorage, storedQnaDraft);

type Words = Omit<QnaDraft, 'attempt'>;
const nothing: Words = { title: '', text: '', labelids: [], anonymous: false };

/**
 * What is typed, kept in this tab until it is sent. `of` names what it is, as `ask.m1.t1`; `who` is
 * the userid: whoever signs in next in this tab does not find it.
 */
export const useQnaDraft = (of: string, who: string, start: Partial<Words> = nothing) => {
  const key = `sets.qna.${who}.${of}`;
  const fresh = (): QnaDraft => ({ ...nothing, ...start, attempt: newId() });
  const [draft, setDraft] = useState<QnaDraft>(() => kept.find(key) ?? fresh());
  const change = useCallback(
    (next: Partial<Words>): void =>
      setDraft((now) => {
        const changed = { ...now, ...next };
        kept.keep(key, changed);
        return changed;
      }),
    [key],
  );
  /** It was sent, or is given up: the next is another one. */
  const drop = (): void => {
    kept.drop(key);
    setDraft(fresh());
  };
  return { draft, change, drop };
};

/** Whether something was begun here and not sent. */
export const hasQnaDraft = (of: string, who: string): boolean =>
  kept.find(`sets.qna.${who}.${of}`) !== null;
