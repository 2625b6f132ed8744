import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { entryOf, type Fields, linksOf, type PieceKey } from '../resume-pieces.ts';
import { resumeMessages as words } from '../resume.messages.ts';
import type { ResumeDraft } from '../resume-state.ts';
import type { ResumeDesk } from '../use-resume-saver.ts';

interface DraftProblemNoteProps {
  readonly desk: ResumeDesk;
  readonly draft: ResumeDraft;
}

const textsOf = (fields: Fields): readonly string[] => [
  ...Object.values(fields).filter((value) => typeof value === 'string'),
  ...linksOf(fields).map(({ label, url }) => `${label} ${url}`),
];

/** A text as it was typed, to be compared. */
const Version = ({ title, fields }: { title: string; fields: Fields }) => {
  const texts = textsOf(fields).filter((text) => text.trim() !== '');
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-1 rounded-md bg-raised p-3 text-ink">
      <h4 className="text-sm font-medium text-ink-soft">{title}</h4>
      {texts.length === 0 && <p className="text-ink-soft">{words.changed.same}</p>}
      {texts.map((text) => (
        <p
          key={text}
          dir="auto"
          className="line-clamp-6 whitespace-pre-line [overflow-wrap:anywhere]"
        >
          {text}
        </p>
      ))}
    </div>
  );
};

const Changed = ({ desk: { saver }, draft }: DraftProblemNoteProps) => {
  const key = draft.key as PieceKey;
  if (draft.problem?.kind !== 'changed') return null;
  return (
    <>
      <p>{words.changed.text}</p>
      <div className="grid grid-cols-1 gap-2 narrow:grid-cols-2">
        <Version title={words.changed.mine} fields={draft.fields} />
        <Version title={words.changed.theirs} fields={draft.problem.theirs} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => saver.keepMine(key)}>{words.changed.keepMine}</Button>
        <Button onClick={() => saver.discard(key)}>{words.changed.takeTheirs}</Button>
      </div>
    </>
  );
};

const Gone = ({ desk: { saver }, draft }: DraftProblemNoteProps) => {
  const key = draft.key as PieceKey;
  return (
    <>
      <p>{words.gone.text}</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => saver.keepMine(key)}>{words.gone.again}</Button>
        <Button onClick={() => saver.discard(key)}>{words.gone.drop}</Button>
      </div>
    </>
  );
};

/** Why what is typed is not saved, and what can be done about it. */
export const DraftProblemNote = (props: DraftProblemNoteProps) => {
  const titleId = useId();
  const { problem, key } = props.draft;
  if (problem === null) return null;
  if (problem.kind === 'refused') {
    return (
      <p role="alert" className="rounded-md bg-bad-tint px-4 py-3 text-bad">
        {problem.msg}
      </p>
    );
  }
  const isEntry = entryOf(key as PieceKey) !== null;
  const isGone = problem.kind === 'gone' && isEntry;
  return (
    <section
      role="alert"
      aria-labelledby={titleId}
      className="grid grid-cols-1 gap-3 rounded-md bg-warn-tint p-4 text-warn"
    >
      <h3 id={titleId} className="font-semibold">
        {isGone ? words.gone.title : words.changed.title}
      </h3>
      {isGone ? <Gone {...props} /> : <Changed {...props} />}
    </section>
  );
};
