import type { Result } from '@sets/shared/core/result.ts';
import { fileLimits } from '@sets/shared/file/file.contract.ts';
import { longestAlt, type QuestionPicture } from '@sets/shared/question/question-picture.ts';
import { ImagePlus } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { shrinkPhoto } from '../../../core/shrink-photo.ts';
import { useSending } from '../../../core/use-sending.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { roomLeft } from '../form/length-note.tsx';
import { type KeepQuestionPicture, useKeepQuestionPicture } from './keep-picture.ts';
import { pictureMessages as words } from './picture.messages.ts';

const kinds = 'image/jpeg,image/png,image/webp,image/gif';

/** Why it is none, or what the server keeps. */
const keepFile = async (
  file: File,
  keep: KeepQuestionPicture,
): Promise<string | Omit<QuestionPicture, 'alt'>> => {
  if (!kinds.split(',').includes(file.type)) return words.noPicture;
  const small = await shrinkPhoto(file);
  if (small.size > fileLimits.bytes) return words.tooLarge(fileLimits.bytes / 1_000_000);
  const told: Result<Omit<QuestionPicture, 'alt'>> = await keep(small);
  return told.ok ? told.value : told.error.msg;
};

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

const Buttons = ({ hasPicture, isBusy, onTake, onRemove }: ButtonsProps) => (
  <div className="flex flex-wrap gap-2">
    {onTake !== undefined && (
      <label
        className={`${buttonClass('outline', 'small')} cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-people-ink`}
      >
        <ImagePlus size={16} aria-hidden="true" />
        {hasPicture ? words.other : words.choose}
        <input
          type="file"
          accept={kinds}
          className="only-spoken"
          aria-disabled={isBusy}
          onChange={onTake}
        />
      </label>
    )}
    {hasPicture && (
      <Button look="plain" size="small" onClick={onRemove}>
        {words.remove}
      </Button>
    )}
  </div>
);

/** A picture from a file, and what is said where it is not seen. */
export const PictureField = ({ picture, fault, altFault, onChange }: PictureFieldProps) => {
  const keep = useKeepQuestionPicture();
  const { isBusy, send } = useSending();
  const [refusal, setRefusal] = useState<string | undefined>();
  // While it is on its way, the question is written on.
  const newest = useRef({ picture, onChange });
  useEffect(() => {
    newest.current = { picture, onChange };
  });
  const take = async (input: HTMLInputElement): Promise<void> => {
    const file = input.files?.[0];
    if (file === undefined || keep === null) return;
    setRefusal(undefined);
    const kept = await send(() => keepFile(file, keep));
    // The same file can be chosen once more.
    input.value = '';
    if (typeof kept === 'string') setRefusal(kept);
    else if (kept !== undefined) {
      newest.current.onChange({ ...kept, alt: newest.current.picture?.alt ?? '' });
    }
  };
  const wrong = isBusy ? undefined : (refusal ?? fault);
  const note = isBusy ? words.adding : (wrong ?? words.hint);
  return (
    <div className="grid gap-4">
      <div className="grid gap-2">
        <Buttons
          hasPicture={picture !== null}
          isBusy={isBusy}
          onTake={keep === null ? undefined : ({ currentTarget }) => void take(currentTarget)}
          onRemove={() => onChange(null)}
        />
        <p
          aria-live="polite"
          className={`text-sm ${wrong === undefined ? 'text-ink-soft' : 'text-warn'}`}
        >
          {keep === null ? words.nowhere : note}
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
