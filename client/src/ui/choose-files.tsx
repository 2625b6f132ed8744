import { Upload } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { buttonClass } from './button.tsx';
import { classNames } from './class-names.ts';

interface ChooseFilesProps {
  readonly words: {
    /** What can be chosen, and what becomes of it. */
    readonly intro: string;
    readonly file: string;
    readonly drop: string;
    readonly reading: string;
  };
  /** As the `accept` of a field of files. */
  readonly accept: string;
  readonly multiple?: boolean;
  readonly isReading: boolean;
  readonly fault: string | null;
  /** At least one. */
  readonly onChoose: (files: readonly File[]) => void;
}

/** Where files are chosen, or dropped. */
export const ChooseFiles = ({
  words,
  accept,
  multiple = false,
  isReading,
  fault,
  onChoose,
}: ChooseFilesProps) => {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const choose = (files: FileList | null): void => {
    if (files !== null && files.length > 0) onChoose([...files]);
    // The same file can be chosen again, once it was mended.
    if (field.current !== null) field.current.value = '';
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-ink-soft">{words.intro}</p>
      <label
        htmlFor={id}
        className={classNames(
          'relative grid cursor-pointer justify-items-center has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-people-ink gap-3 rounded-md border-2 border-dashed p-5 text-center',
          isOver ? 'border-people bg-people-tint' : 'border-line-strong',
        )}
      >
        <Upload size={24} aria-hidden="true" className="text-ink-soft" />
        <span className={buttonClass('outline', 'small')}>{words.file}</span>
        <input
          ref={field}
          id={id}
          type="file"
          multiple={multiple}
          data-takes-focus
          accept={accept}
          aria-describedby={`${id}-drop`}
          // The whole field takes what is clicked and what is dropped, as a browser does by itself.
          className="absolute inset-0 size-full cursor-pointer opacity-0"
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          onChange={(event) => choose(event.target.files)}
        />
        <span id={`${id}-drop`} className="text-sm text-ink-soft">
          {words.drop}
        </span>
      </label>
      <output className="text-ink-soft empty:hidden">{isReading ? words.reading : ''}</output>
      <p role="alert" className="rounded-md bg-bad-tint px-4 py-3 text-bad empty:hidden">
        {fault}
      </p>
    </div>
  );
};
