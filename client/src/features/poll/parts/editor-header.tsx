import { limits } from '@sets/shared/core/limits.ts';
import { ArrowLeft, Check, Play, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { editorMessages as words } from '../poll-editor.messages.ts';
import type { SaveStatus } from '../poll-saver.ts';

interface EditorHeaderProps {
  readonly title: string;
  /** Stands in the empty field: what the poll will be called without a title. */
  readonly fallbackTitle: string;
  readonly status: SaveStatus;
  readonly failure: string | null;
  /** Said while the poll is not complete. */
  readonly note: string;
  readonly listPath: string;
  readonly canPresent: boolean;
  readonly onTitle: (title: string) => void;
  readonly onPresent: () => void;
  readonly onDecide: () => void;
}

const Status = ({
  status,
  failure,
  note,
  onDecide,
}: Pick<EditorHeaderProps, 'status' | 'failure' | 'note' | 'onDecide'>) => {
  const isFault = status === 'conflict' || status === 'refused';
  return (
    <div className="flex min-h-6 min-w-0 items-center gap-2 px-2 text-sm">
      <output
        className={classNames(
          'flex items-center gap-1.5',
          isFault ? 'font-medium text-bad' : 'text-ink-soft',
        )}
      >
        {status === 'saved' && <Check size={16} aria-hidden="true" />}
        {isFault && <TriangleAlert size={16} aria-hidden="true" />}
        {failure ?? (status === 'device' ? note : words.statuses[status])}
      </output>
      {status === 'conflict' && (
        <Button size="small" onClick={onDecide}>
          {words.decide}
        </Button>
      )}
    </div>
  );
};

export const EditorHeader = (props: EditorHeaderProps) => {
  const { title, fallbackTitle, listPath, canPresent, onTitle, onPresent, ...saving } = props;
  return (
    <header className="sticky top-0 z-10 border-b border-line bg-paper">
      <div className="mx-auto flex max-w-[90rem] items-center gap-3 px-4 py-2.5 lg:px-8">
        <Link
          to={listPath}
          aria-label={words.back}
          title={words.back}
          className="-ml-3 grid size-12 lg:-ml-2 lg:size-10 flex-none place-items-center rounded-md text-ink-soft hover:bg-sunken"
        >
          <ArrowLeft size={20} aria-hidden="true" />
        </Link>
        <div className="min-w-0 grow">
          <h1>
            <input
              aria-label={words.title}
              value={title}
              dir="auto"
              placeholder={fallbackTitle || words.titlePlaceholder}
              maxLength={limits.title}
              autoComplete="off"
              onChange={({ target }) => onTitle(target.value)}
              className="min-h-9 w-full truncate rounded-sm border border-transparent px-2 text-xl font-semibold placeholder:text-ink-soft hover:border-line"
            />
          </h1>
          <Status {...saving} />
        </div>
        <Button look="primary" disabled={!canPresent} onClick={onPresent}>
          <Play size={18} aria-hidden="true" />
          {words.present}
        </Button>
      </div>
    </header>
  );
};
