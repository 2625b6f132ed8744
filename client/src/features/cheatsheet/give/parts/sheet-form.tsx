import { CircleCheck, Trash2 } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useStore } from 'zustand';
import type { SignedIn } from '../../../../core/root/auth-slice.ts';
import { Button, buttonClass, IconButton } from '../../../../ui/button.tsx';
import { MathText } from '../../../../ui/math/math-text.tsx';
import { sheetPaths } from '../../sheet-paths.ts';
import { chosenKeysOf } from '../chosen/contents.ts';
import { FactsFields } from '../edit/facts-fields.tsx';
import { faultsOf, noFaults } from '../edit/form-facts.ts';
import type { GiveDesk, SheetForm } from '../give-desk.ts';
import { giveMessages as words } from '../give.messages.ts';
import { useFaultFocus } from '../../../../core/use-fault-focus.ts';
import { ContentsPart } from './contents-part.tsx';

interface SheetFormProps {
  readonly who: SignedIn;
  readonly desk: GiveDesk;
  readonly form: SheetForm;
}

const Done = ({ form }: Pick<SheetFormProps, 'form'>) => {
  const link = useRef<HTMLAnchorElement>(null);
  // Whoever pressed the button that is gone goes on here; who types elsewhere meanwhile is left there.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) link.current?.focus();
  }, []);
  return (
    <section className="flex flex-wrap items-center gap-4 rounded-lg border-[1.5px] border-line bg-raised p-4 narrow:p-6">
      <CircleCheck size={28} aria-hidden="true" className="flex-none text-good" />
      <div className="grow basis-40 [overflow-wrap:anywhere]">
        <h2 dir="auto" className="text-lg font-semibold">
          <MathText text={form.typed.facts.title} />
        </h2>
        <output className="text-ink-soft">{words.done[form.typed.settings.audience]}</output>
      </div>
      <Link ref={link} to={sheetPaths.view(form.sheetid)} className={buttonClass()}>
        {words.see}
      </Link>
    </section>
  );
};

/** What publishing waits for, or why it did not come to its end. */
const State = ({ desk, form }: Pick<SheetFormProps, 'desk' | 'form'>) => {
  // The picture of a first page is nothing that anybody has chosen.
  const keys = chosenKeysOf(form.contents);
  const sent = useStore(
    desk.sender.store,
    ({ states }) => keys.filter((key) => states[key]?.step === 'done').length,
  );
  const files = words.files(sent, keys.length);
  const step = {
    open: keys.length > 1 && sent < keys.length ? files : '',
    sending: `${words.steps.sending} ${files}`,
    publishing: words.steps.publishing,
    done: '',
  }[form.step];
  return (
    <div className="min-w-0 grow basis-40">
      <output className="text-sm text-ink-soft">{step}</output>
      <p role="alert" className="text-bad empty:hidden">
        {form.fault}
      </p>
    </div>
  );
};

/** A sheet in the making: its files as far as they are sent, what is said of it, and publishing it. */
export const SheetFormPart = ({ who, desk, form }: SheetFormProps) => {
  const id = useId();
  const { sheetid, contents, typed, step, isTried } = form;
  const focus = useFaultFocus(() => desk.publish(sheetid));
  if (step === 'done') return <Done form={form} />;
  const isBusy = step !== 'open';
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-6 rounded-lg border-[1.5px] border-line bg-raised p-4 narrow:p-6"
    >
      <div className="flex items-start justify-between gap-3">
        <h2
          id={id}
          dir="auto"
          className="min-w-0 pt-1 text-xl leading-snug font-semibold tracking-[-0.02em] [overflow-wrap:anywhere]"
        >
          {typed.facts.title || words.newSheet}
        </h2>
        <IconButton
          label={words.remove}
          isOff={step === 'publishing'}
          className="-mt-0.5 -mr-2"
          onClick={() => desk.remove(sheetid)}
        >
          <Trash2 size={18} aria-hidden="true" />
        </IconButton>
      </div>
      <form {...focus} className="grid grid-cols-1 gap-6">
        {/* What is on its way as it is cannot be changed meanwhile. */}
        <fieldset disabled={isBusy} className="m-0 grid min-w-0 grid-cols-1 gap-6 border-0 p-0">
          <ContentsPart
            contents={contents}
            sender={desk.sender}
            onContents={(next) => desk.change(sheetid, next)}
          />
          <FactsFields
            who={who}
            typed={typed}
            faults={isTried ? faultsOf(typed) : noFaults}
            onTyped={(next) => desk.type(sheetid, next)}
          />
        </fieldset>
        <div className="flex flex-wrap items-center justify-end gap-3">
          <State desk={desk} form={form} />
          {/* Not by Enter in a field: what is published others see. */}
          <Button
            look="primary"
            aria-disabled={isBusy}
            onClick={() => focus.ref.current?.requestSubmit()}
          >
            {words.publish}
          </Button>
        </div>
      </form>
    </section>
  );
};
