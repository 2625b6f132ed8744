import { limits } from '@sets/shared/core/limits.ts';
import { ArrowLeft, Check, Play, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { MathText } from '../../../ui/math/math-text.tsx';
import { LengthNote, roomLeft } from '../../question/form/length-note.tsx';
import { hasFormula } from '../../question/form/set-formulas.tsx';
import { editorMessages as words } from '../editor.messages.ts';
import type { MaterialWords } from '../material.ts';
import type { SaveStatus } from '../material-saver.ts';

interface EditorHeaderProps {
  readonly names: MaterialWords;
  readonly title: string;
  /** Stands in the empty field: what it will be called without a title. */
  readonly fallbackTitle: string;
  readonly status: SaveStatus;
  readonly failure: string | null;
  /** Said while it is not complete. */
  readonly note: string;
  /** Whether that is what keeps it from being presented, which somebody wants now. */
  readonly isChecked: boolean;
  readonly listPath: string;
  readonly onTitle: (title: string) => void;
  readonly onPresent: () => void;
  readonly onDecide: () => void;
  /** What can be done with the writing as a whole. */
  readonly tools: ReactNode;
}

const Status = ({
  status,
  failure,
  note,
  isChecked,
  onDecide,
}: Pick<EditorHeaderProps, 'status' | 'failure' | 'note' | 'isChecked' | 'onDecide'>) => {
  const isUnfinished = status === 'device' || status === 'partly';
  const isAsked = isUnfinished && isChecked;
  const isFault = status === 'conflict' || status === 'refused';
  return (
    <div className="flex min-h-6 min-w-0 items-center gap-2 text-sm">
      <output
        className={classNames(
          'flex items-center gap-1.5',
          isFault && 'font-medium text-bad',
          isAsked && 'font-medium text-warn',
          !isFault && !isAsked && 'text-ink-soft',
        )}
      >
        {status === 'saved' && <Check size={16} aria-hidden="true" />}
        {isFault && <TriangleAlert size={16} aria-hidden="true" />}
        {failure ?? (isUnfinished ? note : words.statuses[status])}
      </output>
      {status === 'conflict' && (
        <Button size="small" onClick={onDecide}>
          {words.decide}
        </Button>
      )}
    </div>
  );
};

const titleLength = 'title-length';

/** The title. Its formulas are set while nobody writes it. */
const Title = ({
  names,
  title,
  fallbackTitle,
  onTitle,
}: Pick<EditorHeaderProps, 'names' | 'title' | 'fallbackTitle' | 'onTitle'>) => {
  const shown = title || fallbackTitle;
  const isSet = hasFormula(shown);
  return (
    <h1 className="relative text-xl font-semibold">
      <input
        aria-label={names.title}
        value={title}
        dir="auto"
        placeholder={fallbackTitle || names.titlePlaceholder}
        autoComplete="off"
        aria-invalid={roomLeft(title, limits.title) < 0}
        aria-describedby={titleLength}
        onChange={({ target }) => onTitle(target.value)}
        className={classNames(
          'peer min-h-9 w-full truncate rounded-sm border border-transparent px-2 placeholder:text-ink-soft hover:border-line aria-invalid:border-bad',
          isSet && 'not-focus:text-transparent not-focus:placeholder:text-transparent',
        )}
      />
      {isSet && (
        <span
          aria-hidden="true"
          dir="auto"
          className={classNames(
            'pointer-events-none absolute inset-x-2 inset-y-0 overflow-hidden leading-9 whitespace-nowrap peer-focus:hidden',
            title === '' && 'text-ink-soft',
          )}
        >
          <MathText text={shown} />
        </span>
      )}
    </h1>
  );
};

export const EditorHeader = (props: EditorHeaderProps) => {
  const { names, title, fallbackTitle, listPath, onTitle, onPresent, tools, ...saving } = props;
  return (
    <header aria-label={names.header} className="sticky top-0 z-10 border-b border-line bg-paper">
      <div className="mx-auto flex max-w-[90rem] flex-wrap items-center gap-x-3 px-4 py-2.5 sm:flex-nowrap lg:px-8">
        <Link
          to={listPath}
          aria-label={names.back}
          title={names.back}
          className="-ml-3 grid size-12 lg:-ml-2 lg:size-10 flex-none place-items-center rounded-md text-ink-soft hover:bg-sunken"
        >
          <ArrowLeft size={20} aria-hidden="true" />
        </Link>
        <div className="min-w-0 grow max-sm:w-0">
          <Title names={names} title={title} fallbackTitle={fallbackTitle} onTitle={onTitle} />
          <div className="flex flex-wrap gap-x-4 px-2">
            <Status {...saving} />
            <LengthNote id={titleLength} text={title} max={limits.title} />
          </div>
        </div>
        <div className="flex max-sm:order-last max-sm:w-full max-sm:justify-end">{tools}</div>
        <Button look="primary" onClick={onPresent}>
          <Play size={18} aria-hidden="true" />
          {words.present}
        </Button>
      </div>
    </header>
  );
};
