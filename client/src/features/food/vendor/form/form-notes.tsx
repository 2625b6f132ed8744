import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { LeaveGuard } from '../../../account/leave-guard.tsx';
import { formMessages as words } from './form.messages.ts';
import type { FormActs } from './use-form.ts';

/** Something to decide; it stands above what was pressed, and takes the focus. */
const Warning = ({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="grid grid-cols-1 gap-3 rounded-md bg-warn-tint px-4 py-4 [overflow-wrap:anywhere]">
      <h3 ref={heading} tabIndex={-1} className="scroll-mt-24 font-semibold text-warn outline-none">
        {title}
      </h3>
      <p dir="auto">{text}</p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </section>
  );
};

interface FormNotesProps<Thing> {
  readonly acts: FormActs<Thing>;
  /** What it is called elsewhere. */
  readonly nameOf: (thing: Thing) => string;
  /** After what was decided is saved. */
  readonly onSaved: () => void;
}

/** What is to be decided before a form can be saved, and the question when it is left unsaved. */
export const FormNotes = <Thing,>({ acts, nameOf, onSaved }: FormNotesProps<Thing>) => {
  const { problem, isUnsaved, isBusy } = acts;
  const after = async (saved: Promise<boolean | undefined>): Promise<void> => {
    if ((await saved) === true) onSaved();
  };
  return (
    <>
      {problem?.kind === 'changed' && (
        <Warning title={words.changed.title} text={words.changed.text(nameOf(problem.theirs))}>
          <Button look="primary" aria-disabled={isBusy} onClick={() => void after(acts.keepMine())}>
            {words.changed.mine}
          </Button>
          <Button onClick={acts.takeTheirs}>{words.changed.theirs}</Button>
        </Warning>
      )}
      {problem?.kind === 'gone' && (
        <Warning title={words.gone.title} text={words.gone.text}>
          <Button look="primary" aria-disabled={isBusy} onClick={() => void after(acts.saveAnew())}>
            {words.gone.anew}
          </Button>
        </Warning>
      )}
      <LeaveGuard isUnsaved={isUnsaved} title={words.leave.title} text={words.leave.text} />
    </>
  );
};
