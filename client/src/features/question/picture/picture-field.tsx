import { longestAlt, type QuestionPicture } from '@sets/shared/question/question-picture.ts';
import { ImagePlus } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { roomLeft } from '../form/length-note.tsx';
import { pictureMessages as words } from './picture.messages.ts';
import { QuestionImage } from './question-image.tsx';
import { pictureTypes, type PictureTaking } from './use-picture-taking.ts';

interface PictureFieldProps {
  readonly picture: QuestionPicture | null;
  /** What is wrong with its words, or that it is missing. */
  readonly fault?: string | undefined;
  readonly altFault?: string | undefined;
  readonly taking: PictureTaking;
  /** It is seen here, small, and may be left out. */
  readonly isBeside?: boolean;
  /** The cursor goes to its words. */
  readonly takesFocus?: boolean;
  readonly onChange: (picture: QuestionPicture | null) => void;
}

interface ButtonsProps {
  readonly hasPicture: boolean;
  readonly isBeside: boolean;
  readonly isBusy: boolean;
  /** Undefined where no pictures can be added. */
  readonly onTake: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined;
  readonly onRemove: () => void;
}

const Buttons = ({ hasPicture, isBeside, isBusy, onTake, onRemove }: ButtonsProps) => {
  const input = useRef<HTMLInputElement>(null);
  const remove = (): void => {
    // This button goes with the picture.
    input.current?.focus();
    onRemove();
  };
  return (
    <div className="flex flex-wrap gap-2">
      {onTake !== undefined && (
        <label
          className={`${buttonClass('outline', 'small')} cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-people-ink`}
        >
          <ImagePlus size={16} aria-hidden="true" />
          {hasPicture ? words.other : isBeside ? words.add : words.choose}
          <input
            ref={input}
            type="file"
            accept={pictureTypes}
            className="only-spoken"
            aria-disabled={isBusy}
            onChange={onTake}
          />
        </label>
      )}
      {hasPicture && (
        <Button look="plain" size="small" onClick={remove}>
          {words.remove}
        </Button>
      )}
    </div>
  );
};

/** What is to be known of it: of what is wrong before all else. */
const noteOf = ({ taking, picture, fault, isBeside }: PictureFieldProps): string | undefined => {
  const { canTake, isBusy, refusal } = taking;
  if (!canTake) return isBeside === true && picture === null ? undefined : words.nowhere;
  return isBusy ? words.adding : (refusal ?? fault ?? (isBeside ? undefined : words.hint));
};

/** A picture from a file, and what is said where it is not seen. */
export const PictureField = (props: PictureFieldProps) => {
  const { picture, fault, altFault, taking, isBeside = false, takesFocus, onChange } = props;
  const { canTake, isBusy, refusal, take } = taking;
  const choose = (input: HTMLInputElement): void => {
    // The same file can be chosen once more.
    void take(input.files?.[0]).then(() => (input.value = ''));
  };
  const isWrong = !isBusy && (refusal ?? fault) !== undefined;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end gap-4 empty:hidden">
        {isBeside && picture !== null && (
          <div className="grid w-40 overflow-hidden rounded-md border border-line *:max-h-40 *:bg-white *:object-contain">
            <QuestionImage picture={picture} />
          </div>
        )}
        <div className="grid gap-2">
          <Buttons
            {...{ isBeside, isBusy }}
            hasPicture={picture !== null}
            onTake={canTake ? ({ currentTarget }) => choose(currentTarget) : undefined}
            onRemove={() => onChange(null)}
          />
          <p
            aria-live="polite"
            className={`text-sm empty:hidden ${isWrong ? 'text-warn' : 'text-ink-soft'}`}
          >
            {noteOf(props)}
          </p>
        </div>
      </div>
      {picture !== null && (
        <Field
          label={words.alt}
          hint={isBeside ? words.altBesideHint : words.altHint}
          fault={roomLeft(picture.alt, longestAlt) < 0 ? words.altLong : altFault}
          dir="auto"
          takesFocus={takesFocus ?? false}
          value={picture.alt}
          onChange={({ target }) => onChange({ ...picture, alt: target.value })}
        />
      )}
    </div>
  );
};
