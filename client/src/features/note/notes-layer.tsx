import './note.css';
import type { NoteColour } from '@sets/shared/note/note.contract.ts';
import { Keyboard } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { useMedia } from '../../ui/use-media.ts';
import { useShortcuts } from '../../ui/use-shortcuts.ts';
import { LeaveGuard } from '../account/leave-guard.tsx';
import type { TextRange } from './anchor/plain-text.ts';
import {
  type NoteDesk,
  NoteDeskContext,
  noteElementId,
  type NoteWriting,
} from './desk/note-desk.ts';
import { useMarks } from './desk/use-marks.ts';
import { type NotedText, useNoteDeskOf, useNoteRanges } from './desk/use-note-desk-of.ts';
import { useChoosing } from './desk/use-choosing.ts';
import { useSurfaceSelection } from './desk/use-surface-selection.ts';
import { noteMessages as words } from './note.messages.ts';
import { ChooseBar } from './parts/choose-bar.tsx';
import { Margin } from './parts/margin.tsx';
import { Marks } from './parts/marks.tsx';
import { NoteList } from './parts/note-list.tsx';
import { NotesSheet } from './parts/notes-sheet.tsx';
import { SelectBar } from './parts/select-bar.tsx';
import { useNotesFocus } from './parts/use-notes-focus.ts';
import { uncoverRange } from './text/bring-range.ts';
import { isIn } from './text/paint.ts';
import type { Surface } from './text/read-text.ts';

export interface NotesLayerProps extends NotedText {
  readonly token: string;
  /** `margin`: beside its words, at the right of what is around it; `panel`: a column of their own. */
  readonly look: 'margin' | 'panel';
}

/** From here on there is room beside a text. */
const roomy = '(min-width: 80rem)';

/** Once it is drawn, it has the focus. */
const focusNote = (noteid: string): void =>
  void requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`#${CSS.escape(noteElementId(noteid))}`)?.focus(),
  );

/** A press on marked words leads to their note. */
const usePressedWords = (
  surfaces: readonly Surface[],
  ranges: ReadonlyMap<string, Range>,
  onNote: (noteid: string, range: Range) => void,
): void => {
  const press = useEffectEvent(({ clientX: x, clientY: y, target }: MouseEvent) => {
    const isSelecting = document.getSelection()?.isCollapsed === false;
    const isWay = target instanceof Element && target.closest('a, button') !== null;
    if (isSelecting || isWay) return;
    const hit = [...ranges].find(([, range]) => isIn(range, x, y));
    if (hit !== undefined) onNote(...hit);
  });
  useEffect(() => {
    const stop = new AbortController();
    for (const { root } of surfaces) {
      root.addEventListener('click', (event) => press(event), { signal: stop.signal });
    }
    return () => stop.abort();
  }, [surfaces]);
};

const Panel = ({ head }: { head: ReactNode }) => (
  <aside
    ref={useNotesFocus<HTMLElement>()}
    aria-label={words.notes}
    data-no-notes
    className="grid max-h-[max(24rem,calc(100dvh-var(--app-bar-height)-5rem))] grid-cols-1 content-start gap-4 overflow-y-auto print:hidden"
  >
    <div>{head}</div>
    <NoteList />
  </aside>
);

/** Making notes of words: by selecting, and by keys. */
const useMaking = (
  surfaces: readonly Surface[],
  { write, save }: NoteDesk,
  begin: ReturnType<typeof useNoteDeskOf>['begin'],
  onForm: (range: Range | null) => void,
) => {
  const selected = useSurfaceSelection(surfaces);
  const open = (next: NoteWriting, range: Range | null = null): void => {
    write(next);
    onForm(range);
  };
  const writeOn = (surface: Surface, range: TextRange): void => {
    const next = begin(surface, range);
    if (next === null) return;
    document.getSelection()?.removeAllRanges();
    open(next, surface.read.rangeOf(range));
  };
  const choosing = useChoosing(surfaces, writeOn);
  const mark = async (colour: NoteColour): Promise<void> => {
    const next = selected === null ? null : begin(selected.surface, selected.words, colour);
    if (next === null) return;
    document.getSelection()?.removeAllRanges();
    const told = await save(next);
    if (told.ok) return;
    // What could not be kept is not lost: it waits in its form.
    toast.error(told.error.msg);
    open(next);
  };
  const onWrite = (): void => {
    if (selected === null) choosing.begin();
    else writeOn(selected.surface, selected.words);
  };
  useShortcuts({ n: onWrite });
  return { selected, choosing, mark, onWrite };
};

/** Notes on a text that is drawn elsewhere: which words have some, making them, and where they are read. */
export const NotesLayer = ({ token, look, ...text }: NotesLayerProps) => {
  const { surfaces } = text;
  const { desk: told, begin } = useNoteDeskOf(token, text);
  const [isOpen, setOpen] = useState(false);
  const hasRoom = useMedia(roomy);
  const desk: NoteDesk = {
    ...told,
    show: (placed) => {
      // Where there is no room beside the text, they would be shown under the sheet.
      setOpen(false);
      told.show(placed);
    },
  };
  const openOver = (range: Range | null): void => {
    setOpen(true);
    if (!hasRoom && range !== null) uncoverRange(range);
  };
  const ranges = useNoteRanges(surfaces, desk.notes);
  const { selected, choosing, mark, onWrite } = useMaking(surfaces, desk, begin, openOver);
  usePressedWords(surfaces, ranges, (noteid, range) => {
    desk.activate(noteid);
    openOver(range);
    focusNote(noteid);
  });
  const { chosen, begin: choose, acts } = choosing;
  const marks = useMarks(surfaces, desk, ranges, chosen);
  const head = (
    <Button
      size="small"
      onClick={() => {
        setOpen(false);
        choose();
      }}
    >
      <Keyboard size={18} aria-hidden="true" />
      {words.choose}
    </Button>
  );
  return (
    <NoteDeskContext value={desk}>
      <Marks surfaces={surfaces} marks={marks} />
      {selected !== null && chosen === null && !(isOpen && !hasRoom) && (
        <SelectBar box={selected.box} onMark={(colour) => void mark(colour)} onWrite={onWrite} />
      )}
      {chosen !== null && <ChooseBar chosen={chosen.text} {...acts} />}
      {!hasRoom && <NotesSheet isOpen={isOpen} onOpen={setOpen} head={head} />}
      {hasRoom && look === 'panel' && <Panel head={head} />}
      {hasRoom && look === 'margin' && (
        <Margin surface={surfaces[0] ?? null} ranges={ranges} head={head} />
      )}
      <LeaveGuard isUnsaved={desk.writing?.isChanged === true} {...words.leave} />
    </NoteDeskContext>
  );
};
