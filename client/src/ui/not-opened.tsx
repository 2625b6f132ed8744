import { Link } from 'react-router-dom';
import { Button, buttonClass } from './button.tsx';
import { PageNote } from './page-note.tsx';
import { useTitle } from './use-title.ts';

/** What says that there is none, or none that this person may change. */
const closing: ReadonlySet<string> = new Set(['NOT_FOUND', 'BAD_REQUEST', 'FORBIDDEN']);

interface NotOpenedProps {
  readonly failure: { readonly code: string; readonly msg: string };
  readonly onRetry: () => void;
  readonly words: Readonly<Record<'none' | 'noneText' | 'failed' | 'retry', string>>;
  /** Where one goes on if there is none. */
  readonly way: { readonly to: string; readonly name: string };
}

/** The page of something that somebody wanted to change, and that cannot be opened. */
export const NotOpened = ({ failure, onRetry, words, way }: NotOpenedProps) => {
  const isGone = closing.has(failure.code);
  useTitle(isGone ? words.none : words.failed);
  return isGone ? (
    <PageNote title={words.none} text={words.noneText}>
      <Link to={way.to} className={buttonClass('primary')}>
        {way.name}
      </Link>
    </PageNote>
  ) : (
    <PageNote title={words.failed} text={failure.msg}>
      <Button look="primary" onClick={onRetry}>
        {words.retry}
      </Button>
    </PageNote>
  );
};
