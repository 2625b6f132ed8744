import { generatorLimits } from '@sets/shared/generator/generator.contract.ts';
import { useId, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { inputClass } from '../../../ui/field.tsx';
import { generatorMessages as words } from '../generator.messages.ts';
import { readSheet } from '../text/read-sheet.ts';

interface FileWayProps {
  readonly onText: (text: string) => void;
}

/** A file whose text comes into the box, where it can be read and cut. */
const FileWay = ({ onText }: FileWayProps) => {
  const id = useId();
  const [isReading, setReading] = useState(false);
  const [note, setNote] = useState<{ readonly text: string; readonly isBad: boolean } | null>(null);
  const read = async (file: File): Promise<void> => {
    setReading(true);
    setNote(null);
    const told = await readSheet(file);
    setReading(false);
    if (!told.ok) setNote({ text: told.error.msg, isBad: true });
    else {
      onText(told.value.text);
      if (told.value.isCut) setNote({ text: words.cut(generatorLimits.text), isBad: false });
    }
  };
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {words.file}
      </label>
      <input
        id={id}
        type="file"
        accept=".txt,.md,.markdown,.docx,.pptx,.pdf,text/plain,text/markdown,application/pdf"
        aria-describedby={`${id}-note`}
        className="w-full rounded-md border-[1.5px] border-line p-2 file:me-3 file:min-h-9 file:cursor-pointer file:rounded-sm file:border-0 file:bg-sunken file:px-3 file:[font-family:inherit] file:font-medium file:text-ink"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) void read(file);
        }}
      />
      <p
        id={`${id}-note`}
        role={note?.isBad === true ? 'alert' : undefined}
        className={classNames('text-sm', note?.isBad === true ? 'text-bad' : 'text-ink-soft')}
      >
        {isReading ? words.reading : (note?.text ?? words.fileHint)}
      </p>
    </div>
  );
};

interface TextPartProps {
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** What questions are made of: pasted, or from a file. */
export const TextPart = ({ text, onText }: TextPartProps) => {
  const id = useId();
  const { text: most } = generatorLimits;
  const isLong = text.length > most;
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-1.5">
        <label htmlFor={id} className="text-sm font-medium">
          {words.text}
        </label>
        <textarea
          id={id}
          dir="auto"
          rows={12}
          value={text}
          placeholder={words.textPlaceholder}
          aria-invalid={isLong}
          aria-describedby={`${id}-length`}
          className={`${inputClass} max-h-[60dvh] py-3 leading-relaxed`}
          onChange={({ target }) => onText(target.value)}
        />
        <p id={`${id}-length`} className={isLong ? 'text-sm text-bad' : 'text-sm text-ink-soft'}>
          {isLong ? words.tooLong(most) : words.length(text.length, most)}
        </p>
      </div>
      <FileWay onText={onText} />
    </div>
  );
};
