import { cheatsheetCalls } from '@sets/shared/cheatsheet/cheatsheet.calls.ts';
import { type OwnSheet, sheetLimits } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import type { Result } from '@sets/shared/core/result.ts';
import { useRef, useState } from 'react';
import { ask } from '../../../../core/api.ts';
import { newKey } from '../../../../core/new-id.ts';
import { useSending } from '../../../../core/use-sending.ts';
import { chosenMessages } from '../chosen/chosen.messages.ts';
import { type Contents, contentsOf, keysOf, sentFileOf, withPicture } from '../chosen/contents.ts';
import { type Chosen, readChosen } from '../chosen/read-chosen.ts';
import type { GiveState } from '../give-desk.ts';
import { useSheetsChanged } from '../sheets-changed.ts';
import type { Sender } from '../../../../core/sending/sender.ts';
import { editMessages } from './edit.messages.ts';

const words = editMessages.file;

/** The file that is to take the place of another one: chosen, shown and sent; not used yet. */
const useNewFile = (sender: Sender) => {
  const [contents, setContents] = useState<Contents | null>(null);
  const [refused, setRefused] = useState<GiveState['refused']>([]);
  const [reading, setReading] = useState<string | null>(null);
  // Files are looked at one after the other, and each must know what became of those before.
  const now = useRef<Contents | null>(null);
  const put = (next: Contents | null): void => {
    const isNone = next?.kind === 'pictures' && next.pages.length === 0;
    now.current = isNone ? null : next;
    setContents(now.current);
  };
  const clear = (): void => {
    for (const key of now.current === null ? [] : keysOf(now.current)) sender.drop(key);
    put(null);
    setRefused([]);
  };
  const refuse = (name: string, why: string): void =>
    setRefused((before) => [{ kind: 'refused', name, why, id: newKey() }, ...before]);
  const add = (chosen: Chosen): void => {
    if (chosen.kind === 'picture' && now.current?.kind === 'pictures') {
      const more = withPicture(sender, now.current, chosen);
      if (more === null) refuse(chosen.name, chosenMessages.fullOfPictures(sheetLimits.pictures));
      else put(more);
      return;
    }
    clear();
    put(contentsOf(sender, chosen));
  };
  const take = async (files: readonly File[]): Promise<void> => {
    for (const file of files) {
      setReading(file.name);
      // oxlint-disable-next-line no-await-in-loop -- each may be large
      const chosen = await readChosen(file);
      if (chosen.kind === 'refused') refuse(chosen.name, chosen.why);
      else add(chosen);
    }
    setReading(null);
  };
  const dismiss = (id: string): void => setRefused((all) => all.filter((each) => each.id !== id));
  return { contents, put, clear, take, refused, dismiss, reading };
};

/** Puts another file in the place of a sheet's; `onTold` is given what became of the sheet. */
export const useReplacement = (
  { token, sender }: { token: string; sender: Sender },
  sheet: OwnSheet,
  onTold: (sheet: OwnSheet) => void,
) => {
  const file = useNewFile(sender);
  const [note, setNote] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [step, setStep] = useState<'sending' | 'replacing' | null>(null);
  const changed = useSheetsChanged();
  const { isBusy, send } = useSending();
  const params = { sheetid: sheet.sheetid };

  const replaced = async (contents: Contents): Promise<Result<OwnSheet>> => {
    setStep('sending');
    const sent = await sentFileOf(sender, contents);
    if (!sent.ok) return sent;
    setStep('replacing');
    const body = { file: sent.value, note, revision: sheet.revision };
    return ask(cheatsheetCalls.replace, { token, params, body });
  };
  /** What is to be done before it is pressed again. */
  const afterFailure = async (code: string, contents: Contents): Promise<string | null> => {
    if (code === 'NOT_FOUND') sender.anew(keysOf(contents));
    if (code !== 'CONFLICT') return null;
    const there = await ask(cheatsheetCalls.read, { token, params });
    if (!there.ok) return null;
    if (there.value.revision === sheet.revision) sender.anew(keysOf(contents), true);
    else onTold(there.value);
    return there.value.revision === sheet.revision ? null : words.changed;
  };
  const replace = (): void =>
    void send(async () => {
      const { contents } = file;
      if (contents === null) return;
      setFault(null);
      const told = await replaced(contents);
      setStep(null);
      changed();
      if (told.ok) {
        sender.used(keysOf(contents));
        file.put(null);
        setNote('');
        onTold(told.value);
        return;
      }
      setFault((await afterFailure(told.error.code, contents)) ?? told.error.msg);
    });
  return { ...file, note, setNote, fault, step, isBusy, replace };
};
