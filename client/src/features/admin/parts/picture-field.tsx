import { ImagePlus } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useState } from 'react';
import { Button, buttonClass } from '../../../ui/button.tsx';

interface PictureFieldProps {
  /** A `data:` address, or '' for none. */
  readonly picture: string;
  /** How it is shown beside the buttons. */
  readonly children: ReactNode;
  readonly words: Readonly<Record<'choose' | 'other' | 'remove' | 'hint' | 'fault', string>>;
  /** Makes a file small; null where it is no picture. */
  readonly shrink: (file: Blob) => Promise<string | null>;
  readonly onChange: (picture: string) => void;
}

/** A picture from a file, made small before it goes anywhere. */
export const PictureField = (props: PictureFieldProps) => {
  const { picture, children, words, shrink, onChange } = props;
  const [isWrong, setWrong] = useState(false);
  const take = async ({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = currentTarget.files?.[0];
    if (file === undefined) return;
    const small = await shrink(file);
    // The same file can be chosen once more.
    currentTarget.value = '';
    setWrong(small === null);
    if (small !== null) onChange(small);
  };
  return (
    <div className="flex flex-wrap items-start gap-4">
      {children}
      <div className="grid gap-2">
        <div className="flex flex-wrap gap-2">
          <label
            className={`${buttonClass('outline', 'small')} cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-people-ink`}
          >
            <ImagePlus size={16} aria-hidden="true" />
            {picture === '' ? words.choose : words.other}
            <input
              type="file"
              accept="image/png,image/jpeg,image/webp"
              className="only-spoken"
              onChange={(event) => void take(event)}
            />
          </label>
          {picture !== '' && (
            <Button look="plain" size="small" onClick={() => onChange('')}>
              {words.remove}
            </Button>
          )}
        </div>
        <p aria-live="polite" className={`text-sm ${isWrong ? 'text-bad' : 'text-ink-soft'}`}>
          {isWrong ? words.fault : words.hint}
        </p>
      </div>
    </div>
  );
};
