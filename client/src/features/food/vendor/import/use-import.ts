import { foodCalls } from '@sets/shared/food/food.calls.ts';
import { foodLimits } from '@sets/shared/food/food.limits.ts';
import type { MenuImport } from '@sets/shared/food/item.contract.ts';
import { useState } from 'react';
import { ask } from '../../../../core/api.ts';
import { decoded } from '../../../../core/decoded.ts';
import { useSending } from '../../../../core/use-sending.ts';
import { importMessages as words } from './import.messages.ts';

/** A table that was tried, and what each row of it would do. */
interface Trial {
  readonly name: string;
  readonly text: string;
  readonly rows: MenuImport['rows'];
}

const longerThan = (text: string): boolean => text.length > foodLimits.csv;

/** Brings a table in: first on trial, then as it was tried. */
export const useImport = (token: string, stallid: string, onTaken: (rows: MenuImport) => void) => {
  const [trial, setTrial] = useState<Trial | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const { isBusy, send } = useSending();
  const give = (text: string, isTrial: boolean) =>
    ask(foodCalls.importCsv, { token, params: { stallid }, body: { text, isTrial } });

  const choose = (file: File): Promise<void> | Promise<undefined> =>
    send(async () => {
      setTrial(null);
      setFault(null);
      const text = decoded(await file.arrayBuffer());
      if (longerThan(text)) {
        setFault(words.long);
        return;
      }
      const told = await give(text, true);
      if (told.ok) setTrial({ name: file.name, text, rows: told.value.rows });
      else setFault(told.error.msg);
    });
  const takeIn = (): Promise<void> | Promise<undefined> =>
    send(async () => {
      if (trial === null) return;
      setFault(null);
      const told = await give(trial.text, false);
      if (told.ok) onTaken(told.value);
      else setFault(told.error.msg);
    });
  return {
    trial,
    fault,
    isBusy,
    choose,
    takeIn,
    /** Another table instead. */
    again: (): void => {
      setTrial(null);
      setFault(null);
    },
  };
};
