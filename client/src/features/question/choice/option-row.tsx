import { limits } from '@sets/shared/core/limits.ts';
import type { Option } from '@sets/shared/question/choosing.ts';
import { X } from 'lucide-react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { IconButton } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { inputClass } from '../../../ui/field.tsx';
import { OptionMark } from '../../../ui/option-mark.tsx';
import { TextBox } from '../../../ui/text-box.tsx';
import { LengthNote, roomLeft } from '../form/length-note.tsx';
import { SetFormulas } from '../form/set-formulas.tsx';
import type { ListWords } from './list-words.ts';

interface OptionRowProps {
  readonly option: Option;
  readonly at: number;
  /** What it is called: by its letter, or by its number. */
  readonly name: string;
  readonly isMarked: boolean;
  readonly words: ListWords;
  readonly canRemove: boolean;
  readonly onWrite: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  readonly onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  readonly onRemove: () => void;
}

const max = limits.option.text;

/** One answer to choose from, as tall as its text, with its formulas as they will look. */
export const OptionRow = (props: OptionRowProps) => {
  const { option, at, name, isMarked, words, canRemove, onWrite, onRemove, ...heard } = props;
  const { id, text } = option;
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-start gap-x-2 gap-y-1">
      <span className="pt-2.5 text-xl">
        {isMarked ? <OptionMark index={at} /> : <b className="font-semibold">{name}</b>}
      </span>
      <div className="grid grid-cols-1 gap-1">
        <TextBox
          aria-label={words.option(name)}
          value={text}
          dir="auto"
          autoComplete="off"
          enterKeyHint="next"
          aria-invalid={roomLeft(text, max) < 0}
          aria-describedby={`${id}-length`}
          className={classNames(inputClass, 'resize-none overflow-hidden py-[0.7rem] leading-snug')}
          onChange={({ target }) => onWrite(target.value)}
          {...heard}
        />
        <LengthNote id={`${id}-length`} text={text} max={max} />
        <SetFormulas text={text} className="px-4 pb-1 text-lg [overflow-wrap:anywhere]" />
      </div>
      <IconButton
        label={words.removeOption(name)}
        disabled={!canRemove}
        className="mt-1"
        onClick={onRemove}
      >
        <X size={18} aria-hidden="true" />
      </IconButton>
    </li>
  );
};
