import type { Result } from '@sets/shared/core/result.ts';
import type { Schema } from '@sets/shared/core/call.ts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useSending } from '../../core/use-sending.ts';
import { type Faults, faultsOf } from './faults.ts';
import { type QnaDraft, useQnaDraft } from './qna-draft.ts';

interface Words<Body extends Schema, Told> {
  /** What it is, among what is kept. */
  readonly of: string;
  /** The userid of who writes. */
  readonly who: string;
  /** How it is now. */
  readonly start?: { readonly title?: string; readonly text: string };
  readonly schema: Body;
  readonly bodyOf: (draft: QnaDraft) => unknown;
  readonly send: (body: z.output<Body>) => Promise<Result<Told>>;
  readonly onSent: (told: Told) => void;
}

/** Words while they are written: kept in this tab until the server has them. */
export const useWords = <Body extends Schema, Told>(words: Words<Body, Told>) => {
  const { of, who, start, schema, bodyOf, onSent } = words;
  const { draft, change, drop } = useQnaDraft(of, who, start);
  const [faults, setFaults] = useState<Faults>({});
  const { isBusy, send } = useSending();
  const submit = async (): Promise<void> => {
    const read = z.safeParse(schema, bodyOf(draft));
    setFaults(read.success ? {} : faultsOf(read.error));
    if (!read.success) return;
    const told = await send(() => words.send(read.data));
    if (told === undefined) return;
    if (!told.ok) {
      setFaults({ whole: told.error.msg });
      return;
    }
    drop();
    onSent(told.value);
  };
  return { draft, change, drop, faults, isBusy, submit };
};

export type WordsForm = ReturnType<typeof useWords<Schema, unknown>>;
