import type { Failure } from '@sets/shared/core/result.ts';
import { Link, useLocation } from 'react-router-dom';
import { useAbout } from '../../../core/about.ts';
import { uiActions } from '../../../core/ui-state.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { PageNote } from '../../../ui/page-note.tsx';
import { useTitle } from '../../../ui/use-title.ts';
import { accountPaths } from '../../account/account-paths.ts';
import { useToken } from '../../account/account.store.ts';
import { moduleMessages as words } from '../module.messages.ts';

interface ClosedNoteProps {
  readonly moduleid: string;
  readonly failure: Failure;
  readonly onRetry: () => void;
}

/** What says that there is none, or none that this person may see. */
const closing: ReadonlySet<Failure['code']> = new Set(['NOT_FOUND', 'BAD_REQUEST', 'FORBIDDEN']);

const Ways = ({ isVisitor }: { isVisitor: boolean }) => {
  const { pathname, search, hash } = useLocation();
  return isVisitor ? (
    <Link
      to={accountPaths.login}
      state={{ from: `${pathname}${search}${hash}` }}
      className={buttonClass('primary')}
    >
      {words.logIn}
    </Link>
  ) : (
    <Link to="/" className={buttonClass('primary')}>
      {words.toHome}
    </Link>
  );
};

/** A space that cannot be shown: there is none, it is closed to whoever came, or it could not be loaded. */
export const ClosedNote = ({ moduleid, failure, onRetry }: ClosedNoteProps) => {
  const isVisitor = useToken() === null;
  const isSupport = useAbout()?.supportSpace === moduleid;
  const isClosed = closing.has(failure.code);
  const title = isSupport ? words.support.title : words.closed;
  useTitle(isClosed ? title : words.failed);
  if (!isClosed) {
    return (
      <PageNote title={words.failed} text={failure.msg}>
        <Button onClick={onRetry}>{words.retry}</Button>
      </PageNote>
    );
  }
  if (isSupport) {
    return (
      <PageNote title={title} text={words.support.text}>
        <Button look="primary" onClick={uiActions.openFeedback}>
          {words.support.feedback}
        </Button>
      </PageNote>
    );
  }
  return (
    <PageNote title={title} text={isVisitor ? words.closedToVisitor : words.closedText}>
      <Ways isVisitor={isVisitor} />
    </PageNote>
  );
};
