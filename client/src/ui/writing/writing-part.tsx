import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react';
import { classNames } from '../class-names.ts';
import { writingMessages as words } from './writing.messages.ts';
import { editField } from '../../core/text-field.ts';
import type { TextDesk } from './text-desk.ts';
import type { PictureAdding } from './use-picture-adding.ts';
import type { TextPictures } from './use-text-pictures.ts';
import { LivePreview } from './live-preview.tsx';
import { editKeys, type TextEdit, WritingTools } from './writing-tools.tsx';

interface WritingPartProps {
  readonly desk: TextDesk;
  /** Of the text, in characters. */
  readonly maxLength: number;
  readonly pictures: TextPictures;
  readonly adding: PictureAdding;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** Where there is no room for both, what is written is shown instead of where it is written. */
  readonly isPreview: boolean;
}

/** From here on it is said how many characters are left. */
const fewLeft = 2_000;

/** Dropped or pasted pictures; text that is pasted stays the browser's. */
const useFiles = (add: PictureAdding['add']) => {
  const [isOver, setOver] = useState(false);
  const take = (event: ClipboardEvent | DragEvent, files: FileList): void => {
    if (files.length === 0) return;
    event.preventDefault();
    add([...files]);
  };
  return {
    isOver,
    onPaste: (event: ClipboardEvent) => {
      const { types, files } = event.clipboardData;
      // A word processor sends its words as a picture too.
      if (types.includes('text/plain') && types.includes('text/html')) return;
      take(event, files);
    },
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false);
      take(event, event.dataTransfer.files);
    },
  };
};

/** The preview stands where the text does, as far as one can tell. */
const useScrolledAlike = () => {
  const preview = useRef<HTMLElement>(null);
  const alike = (field: HTMLTextAreaElement | null): void => {
    if (field === null) return;
    const shown = preview.current;
    const room = field.scrollHeight - field.clientHeight;
    if (shown === null || room <= 0) return;
    const share = field.scrollTop / room;
    shown.scrollTop = share * (shown.scrollHeight - shown.clientHeight);
  };
  return { preview, alike };
};

const pane =
  'min-h-[60dvh] min-[1000px]:h-[max(22rem,calc(100dvh-var(--app-bar-height)-11.5rem))] min-[1000px]:min-h-0 rounded-md border';

interface TextFieldProps extends Pick<WritingPartProps, 'desk' | 'field' | 'adding'> {
  readonly id: string;
  readonly isTooLong: boolean;
  readonly onEdit: (edit: TextEdit) => void;
  readonly onScroll: (field: HTMLTextAreaElement) => void;
}

const TextField = (props: TextFieldProps) => {
  const { desk, field, adding, id, isTooLong, onEdit, onScroll } = props;
  const { isOver, ...files } = useFiles(adding.add);
  const onKeyDown = (event: KeyboardEvent): void => {
    const edit = editKeys[event.key.toLowerCase()];
    const isOurs = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    if (!isOurs || edit === undefined) return;
    event.preventDefault();
    onEdit(edit);
  };
  return (
    <textarea
      {...files}
      ref={field}
      id={id}
      dir="auto"
      value={desk.state.draft.content.text}
      aria-label={words.text}
      aria-invalid={isTooLong}
      aria-describedby={`${id}-note`}
      placeholder={isOver ? words.picture.drop : words.textHint}
      onChange={(event) => desk.saver.edit({ text: event.target.value })}
      onKeyDown={onKeyDown}
      onScroll={(event) => onScroll(event.currentTarget)}
      className={classNames(
        pane,
        // Two letters that a font draws as one are two in code.
        'block w-full resize-none [field-sizing:content] bg-raised px-4 py-3 leading-relaxed outline-offset-0! [font-variant-ligatures:none] placeholder:text-ink-soft min-[1000px]:[field-sizing:fixed]',
        isOver ? 'border-people bg-people-tint' : 'border-line-strong',
      )}
    />
  );
};

const wordsIn = (text: string): number => text.match(/\S+/g)?.length ?? 0;

interface NoteProps extends Pick<WritingPartProps, 'adding' | 'maxLength'> {
  readonly id: string;
  readonly text: string;
}

const Note = ({ id, text, adding, maxLength }: NoteProps) => {
  const left = maxLength - text.length;
  return (
    <>
      <p id={`${id}-note`} className={`text-sm ${left < 0 ? 'text-bad' : 'text-ink-soft'}`}>
        {left < fewLeft ? words.left(left) : `${words.words(wordsIn(text))} · ${words.hint}`}
      </p>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {adding.fault}
      </p>
      <output className="text-sm text-ink-soft empty:hidden">{adding.said}</output>
    </>
  );
};

/** Where the text is written, and beside it how it will be read. */
export const WritingPart = (props: WritingPartProps) => {
  const { desk, maxLength, pictures, adding, field, isPreview } = props;
  const id = useId();
  const { preview, alike } = useScrolledAlike();
  const { text } = desk.state.draft.content;
  const onEdit = (edit: TextEdit): void => {
    if (field.current !== null) editField(field.current, edit);
  };
  return (
    <div className="grid grid-cols-1 gap-2">
      <div
        className={classNames(
          'sticky top-[calc(var(--app-bar-seen)+3.5rem)] z-3 transition-[top] duration-250 ease-settle -mx-4 flex border-b border-line bg-paper px-2 py-1 narrow:-mx-6 narrow:px-4 min-[1000px]:border-0',
          isPreview && 'max-[999.98px]:hidden',
        )}
      >
        <WritingTools onEdit={onEdit} onPictures={adding.add} />
      </div>
      <div className="grid grid-cols-1 gap-5 min-[1000px]:grid-cols-2">
        <div className={classNames('min-w-0', isPreview && 'max-[999.98px]:hidden')}>
          <TextField
            {...{ desk, field, adding, id, onEdit }}
            onScroll={alike}
            isTooLong={text.length > maxLength}
          />
        </div>
        <section
          ref={preview}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
          tabIndex={0}
          aria-label={words.previewOf}
          className={classNames(
            pane,
            'min-w-0 overflow-y-auto border-line px-4 py-3 narrow:px-6',
            !isPreview && 'max-[999.98px]:hidden',
          )}
        >
          <LivePreview
            text={text}
            fetchPicture={pictures.fetchPicture}
            onDrawn={() => alike(field.current)}
          />
        </section>
      </div>
      <Note {...{ id, text, adding, maxLength }} />
    </div>
  );
};
