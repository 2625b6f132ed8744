import { normalizeCode } from '@sets/shared/core/ids.ts';
import type { Failure } from '@sets/shared/core/result.ts';
import type { ReactNode, SubmitEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useTitle } from '../../../ui/use-title.ts';
import { stagePaths } from '../stage-paths.ts';
import type { ScreenPartProps } from '../stage-activity.ts';
import { ScreenCorner } from './screen-join.tsx';
import { ScreenSheet } from './screen-sheet.tsx';
import { screenMessages as words } from './screen.messages.ts';

interface NoteProps {
  readonly title: string;
  /** The line below; none is there where it is not given. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/** Alone in the middle of the sheet, between its two lines. */
const Note = ({ title, below, children }: NoteProps) => (
  <>
    <span />
    <div className="screen-note">
      <h1>{title}</h1>
      {children}
    </div>
    {below ?? <span />}
  </>
);

/** In place of the room: what is so, as large as the screen needs it, and the next step. */
const PageOfNote = ({ text, children, ...note }: NoteProps & { readonly text: string }) => (
  <main className="h-dvh">
    <ScreenSheet>
      <Note {...note}>
        <p className="screen-soft">{text}</p>
        {children}
      </Note>
    </ScreenSheet>
  </main>
);

/** Asks for a code: for another one, or where none was given. */
export const AskForCode = ({ title }: { title: string }) => {
  useTitle(words.plainTitle);
  const navigate = useNavigate();
  const show = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('code');
    void navigate(stagePaths.screen(normalizeCode(typeof typed === 'string' ? typed : '')));
  };
  return (
    <PageOfNote title={title} text={words.codeHint}>
      <form className="screen-form" onSubmit={show}>
        <input
          name="code"
          aria-label={words.codeField}
          autoComplete="off"
          spellCheck={false}
          required
        />
        <button type="submit">{words.show}</button>
      </form>
      <Link to="/" className="screen-link">
        {words.home}
      </Link>
    </PageOfNote>
  );
};

const Step = ({ text, onTake }: { text: string; onTake: () => void }) => (
  <div className="screen-form">
    <button type="button" onClick={onTake}>
      {text}
    </button>
  </div>
);
const reload = (): void => window.location.reload();

export const ScreenOutdated = () => (
  <PageOfNote title={words.outdated} text={words.outdatedHint}>
    <Step text={words.reload} onTake={reload} />
  </PageOfNote>
);

export const ScreenFailed = ({ failure, retry }: { failure: Failure; retry: () => void }) => (
  <PageOfNote title={words.failed} text={failure.msg}>
    <Step text={words.retry} onTake={retry} />
  </PageOfNote>
);

/** On the sheet, where this page does not know what is on, or cannot read what is told of it. */
export const ScreenUnreadable = () => (
  <Note title={words.outdated}>
    <p className="screen-soft">{words.unreadable}</p>
    <Step text={words.reload} onTake={reload} />
  </Note>
);

/** Between two: what was on has been deleted. Whoever comes in waits for what is next. */
export const ScreenNothing = ({ room, way }: Pick<ScreenPartProps, 'room' | 'way'>) => (
  <main className="screen-page">
    <ScreenSheet>
      <Note title={words.nothingOn} below={<ScreenCorner way={way} locked={room.locked} />}>
        <p className="screen-soft">{words.nothingOnText}</p>
      </Note>
    </ScreenSheet>
  </main>
);
