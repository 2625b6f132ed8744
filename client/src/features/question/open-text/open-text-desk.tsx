import type { OpenTextQuestion } from '@sets/shared/question/kinds/open-text.ts';
import { type TextEdit, textEdits } from '@sets/shared/question/texts/arrangement.ts';
import { type Alike, alikeAmong } from '@sets/shared/question/texts/likeness.ts';
import type { DeskLine, TextCounts } from '@sets/shared/question/texts/text-lines.ts';
import { Merge, Undo2 } from 'lucide-react';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { newId } from '../../../core/new-id.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import type { DeskProps } from '../question-parts.ts';
import { DeskLineRow, isHeldBack } from './desk-line.tsx';
import { joinOf, keyOfLine, letOf, nameFor } from './joining.ts';
import { keptPlaces } from './kept-places.ts';
import { deskMessages as words } from './open-text-desk.messages.ts';

type Edit = (edit: TextEdit) => void;

/** The lines where they were: nobody taps on what moves away. */
const useCalmLines = (lines: readonly DeskLine[]): DeskLine[] => {
  const byKey = new Map(lines.map((line) => [keyOfLine(line), line]));
  const [before, setBefore] = useState<readonly string[]>([]);
  const now = keptPlaces(before, [...byKey.keys()]);
  if (JSON.stringify(now) !== JSON.stringify(before)) setBefore(now);
  return now.flatMap((key) => byKey.get(key) ?? []);
};

interface JoinProps {
  readonly lines: readonly DeskLine[];
  readonly onJoin: (name: string) => void;
  readonly onCancel: () => void;
}

/** What is ticked becomes one, under a name. */
const JoinBar = ({ lines, onJoin, onCancel }: JoinProps) => {
  const [name, setName] = useState<string | null>(null);
  const called = name ?? nameFor(lines);
  return (
    <form
      className="sticky bottom-24 z-1 flex flex-wrap items-end gap-3 rounded-lg border border-line bg-raised p-4 shadow-raised"
      onSubmit={(event) => {
        event.preventDefault();
        if (called.trim() !== '') onJoin(called.trim());
      }}
    >
      <div className="min-w-48 grow">
        <Field
          label={words.joinInto}
          dir="auto"
          maxLength={80}
          value={called}
          onChange={({ target }) => setName(target.value)}
        />
      </div>
      <Button look="primary" type="submit">
        <Merge size={18} aria-hidden="true" />
        {words.join(lines.length)}
      </Button>
      <Button look="plain" onClick={onCancel}>
        {words.cancel}
      </Button>
    </form>
  );
};

interface AlikeProps {
  readonly alike: Alike;
  readonly onEdit: Edit;
  readonly onLeave: () => void;
}

/** A few that look alike, to be joined with a tap. */
const AlikeNote = ({ alike: { lines }, onEdit, onLeave }: AlikeProps) => (
  <li className="grid gap-2 rounded-lg bg-people-tint p-4">
    <p className="font-medium">{words.alike(lines.length)}</p>
    <p dir="auto" className="[overflow-wrap:anywhere]">
      {lines
        .slice(0, 8)
        .map(({ text }) => text)
        .join(' · ')}
    </p>
    <p className="flex flex-wrap gap-3">
      <Button size="small" onClick={() => onEdit(joinOf(lines, nameFor(lines), newId))}>
        <Merge size={16} aria-hidden="true" />
        {words.join(lines.length)}
      </Button>
      <Button size="small" look="plain" onClick={onLeave}>
        {words.leaveApart}
      </Button>
    </p>
  </li>
);

const mostSuggested = 3;

const keyOfAll = ({ lines }: Alike): string => lines.map(keyOfLine).join('\n');

