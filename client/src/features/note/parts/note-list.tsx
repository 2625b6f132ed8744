import { Button } from '../../../ui/button.tsx';
import { type NoteWriting, type PlacedNote, useNoteDesk } from '../desk/note-desk.ts';
import { noteMessages as words } from '../note.messages.ts';
import { NoteCard } from './note-card.tsx';
import { NoteForm } from './note-form.tsx';

/** One line of the margin: a note, or the form of one. */
export type NoteLine =
  | { readonly kind: 'note'; readonly key: string; readonly placed: PlacedNote }
  | { readonly kind: 'form'; readonly key: string; readonly writing: NoteWriting };

/** Where a line belongs; those that belong nowhere come last. */
const orderOf = (line: NoteLine): readonly [number, number] => {
  const place = line.kind === 'note' ? line.placed.place : line.writing.place;
  return place === null || place === undefined
    ? [Infinity, Infinity]
    : [place.page ?? 0, place.from];
};

/** The notes of a text and the form that is open, in the order of the text; what is changed is its form. */
export const linesOf = (
  notes: readonly PlacedNote[],
  writing: NoteWriting | null,
): readonly NoteLine[] => {
  const lines: NoteLine[] = notes
    .filter(({ note }) => note.noteid !== writing?.noteid)
    .map((placed) => ({ kind: 'note', key: placed.note.noteid, placed }));
  if (writing !== null) lines.push({ kind: 'form', key: writing.noteid, writing });
  return lines.toSorted((one, other) => {
    const [[page, from], [otherPage, otherFrom]] = [orderOf(one), orderOf(other)];
    if (page !== otherPage) return page < otherPage ? -1 : 1;
    return from === otherFrom ? 0 : from - otherFrom;
  });
};

/** Of a note whose words are nowhere any more. */
export const isGone = (line: NoteLine): boolean =>
  line.kind === 'note' && line.placed.place === null;

export const Line = ({ line }: { readonly line: NoteLine }) =>
  line.kind === 'note' ? <NoteCard placed={line.placed} /> : <NoteForm writing={line.writing} />;

/** Notes whose words were taken out. */
export const GoneNotes = ({ lines }: { readonly lines: readonly NoteLine[] }) =>
  lines.length === 0 ? null : (
    <section className="grid grid-cols-1 gap-3">
      <div>
        <h3 className="font-semibold">{words.gone}</h3>
        <p className="text-sm text-ink-soft">{words.goneText}</p>
      </div>
      {lines.map((line) => (
        <Line key={line.key} line={line} />
      ))}
    </section>
  );

/** What is said where there are no notes: that they come, that they do not, or how one makes one. */
export const NoNotes = () => {
  const { notes, writing, isLoading, failure, reload } = useNoteDesk();
  if (failure !== null && notes.length === 0) {
    return (
      <div role="alert" className="grid justify-items-start gap-2 text-sm">
        <p>{words.failed}</p>
        <Button size="small" onClick={reload}>
          {words.retry}
        </Button>
      </div>
    );
  }
  if (isLoading) return <output className="text-sm text-ink-soft">{words.loading}</output>;
  if (notes.length > 0 || writing !== null) return null;
  return <p className="text-sm text-ink-soft">{words.none}</p>;
};

/** All notes, below each other. */
export const NoteList = () => {
  const { notes, writing } = useNoteDesk();
  const lines = linesOf(notes, writing);
  return (
    <div className="grid grid-cols-1 gap-3">
      <NoNotes />
      {lines
        .filter((line) => !isGone(line))
        .map((line) => (
          <Line key={line.key} line={line} />
        ))}
      <GoneNotes lines={lines.filter(isGone)} />
    </div>
  );
};
