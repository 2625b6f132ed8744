import { ImagePlus } from 'lucide-react';
import { type ChangeEvent, useState } from 'react';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { schoolMessages as words } from '../school.messages.ts';
import { shrinkPicture } from '../shrink-picture.ts';
import { SchoolIcon } from './school-row.tsx';

interface IconFieldProps {
  /** A `data:` address, or '' for none. */
  readonly icon: string;
  readonly onChange: (icon: string) => void;
}

/** A picture from a file, made small before it goes anywhere. */
export const IconField = ({ icon, onChange }: IconFieldProps) => {
  const [isWrong, setWrong] = useState(false);
  const take = async ({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = currentTarget.files?.[0];
    if (file === undefined) return;
    const small = await shrinkPicture(file);
    // The same file can be chosen once more.
    currentTarget.value = '';
    setWrong(small === null);
    if (small !== null) onChange(small);
  };
  return (
    <div className="flex items-start gap-4">
      <SchoolIcon icon={icon} size="size-18" />
      <div className="grid gap-2">
        <div className="flex flex-wrap gap-2">
          <label
            className={`${buttonClass('outline', 'small')} cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-people-ink`}
          >
            <ImagePlus size={16} aria-hidden="true" />
            {icon === '' ? words.iconChoose : words.iconOther}
            <input
              type="file"
              accept="image/png,image/jpeg,image/webp"
              className="only-spoken"
              onChange={(event) => void take(event)}
            />
          </label>
          {icon !== '' && (
            <Button look="plain" size="small" onClick={() => onChange('')}>
              {words.iconRemove}
            </Button>
          )}
        </div>
        <p aria-live="polite" className={`text-sm ${isWrong ? 'text-bad' : 'text-ink-soft'}`}>
          {isWrong ? words.iconFault : words.iconHint}
        </p>
      </div>
    </div>
  );
};