/** What looks alike, but for what the host wants to leave apart. */
const Suggestions = ({ lines, onEdit }: { lines: readonly DeskLine[]; onEdit: Edit }) => {
  const [apart, setApart] = useState<ReadonlySet<string>>(new Set());
  const settled = useDeferredValue(lines);
  const all = useMemo(() => alikeAmong(settled), [settled]);
  const open = all.filter((each) => !apart.has(keyOfAll(each))).slice(0, mostSuggested);
  if (open.length === 0) return null;
  return (
    <ul className="grid gap-3">
      {open.map((alike) => (
        <AlikeNote
          key={keyOfAll(alike)}
          alike={alike}
          onEdit={onEdit}
          onLeave={() => setApart((before) => new Set(before).add(keyOfAll(alike)))}
        />
      ))}
    </ul>
  );
};

interface HeadProps {
  readonly id: string;
  readonly lines: readonly DeskLine[];
  readonly waiting: number;
  readonly edits: unknown;
  readonly onEdit: Edit;
}

/** What this is, what waits, and the way back. */
const Head = ({ id, lines, waiting, edits, onEdit }: HeadProps) => {
  const last = z.safeParse(textEdits, edits).data?.before.at(-1);
  // What is rude is let through by itself.
  const toRead = lines.filter(({ state, rude }) => state === 'waiting' && rude !== true);
  const letAll = letOf(toRead);
  return (
    <header className="grid gap-2">
      <div className="flex items-center justify-between gap-4">
        <h3 id={id} tabIndex={-1} className="text-lg font-semibold">
          {words.title}
        </h3>
        <Button
          size="small"
          disabled={last === undefined}
          onClick={() => {
            if (last !== undefined) onEdit({ type: 'undo', change: last.change });
          }}
        >
          <Undo2 size={16} aria-hidden="true" />
          {words.undo}
        </Button>
      </div>
      <p className="text-sm text-ink-soft">{words.hint}</p>
      {waiting > 0 && letAll.type === 'let' && (
        <p className="flex flex-wrap items-center gap-3">
          <span className="text-sm font-medium">{words.waiting(waiting)}</span>
          {toRead.length > 0 && (
            <Button size="small" onClick={() => onEdit(letAll)}>
              {words.letAll(letAll.lines.length)}
            </Button>
          )}
        </p>
      )}
    </header>
  );
};

/** Where a host arranges what people wrote: hide, join, split, keep in front, let through, undo. */
export const OpenTextDesk = ({
  question,
  counts,
  edits,
  onEdit,
}: DeskProps<OpenTextQuestion, TextCounts>) => {
  const id = useId();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const desk = counts.desk ?? { lines: [], more: 0, waiting: 0, hidden: 0 };
  const lines = useCalmLines(desk.lines);
  const chosen = lines.filter((line) => ticked.has(keyOfLine(line)) && !isHeldBack(line));
  const untick = (): void => setTicked(new Set());
  const tick = (key: string, isTicked: boolean): void =>
    setTicked((before) => {
      const now = new Set(before);
      if (isTicked) now.add(key);
      else now.delete(key);
      return now;
    });
  const place = useKeptFocus<HTMLElement>((part) => part.querySelector('h3'));
  return (
    <section
      ref={place}
      aria-labelledby={id}
      className="grid grid-cols-1 gap-4 border-t border-line pt-5"
    >
      <Head waiting={desk.waiting} {...{ id, lines, edits, onEdit }} />
      <Suggestions lines={desk.lines} onEdit={onEdit} />
      {lines.length === 0 ? (
        <p className="text-ink-soft">{words.none}</p>
      ) : (
        <ul aria-labelledby={id}>
          {lines.map((line) => (
            <DeskLineRow
              key={keyOfLine(line)}
              line={line}
              isModerated={question.moderated}
              isTicked={chosen.includes(line)}
              onTick={(isTicked) => tick(keyOfLine(line), isTicked)}
              onEdit={onEdit}
            />
          ))}
        </ul>
      )}
      {desk.more > 0 && <p className="text-sm text-ink-soft">{words.more(desk.more)}</p>}
      {chosen.length > 1 && (
        <JoinBar
          lines={chosen}
          onCancel={untick}
          onJoin={(name) => {
            onEdit(joinOf(chosen, name, newId));
            untick();
          }}
        />
      )}
    </section>
  );
};
