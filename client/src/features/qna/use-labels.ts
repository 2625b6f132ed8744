import type { Result } from '@sets/shared/core/result.ts';
import { qnaSpaceCalls } from '@sets/shared/qna/qna-moderation.calls.ts';
import {
  type LabelsTable,
  labelChange,
  newLabel,
} from '@sets/shared/qna/qna-moderation.contract.ts';
import type { LabelColour } from '@sets/shared/qna/qna.contract.ts';
import * as z from 'zod/mini';
import { ask } from '../../core/api.ts';
import { useAsked, useChanged, useTold } from '../../core/use-asked.ts';
import { qnaCalls } from '@sets/shared/qna/qna.calls.ts';
import { useToken } from '../account/account.store.ts';

/** A label while it is written. */
export interface LabelDraft {
  readonly name: string;
  readonly colour: LabelColour;
}

const faultOf = (error: z.core.$ZodError): string => error.issues[0]?.message ?? '';

/** The labels of a space, and what changes them: each gives why it failed, or null. */
export const useLabels = (moduleid: string) => {
  const token = useToken();
  const params = { moduleid };
  const { data, failure, reload } = useAsked(qnaSpaceCalls.labels, { token, params });
  const put = useTold(qnaSpaceCalls.labels);
  const changed = useChanged();

  const take = async (sent: Promise<Result<LabelsTable>>): Promise<string | null> => {
    const told = await sent;
    if (!told.ok) return told.error.msg;
    put({ params }, told.value);
    changed(qnaCalls.list);
    changed(qnaCalls.read);
    return null;
  };
  return {
    table: data,
    failure,
    reload,
    add: async (draft: LabelDraft): Promise<string | null> => {
      const read = z.safeParse(newLabel, { moduleid, ...draft });
      if (!read.success) return faultOf(read.error);
      return take(ask(qnaSpaceCalls.addLabel, { token, body: read.data }));
    },
    change: async (labelid: string, draft: LabelDraft): Promise<string | null> => {
      const read = z.safeParse(labelChange, { moduleid, labelid, ...draft });
      if (!read.success) return faultOf(read.error);
      return take(ask(qnaSpaceCalls.changeLabel, { token, body: read.data }));
    },
    remove: (labelid: string): Promise<string | null> =>
      take(ask(qnaSpaceCalls.removeLabel, { token, params: { moduleid, labelid } })),
  };
};

export type Labels = ReturnType<typeof useLabels>;
