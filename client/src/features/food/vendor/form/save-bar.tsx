import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import type { FormActs } from './use-form.ts';
import { formMessages as words } from './form.messages.ts';

interface SaveBarProps<Thing> {
  readonly acts: Pick<FormActs<Thing>, 'problem' | 'isUnsaved' | 'isBusy'>;
  readonly save: string;
  readonly giveUp: string;
  /** What it cannot be saved before; '' for nothing. */
  readonly waits?: string;
  readonly onGiveUp: () => void;
  /** Other ways to save. */
  readonly children?: ReactNode;
}

const saidOf = (isUnsaved: boolean, waits: string): string => {
  if (waits !== '') return waits;
  return isUnsaved ? words.kept : '';
};

/** Saves a form; it stays in view, with where what is typed is. */
export const SaveBar = <Thing,>(props: SaveBarProps<Thing>) => {
  const { acts, save, giveUp, waits = '', onGiveUp, children } = props;
  const { problem, isUnsaved, isBusy } = acts;
  return (
    <div className="sticky bottom-0 z-3 -mx-4 grid grid-cols-1 gap-2 border-t border-line bg-paper px-4 py-3 short:static">
      <p role="alert" className="font-medium text-bad empty:hidden">
        {problem?.kind === 'refused' ? problem.msg : null}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" look="primary" aria-disabled={isBusy || waits !== ''}>
          {save}
        </Button>
        {children}
        {isUnsaved && (
          <Button look="plain" onClick={onGiveUp}>
            {giveUp}
          </Button>
        )}
        <output className="text-sm text-ink-soft">{saidOf(isUnsaved, waits)}</output>
      </div>
    </div>
  );
};
