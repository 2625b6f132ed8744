import { cheatsheetCalls } from '@sets/shared/cheatsheet/cheatsheet.calls.ts';
import type { OwnSheet } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import { useState } from 'react';
import { ask } from '../../../../core/api.ts';
import { useSending } from '../../../../core/use-sending.ts';
import { toast } from '../../../../ui/toast.ts';
import { useSheetsChanged } from '../sheets-changed.ts';
import { editMessages as words } from './edit.messages.ts';
import { faultsOf, isSameTyped, noFaults, readyOf, type Typed } from './form-facts.ts';

const typedOf = ({ facts, settings }: OwnSheet): Typed => ({ facts, settings });

/**
 * A sheet of one's own while it is changed. What is saved is guarded by the revision that was seen: where it was
 * changed elsewhere, `theirs` is what is there, and nothing is lost on either side until somebody chooses.
 */
export const useSheetEdit = (token: string, first: OwnSheet) => {
  const [sheet, setSheet] = useState(first);
  const [typed, setTyped] = useState(() => typedOf(first));
  const [theirs, setTheirs] = useState<OwnSheet | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const { isBusy, send } = useSending();
  const changed = useSheetsChanged();
  const params = { sheetid: first.sheetid };

  const store = async ({ revision }: OwnSheet): Promise<void> => {
    const ready = readyOf(typed);
    setTried(true);
    setFault(ready.ok ? null : ready.error.msg);
    if (!ready.ok) return;
    const body = { ...ready.value, revision };
    const told = await ask(cheatsheetCalls.edit, { token, params, body });
    changed();
    if (told.ok) {
      setSheet(told.value);
      // What was typed while it was on its way stays.
      setTyped((now) => (now === typed ? typedOf(told.value) : now));
      setTheirs(null);
      toast.success(words.saved);
      return;
    }
    const there =
      told.error.code === 'CONFLICT' ? await ask(cheatsheetCalls.read, { token, params }) : null;
    if (there?.ok === true) setTheirs(there.value);
    else setFault(told.error.msg);
  };
  return {
    sheet,
    typed,
    theirs,
    fault,
    faults: isTried ? faultsOf(typed) : noFaults,
    isBusy,
    isUnsaved: !isSameTyped(typed, typedOf(sheet)),
    type: (next: Typed): void => {
      setTyped(next);
      setFault(null);
    },
    /** Something else changed it here: its file, or whether it is there. What is typed stays. */
    take: setSheet,
    save: () => send(() => store(sheet)),
    keepMine: () => send(() => store(theirs ?? sheet)),
    takeTheirs: (): void => {
      if (theirs === null) return;
      setSheet(theirs);
      setTyped(typedOf(theirs));
      setTheirs(null);
    },
  };
};
export type SheetEditing = ReturnType<typeof useSheetEdit>;
