import type { BlogContent } from '@sets/shared/blog/blog.contract.ts';
import { type ReactNode, useId } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Difference } from '../../../../ui/difference.tsx';
import { editMessages as words } from '../edit.messages.ts';
import type { PostDesk } from '../use-post-saver.ts';

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

interface InShortProps {
  readonly title: string;
  readonly content: BlogContent;
  readonly other: BlogContent;
}

const tagsIn = ({ tags }: BlogContent): string =>
  tags.map((each) => `#${each}`).join(' ') || words.changed.noTags;

/** A text in short, with what is another in it. */
const InShort = ({ title, content, other }: InShortProps) => (
  <div className="grid min-w-0 grid-cols-1 content-start gap-1 rounded-md bg-raised p-3 text-ink [overflow-wrap:anywhere]">
    <h3 className="text-sm font-medium text-ink-soft">{title}</h3>
    <p dir="auto" className="font-semibold">
      <Difference
        before={other.title}
        after={content.title.trim() || words.changed.noTitle}
        isNewOnly
      />
    </p>
    {tagsIn(content) !== tagsIn(other) && (
      <p dir="auto" className="text-sm">
        <Difference before={tagsIn(other)} after={tagsIn(content)} isNewOnly />
      </p>
    )}
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

const Changed = ({ desk: { saver, state } }: { desk: PostDesk }) => (
  <Warning title={words.changed.title}>
    <p>{words.changed.text}</p>
    <div className="grid grid-cols-1 gap-2 narrow:grid-cols-2">
      <InShort
        title={words.changed.mine}
        content={state.draft.content}
        other={state.post.content}
      />
      <InShort
        title={words.changed.theirs}
        content={state.post.content}
        other={state.draft.content}
      />
    </div>
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => saver.keepMine()}>{words.changed.keepMine}</Button>
      <Button onClick={() => saver.takeTheirs()}>{words.changed.takeTheirs}</Button>
    </div>
  </Warning>
);

const Gone = ({ desk, onAsNew }: DeskNotesProps) => (
  <Warning title={words.gone.title}>
    <p>{words.gone.text}</p>
    <div className="flex flex-wrap gap-2">
      {desk.state.post.removedUntil === null ? (
        <Button onClick={onAsNew}>{words.gone.again}</Button>
      ) : (
        <Button onClick={() => void desk.saver.change({ kind: 'putBack' })}>
          {words.gone.back}
        </Button>
      )}
    </div>
  </Warning>
);

/** The text that was not chosen, or was replaced, can be had back. */
const Aside = ({ desk: { saver, state } }: { desk: PostDesk }) => {
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

interface DeskNotesProps {
  readonly desk: PostDesk;
  /** What is typed becomes a post of its own. */
  readonly onAsNew: () => void;
}

/** What has to be known or decided before one writes on. */
export const DeskNotes = ({ desk, onAsNew }: DeskNotesProps) => {
  const { problem, post } = desk.state;
  return (
    <div className="grid grid-cols-1 gap-3 empty:hidden">
      {post.takenDown !== null && (
        <section className="rounded-md bg-bad-tint px-4 py-3 text-bad [overflow-wrap:anywhere]">
          <h2 className="font-semibold">{words.takenDown.title}</h2>
          <p>{words.takenDown.text}</p>
          {post.takenDown !== '' && <p dir="auto">{words.takenDown.why(post.takenDown)}</p>}
        </section>
      )}
      {problem?.kind === 'refused' && (
        <p role="alert" className="rounded-md bg-bad-tint px-4 py-3 text-bad">
          {problem.msg}
        </p>
      )}
      {problem?.kind === 'changed' && <Changed desk={desk} />}
      {problem?.kind === 'gone' && <Gone desk={desk} onAsNew={onAsNew} />}
      <Aside desk={desk} />
    </div>
  );
};
