import { foodCalls } from '@sets/shared/food/food.calls.ts';
import type { OwnStall, StallContent } from '@sets/shared/food/stall.contract.ts';
import { ok } from '@sets/shared/core/result.ts';
import { useState } from 'react';
import { ask } from '../../../../core/api.ts';
import type { SignedIn } from '../../../../core/root/auth-slice.ts';
import { toast } from '../../../../ui/toast.ts';
import { keptForm } from '../form/kept-form.ts';
import { type FormTools, useForm } from '../form/use-form.ts';
import { newOne } from '../vendor-paths.ts';
import type { PartneredSchools } from './school-field.tsx';
import {
  blankStall,
  checkStall,
  type StallDraft,
  stallDraftOf,
  storedStallForm,
} from './stall-draft.ts';
import { stallMessages as words } from './stall.messages.ts';

/** A stall while it is made or changed. */
export const useStallForm = (
  { token, userid }: SignedIn,
  stall: OwnStall | null,
  /** The school of a new one for which none was chosen, and what each school pays in. */
  { usual, currencyOf }: Pick<PartneredSchools, 'usual' | 'currencyOf'>,
  onSaved: (stall: OwnStall) => void,
) => {
  const atSchool = (draft: StallDraft): StallDraft =>
    draft.schoolid === '' ? { ...draft, schoolid: usual } : draft;
  const currency = (draft: StallDraft): string =>
    stall?.currency ?? currencyOf(atSchool(draft).schoolid);
  const [blank] = useState(blankStall);
  const [kept] = useState(() => keptForm(storedStallForm, userid, stall?.stallid ?? newOne));
  const tools: FormTools<OwnStall, StallDraft, StallContent> = {
    thing: stall,
    idOf: ({ stallid }) => stallid,
    blank,
    kept,
    draftOf: stallDraftOf,
    check: (draft) => checkStall(atSchool(draft), currency(draft)),
    send: ({ id, revision, draft }, content) =>
      ask(foodCalls.saveStall, {
        token,
        params: { stallid: id },
        body: { schoolid: atSchool(draft).schoolid, revision, content },
      }),
    read: async (id) => {
      const told = await ask(foodCalls.mine, { token });
      return told.ok ? ok(told.value.stalls.find(({ stallid }) => stallid === id) ?? null) : told;
    },
    onSaved: (saved) => {
      toast.success(words.saved);
      onSaved(saved);
    },
  };
  const form = useForm(tools);
  return { ...form, currency: currency(form.draft) };
};
