import { cheatsheetCalls } from '@sets/shared/cheatsheet/cheatsheet.calls.ts';
import type { OwnSheet } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import type { Result } from '@sets/shared/core/result.ts';
import { ask } from '../../../../core/api.ts';
import { useSending } from '../../../../core/use-sending.ts';
import { plainMath } from '../../../../ui/math/plain-math.ts';
import { toast } from '../../../../ui/toast.ts';
import { useSheetsChanged } from '../sheets-changed.ts';
import { ownMessages as words } from './own.messages.ts';

/** Removes sheets of one's own, and puts them back; `onTold` is given what became of one. */
export const useRemoval = (token: string, onTold: (sheet: OwnSheet) => void = () => undefined) => {
  const { isBusy, send } = useSending();
  const changed = useSheetsChanged();
  const said = (told: Result<OwnSheet> | undefined): told is { ok: true; value: OwnSheet } => {
    if (told?.ok === false) toast.error(told.error.msg);
    changed();
    if (told?.ok !== true) return false;
    onTold(told.value);
    return true;
  };
  const tell = (call: 'remove' | 'putBack', { sheetid, revision }: OwnSheet) =>
    send(() => ask(cheatsheetCalls[call], { token, params: { sheetid }, body: { revision } }));
  const putBack = async (sheet: OwnSheet): Promise<void> => {
    if (said(await tell('putBack', sheet)))
      toast.success(words.isBack(plainMath(sheet.facts.title)));
  };
  const remove = async (sheet: OwnSheet): Promise<void> => {
    const told = await tell('remove', sheet);
    if (!said(told)) return;
    const onAct = (): void => void putBack(told.value);
    toast.blank(words.gone(plainMath(sheet.facts.title)), { text: words.undo, onAct });
  };
  return { isBusy, remove, putBack };
};
