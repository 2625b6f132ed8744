import { longestAlt, type QuestionPicture } from '@sets/shared/question/question-picture.ts';
import { ImagePlus } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { roomLeft } from '../form/length-note.tsx';
import { pictureMessages as words } from './picture.messages.ts';
import { pictureTypes, usePictureTaking } from './use-picture-taking.ts';

interface PictureFieldProps {
  readonly picture: QuestionPicture | null;
  /** What is wrong with its words, or that it is missing. */
  readonly fault?: string | undefined;
  readonly altFault?: string | undefined;
  readonly onChange: (picture: QuestionPicture | null) => void;
}

interface ButtonsProps {
  readonly hasPicture: boolean;
  readonly isBusy: boolean;
  /** Undefined where no pictures can be added. */
  readonly onTake: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined;
  readonly onRemove: () => void;
}

const Buttons = ({ hasPicture, isBusy, onTake, onRemove }: ButtonsProps) => {
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
          {hasPicture ? words.other : words.choose}
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

/** A picture from a file, and what is said where it is not seen. */
export const PictureField = ({ picture, fault, altFault, onChange }: PictureFieldProps) => {
  const { canTake, isBusy, refusal, take } = usePictureTaking((kept) =>
    onChange({ ...kept, alt: picture?.alt ?? '' }),
  );
  const choose = (input: HTMLInputElement): void => {
    // The same file can be chosen once more.
    void take(input.files?.[0]).then(() => (input.value = ''));
  };
  const wrong = isBusy ? undefined : (refusal ?? fault);
  const note = isBusy ? words.adding : (wrong ?? words.hint);
  return (
    <div className="grid gap-4">
      <div className="grid gap-2">
        <Buttons
          hasPicture={picture !== null}
          isBusy={isBusy}
          onTake={canTake ? ({ currentTarget }) => choose(currentTarget) : undefined}
          onRemove={() => onChange(null)}
        />
        <p
          aria-live="polite"
          className={`text-sm ${wrong === undefined ? 'text-ink-soft' : 'text-warn'}`}
        >
          {canTake ? note : words.nowhere}
        </p>
      </div>
      {picture !== null && (
        <Field
          label={words.alt}
          hint={words.altHint}
          fault={roomLeft(picture.alt, longestAlt) < 0 ? words.altLong : altFault}
          dir="auto"
          value={picture.alt}
          onChange={({ target }) => onChange({ ...picture, alt: target.value })}
        />
      )}
    </div>
  );
};
