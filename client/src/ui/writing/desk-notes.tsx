import { type ReactNode, useId } from 'react';
import type { WritingSaver } from '../../core/writing/writing-saver.ts';
import type { WritingState } from '../../core/writing/writing-state.ts';
import type { Written, WrittenContent } from '../../core/writing/written.ts';
import { Button } from '../button.tsx';
import { Difference } from '../difference.tsx';
import { FurtherDifferences, type FurtherLines } from './further-lines.tsx';
import { writingMessages as words } from './writing.messages.ts';

interface WarningProps {
  readonly title: string;
  readonly children: ReactNode;
}

const Warning = ({ title, children }: WarningProps) => {
  const id = useId();
  return (
    <section
      role="alert"
      aria-labelledby={id}
      className="grid grid-cols-1 gap-3 rounded-md bg-warn-tint p-4 text-warn"
    >
      <h2 id={id} className="font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
};

interface ChangedProps<Content extends WrittenContent> {
  readonly desk: {
    readonly saver: Pick<
      WritingSaver<Written<Content>, Content, never>,
      'keepMine' | 'takeTheirs' | 'bringBack' | 'letGo'
    >;
    readonly state: Pick<WritingState<Written<Content>, Content>, 'doc' | 'draft' | 'problem'>;
  };
  readonly linesOf: FurtherLines<Content>;
}

interface InShortProps<Content> {
  readonly title: string;
  readonly content: Content;
  readonly other: Content;
  readonly linesOf: FurtherLines<Content>;
}

/** A text in short, with what is another in it. */
const InShort = <Content extends WrittenContent>({
  title,
  content,
  other,
  linesOf,
}: InShortProps<Content>) => (
  <div className="grid min-w-0 grid-cols-1 content-start gap-1 rounded-md bg-raised p-3 text-ink [overflow-wrap:anywhere]">
    <h3 className="text-sm font-medium text-ink-soft">{title}</h3>
    <p dir="auto" className="font-semibold">
      <Difference
        before={other.title}
        after={content.title.trim() || words.changed.noTitle}
        isNewOnly
      />
    </p>
    <FurtherDifferences {...{ linesOf }} before={other} after={content} isNewOnly />
    <section
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
      tabIndex={0}
      aria-label={title}
      className="max-h-60 overflow-y-auto rounded-sm"
    >
      <p dir="auto" className="whitespace-pre-line">
        <Difference
          before={other.text}
          after={content.text.trim() === '' ? words.changed.noText : content.text}
          isShort
          isNewOnly
        />
      </p>
    </section>
  </div>
);

const Changed = <Content extends WrittenContent>({ desk, linesOf }: ChangedProps<Content>) => {
  const { saver, state } = desk;
  const [mine, theirs] = [state.draft.content, state.doc.content];
  return (
    <Warning title={words.changed.title}>
      <p>{words.changed.text}</p>
      <div className="grid grid-cols-1 gap-2 narrow:grid-cols-2">
        <InShort title={words.changed.mine} content={mine} other={theirs} linesOf={linesOf} />
        <InShort title={words.changed.theirs} content={theirs} other={mine} linesOf={linesOf} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => saver.keepMine()}>{words.changed.keepMine}</Button>
        <Button onClick={() => saver.takeTheirs()}>{words.changed.takeTheirs}</Button>
      </div>
    </Warning>
  );
};

/** The text that was not chosen, or was replaced, can be had back. */
const Aside = <Content extends WrittenContent>({
  desk: { saver, state },
}: Pick<ChangedProps<Content>, 'desk'>) => {
  const { aside } = state.draft;
  if (aside === null) return null;
  return (
    <section
      aria-label={words.aside.text}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md bg-sunken px-4 py-2"
    >
      <output className="grow py-1">{words.aside.text}</output>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => saver.bringBack()}>
          {words.aside.back}
        </Button>
        <Button size="small" look="plain" onClick={() => saver.letGo()}>
          {words.aside.let}
        </Button>
      </div>
    </section>
  );
};

interface DeskNotesProps<Content extends WrittenContent> extends ChangedProps<Content> {
  /** The way to go on where it was removed elsewhere. */
  readonly gone: ReactNode;
  /** What else has to be known, above all. */
  readonly children?: ReactNode;
}

/** What has to be known or decided before one writes on. */
export const DeskNotes = <Content extends WrittenContent>(props: DeskNotesProps<Content>) => {
  const { desk, linesOf, gone, children } = props;
  const { problem } = desk.state;
  return (
    <div className="grid grid-cols-1 gap-3 empty:hidden">
      {children}
      {problem?.kind === 'refused' && (
        <p role="alert" className="rounded-md bg-bad-tint px-4 py-3 text-bad">
          {problem.msg}
        </p>
      )}
      {problem?.kind === 'changed' && <Changed desk={desk} linesOf={linesOf} />}
      {problem?.kind === 'gone' && (
        <Warning title={words.gone.title}>
          <p>{words.gone.text}</p>
          <div className="flex flex-wrap gap-2">{gone}</div>
        </Warning>
      )}
      <Aside desk={desk} />
    </div>
  );
};
