import { type ClipboardEvent, type DragEvent, useId, useRef, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { inputClass } from '../../../ui/field.tsx';
import type { FetchPicture } from '../../../ui/markdown/draw-pictures.ts';
import { Markdown } from '../../../ui/markdown/markdown.tsx';
import { PreviewButton } from '../../../ui/preview-button.tsx';
import { TextBox } from '../../../ui/text-box.tsx';
import { editorMessages as words } from '../editor.messages.ts';
import { insertedOnLine, type Selected } from '../../../core/text-edits.ts';
import { type KeepPicture, pictureOf, usePictureAdding } from '../use-picture-adding.ts';
import { EditorTools } from './editor-tools.tsx';

export interface TextEditorProps {
  readonly label: string;
  /** Markdown source. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** In characters. */
  readonly most: number;
  readonly fault?: string | undefined;
  readonly placeholder?: string;
  readonly takesFocus?: boolean;
  /** Where pictures go; undefined where there are none. */
  readonly keepPicture?: KeepPicture | undefined;
  readonly fetchPicture?: FetchPicture | undefined;
}

/** From here on it is said how many characters are left. */
const fewLeft = 500;

/** The text field, and changes to what is selected in it, after which the cursor is where it belongs. */
const useField = (onChange: (value: string) => void) => {
  const frame = useRef<HTMLDivElement>(null);
  const edit = (change: (from: Selected) => Selected): void => {
    const field = frame.current?.querySelector('textarea') ?? null;
    if (field === null) return;
    const { text, start, end } = change({
      text: field.value,
      start: field.selectionStart,
      end: field.selectionEnd,
    });
    onChange(text);
    // The text is in the field after the next drawing.
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(start, end);
    });
  };
  return { frame, edit };
};

const Preview = ({ value, label, fetchPicture }: TextEditorProps) => (
  <section
    aria-label={`${label}: ${words.preview}`}
    className="min-h-30 rounded-md border border-line bg-raised px-4 py-3"
  >
    {value.trim() === '' ? (
      <p className="text-ink-soft">{words.nothingYet}</p>
    ) : (
      <Markdown text={value} fetchPicture={fetchPicture} />
    )}
  </section>
);

/** Dropped or pasted files; text that is pasted stays the browser's. */
const useFiles = (add: ((file: File) => void) | undefined) => {
  const [isOver, setOver] = useState(false);
  const take = (event: ClipboardEvent | DragEvent, files: FileList | undefined): void => {
    const file = pictureOf(files);
    if (file === undefined || add === undefined) return;
    event.preventDefault();
    add(file);
  };
  return {
    isOver,
    onPaste: (event: ClipboardEvent) => take(event, event.clipboardData.files),
    onDragOver: (event: DragEvent) => {
      if (add === undefined || !event.dataTransfer.types.includes('Files')) return;
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

type FieldProps = TextEditorProps & {
  readonly id: string;
  readonly isFaulty: boolean;
  readonly add: ((file: File) => void) | undefined;
};

const Field = ({ id, isFaulty, add, ...props }: FieldProps) => {
  const { value, onChange, most, placeholder, takesFocus = false } = props;
  const { isOver, ...files } = useFiles(add);
  return (
    <TextBox
      {...files}
      id={id}
      takesFocus={takesFocus}
      dir="auto"
      maxLength={most}
      value={value}
      placeholder={isOver ? words.dropHere : placeholder}
      aria-invalid={isFaulty}
      aria-describedby={`${id}-note`}
      onChange={(event) => onChange(event.target.value)}
      className={classNames(
        inputClass,
        'min-h-30 resize-none py-3',
        isOver && 'border-people bg-people-tint',
      )}
    />
  );
};

interface NoteProps {
  readonly id: string;
  readonly wrong: string | undefined;
  readonly left: number;
  readonly said: string;
}

const Note = ({ id, wrong, left, said }: NoteProps) => (
  <>
    <p
      id={`${id}-note`}
      role={wrong === undefined ? undefined : 'alert'}
      className={`text-sm ${wrong === undefined ? 'text-ink-soft' : 'text-bad'}`}
    >
      {wrong ?? (left < fewLeft ? words.left(left) : words.hint)}
    </p>
    <output className="text-sm text-ink-soft empty:hidden">{said}</output>
  </>
);

/** Markdown as it is written, or as it will be read; pictures are pasted, dropped or chosen. */
export const TextEditor = (props: TextEditorProps) => {
  const { label, value, onChange, most, fault, keepPicture } = props;
  const [isPreview, setPreview] = useState(false);
  const { frame, edit } = useField(onChange);
  const pictures = usePictureAdding(keepPicture, (markdown) =>
    edit((from) => insertedOnLine(from, markdown)),
  );
  const add = keepPicture === undefined ? undefined : (file: File) => void pictures.add(file);
  const id = useId();
  const wrong = fault ?? pictures.fault ?? undefined;
  return (
    <div className="grid grid-cols-1 gap-1">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <div className="flex flex-wrap items-center justify-between">
        <EditorTools
          isPreview={isPreview}
          onEdit={edit}
          onPicture={add}
          isAdding={pictures.isBusy}
        />
        <PreviewButton isPreview={isPreview} onChange={setPreview} />
      </div>
      {isPreview && <Preview {...props} />}
      <div ref={frame} className={isPreview ? 'hidden' : 'grid'}>
        <Field {...props} id={id} isFaulty={wrong !== undefined} add={add} />
      </div>
      <Note id={id} wrong={wrong} left={most - value.length} said={pictures.said} />
    </div>
  );
};
