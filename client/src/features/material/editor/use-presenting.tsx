import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { leftOutOf } from '../draft-check.ts';
import type { AnyDraft, Material } from '../material.ts';
import type { MaterialSaver } from '../material-saver.ts';
import type { Steps } from '../use-steps.ts';
import { LeftOutDialog } from './left-out-dialog.tsx';

interface Presenting {
  /** How often it was to be presented while something was missing. */
  readonly checked: number;
  /** Its id once it is complete and saved; else null, and it is said what is missing. */
  readonly ready: () => Promise<string | null>;
  readonly present: () => void;
  readonly dialog: ReactNode;
}

/** What comes before something is presented: what is missing, what is left out, and that it is saved. */
export const usePresenting = <Draft extends AnyDraft, Definition extends Draft>(
  { rules, paths }: Material<Draft, Definition>,
  saver: MaterialSaver<Draft, Definition>,
  { show }: Steps,
): Presenting => {
  const navigate = useNavigate();
  const [checked, setChecked] = useState(0);
  const [leftOut, setLeftOut] = useState<readonly number[]>([]);
  const isWhole = (draft: Draft): boolean => rules.check(draft).definition !== null;
  const ready = async (): Promise<string | null> => {
    if (isWhole(saver.store.getState().draft)) return saver.flush();
    setChecked((times) => times + 1);
    return null;
  };
  const goOn = async (): Promise<void> => {
    const saved = await ready();
    if (saved !== null) await navigate(paths.start(saved));
  };
  const present = (): void => {
    const { draft } = saver.store.getState();
    const empty = isWhole(draft) ? leftOutOf(rules.writing.questionsOf(draft)) : [];
    if (empty.length > 0) setLeftOut(empty);
    else void goOn();
  };
  const goTo = (question: number): void => {
    setChecked((times) => times + 1);
    show({ question, isAsked: true });
  };
  const dialog = leftOut.length > 0 && (
    <LeftOutDialog
      questions={leftOut}
      onGo={goTo}
      onPresent={() => void goOn()}
      onClose={() => setLeftOut([])}
    />
  );
  return { checked, ready, present, dialog };
};
