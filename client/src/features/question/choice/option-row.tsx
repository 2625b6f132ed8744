import { limits } from '@sets/shared/core/limits.ts';
import { X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { IconButton } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { inputClass } from '../../../ui/field.tsx';
import { OptionMark } from '../../../ui/option-mark.tsx';
import { TextBox } from '../../../ui/text-box.tsx';
import { LengthNote, roomLeft } from '../form/length-note.tsx';
import { SetFormulas } from '../form/set-formulas.tsx';
import { pictureMessages } from '../picture/picture.messages.ts';
import { useDroppedPicture } from '../picture/use-dropped-picture.ts';
import type { ListedOption } from './choice-draft.ts';
import type { ListWords } from './list-words.ts';
import { PictureButton, PicturePart } from './option-picture-part.tsx';

interface OptionRowProps {
  readonly option: ListedOption;
  readonly at: number;
  /** What it is called: by its letter, or by its number. */
  readonly name: string;
  readonly isMarked: boolean;
  readonly words: ListWords;
  readonly canRemove: boolean;
  readonly takesFocus: boolean;
  readonly onWrite: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  readonly onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  readonly onRemove: () => void;
  /** Left out where what is listed has no pictures. */
  readonly onPicture: ((picture: ListedOption['picture']) => void) | undefined;
}

const max = limits.option.text;
/** The longer edge of a picture, in pixels: no wall and no phone shows one larger. */
const longestEdge = 1_280;

const usePictureOf = ({ option, onPicture }: Pick<OptionRowProps, 'option' | 'onPicture'>) =>
  useDroppedPicture(
    onPicture && ((kept) => onPicture({ ...kept, alone: option.picture?.alone ?? false })),
    longestEdge,
  );

type Pictured = ReturnType<typeof usePictureOf>;

/** The text of an answer, as tall as it is, with its formulas as they will look. */
const OptionText = ({ pictured, ...props }: OptionRowProps & { readonly pictured: Pictured }) => {
  const { name, words, onWrite, onPaste, onKeyDown, onFocus, onBlur } = props;
  const { id, text, picture } = props.option;
  return (
    <>
      <TextBox
        aria-label={words.option(name)}
        value={text}
        takesFocus={props.takesFocus}
        dir="auto"
        autoComplete="off"
        enterKeyHint="next"
        aria-invalid={roomLeft(text, max) < 0}
        aria-describedby={`${id}-length${picture === undefined ? '' : ` ${id}-lack`}`}
        className={classNames(inputClass, 'resize-none overflow-hidden py-[0.7rem] leading-snug')}
        onChange={({ target }) => onWrite(target.value)}
        onPaste={(event) => {
          if (pictured.tookPasted(event)) event.preventDefault();
          else onPaste(event);
        }}
        onDragOver={pictured.onDragOver}
        onDrop={pictured.onDrop}
        {...{ onKeyDown, onFocus, onBlur }}
      />
      <LengthNote id={`${id}-length`} text={text} max={max} />
      <SetFormulas text={text} className="px-4 pb-1 text-lg [overflow-wrap:anywhere]" />
    </>
  );
};

/** One answer to choose from, and its picture where it has one. */
export const OptionRow = (props: OptionRowProps) => {
  const { option, at, name, isMarked, words, canRemove, onRemove, onPicture } = props;
  const { text, picture } = option;
  const pictured = usePictureOf(props);
  const { isBusy } = pictured;
  const pictureButton = useRef<HTMLButtonElement>(null);
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-start gap-x-2 gap-y-1">
      <span className="pt-2.5 text-xl">
        {isMarked ? <OptionMark index={at} /> : <b className="font-semibold">{name}</b>}
      </span>
      <div className="grid grid-cols-1 gap-1">
        <OptionText {...props} pictured={pictured} />
        {pictured.canTake && (
          <output
            className={classNames('text-sm empty:hidden', isBusy ? 'text-ink-soft' : 'text-warn')}
          >
            {isBusy ? pictureMessages.adding : pictured.refusal}
          </output>
        )}
        {picture !== undefined && onPicture !== undefined && (
          <PicturePart
            lackId={`${option.id}-lack`}
            {...{ name, text, picture }}
            onChange={onPicture}
            onRemove={() => {
              pictureButton.current?.focus();
              onPicture(undefined);
            }}
          />
        )}
      </div>
      <div className="flex gap-1 pointer-coarse:gap-2">
        {pictured.canTake && (
          <PictureButton
            button={pictureButton}
            name={name}
            hasPicture={picture !== undefined}
            isBusy={isBusy}
            onTake={pictured.take}
          />
        )}
        <IconButton
          label={words.removeOption(name)}
          disabled={!canRemove}
          className="mt-1"
          data-removes=""
          onClick={onRemove}
        >
          <X size={18} aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
};
