import type { ReportedThing } from '@sets/shared/report/report.contract.ts';
import { Check, ChevronDown, EyeOff, type LucideIcon, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { personPath } from '../../../core/person-path.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { ago } from '../../../ui/when.ts';
import { reasonNames, reportsMessages as words } from '../report.messages.ts';
import { TakeDownDialog } from './take-down-dialog.tsx';
import { type Decided, useDeciding } from './use-reports.ts';

interface OfThing {
  readonly thing: ReportedThing;
}

const nameOf = ({ title, subject: { kind } }: ReportedThing): string =>
  title === '' ? words.kinds[kind] : title;

const Head = ({ thing }: OfThing) => {
  const { subject, title, by, reasons, first, last } = thing;
  const count = reasons.reduce((sum, each) => sum + each.count, 0);
  return (
    <header className="grid grid-cols-1 gap-2 [overflow-wrap:anywhere]">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        <span className="rounded-full bg-sunken px-2.5 py-0.5 font-medium text-ink">
          {words.kinds[subject.kind]}
        </span>
        <Link to={personPath(by.userid)} className="rounded-sm hover:text-people-ink">
          {words.by(by.username)}
        </Link>
        <span className="sm:ml-auto">
          {count === 0 ? words.down(ago(first)) : words.reported(count, ago(first), ago(last))}
        </span>
      </p>
      {title !== '' && (
        <h2 dir="auto" className="text-xl font-semibold">
          {title}
        </h2>
      )}
      <ul className="flex flex-wrap gap-2">
        {reasons.map((each) => (
          <li
            key={each.reason}
            className="rounded-full bg-bad-tint px-3 py-1 text-sm font-medium text-bad"
          >
            {words.reason(reasonNames[each.reason], each.count)}
          </li>
        ))}
      </ul>
    </header>
  );
};

const Texts = ({ texts }: { texts: readonly string[] }) =>
  texts.length === 0 ? null : (
    <details className="group">
      <summary className="flex min-h-10 w-fit cursor-pointer items-center gap-1.5 rounded-sm text-sm font-medium text-people-ink [&::-webkit-details-marker]:hidden">
        {words.texts(texts.length)}
        <ChevronDown size={16} aria-hidden="true" className="group-open:rotate-180" />
      </summary>
      <ul className="grid grid-cols-1 gap-2 pt-1 [overflow-wrap:anywhere]">
        {texts.map((text, at) => (
          // Two people may say the same.
          // oxlint-disable-next-line react/no-array-index-key -- they never change places
          <li key={at} dir="auto" className="rounded-md bg-sunken px-4 py-2 whitespace-pre-wrap">
            {text}
          </li>
        ))}
      </ul>
    </details>
  );

const states: Readonly<Record<Decided, { icon: LucideIcon; text: string }>> = {
  keep: { icon: Check, text: words.kept },
  takeDown: { icon: EyeOff, text: words.takenDown },
  putBack: { icon: RotateCcw, text: words.isBack },
};

const State = ({ decided }: { decided: Decided }) => {
  const { icon: Icon, text } = states[decided];
  return (
    <p
      data-state
      tabIndex={-1}
      className="flex min-h-9 items-center gap-2 font-medium outline-none"
    >
      <Icon size={18} aria-hidden="true" className="flex-none text-ink-soft" />
      {text}
    </p>
  );
};

interface ReportedRowProps extends OfThing {
  readonly token: string;
  readonly way: string | null;
}

interface ActsProps extends Omit<ReportedRowProps, 'token'> {
  readonly deciding: ReturnType<typeof useDeciding>;
  readonly onTakeDown: () => void;
}

/** What can become of it now, or what has. */
const Acts = ({ thing, way, deciding, onTakeDown }: ActsProps) => {
  const { decided, isBusy, decide } = deciding;
  const { subject } = thing;
  const now = decided ?? (thing.isTakenDown ? 'takeDown' : null);
  const name = nameOf(thing);
  const act = (text: string, onClick: () => void, look: 'outline' | 'danger' = 'outline') => (
    <Button
      size="small"
      look={look}
      disabled={isBusy}
      aria-label={words.of(text, name)}
      onClick={onClick}
    >
      {text}
    </Button>
  );
  return (
    <div className="flex flex-wrap items-center gap-3">
      {now !== null && <State decided={now} />}
      {now === null && (
        <>
          {act(words.takeDown, onTakeDown, 'danger')}
          {act(words.keep, () => void decide({ decision: 'keep', subject }))}
        </>
      )}
      {now === 'takeDown' &&
        act(words.putBack, () => void decide({ decision: 'putBack', subject }))}
      {way !== null && now !== 'takeDown' && (
        <Link
          to={way}
          aria-label={words.of(words.open, name)}
          className={buttonClass('plain', 'small')}
        >
          {words.open}
        </Link>
      )}
    </div>
  );
};

/** One thing that people reported: what it is, why, and what becomes of it. */
export const ReportedRow = ({ thing, token, way }: ReportedRowProps) => {
  const { subject, excerpt, texts, by } = thing;
  const [isAsking, setAsking] = useState(false);
  const deciding = useDeciding(token);
  const place = useKeptFocus<HTMLLIElement>((row) =>
    row.querySelector<HTMLElement>('[data-state]'),
  );
  const takeDown = async (answer: string): Promise<void> => {
    if (await deciding.decide({ decision: 'takeDown', subject, answer })) setAsking(false);
  };
  return (
    <li ref={place} className="grid grid-cols-1 gap-4 py-6">
      <Head thing={thing} />
      <blockquote
        dir="auto"
        className="m-0 line-clamp-6 max-w-prose border-l-3 border-line-strong pl-4 whitespace-pre-wrap text-ink-soft [overflow-wrap:anywhere]"
      >
        {excerpt}
      </blockquote>
      <Texts texts={texts} />
      <Acts thing={thing} way={way} deciding={deciding} onTakeDown={() => setAsking(true)} />
      {isAsking && (
        <TakeDownDialog
          name={by.username}
          isBusy={deciding.isBusy}
          onTakeDown={takeDown}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
};
