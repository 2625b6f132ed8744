import type { OptionPicture as Picture } from '@sets/shared/question/choosing.ts';
import { ImagePlus } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { Button, IconButton } from '../../../ui/button.tsx';
import { OptionPicture } from '../../../ui/option-picture.tsx';
import { pictureMessages } from '../picture/picture.messages.ts';
import { pictureTypes } from '../picture/use-picture-taking.ts';
import { choiceFormMessages as words } from './choice-form.messages.ts';

interface PictureButtonProps {
  readonly button: RefObject<HTMLButtonElement | null>;
  /** What the answer is called: by its letter. */
  readonly name: string;
  readonly hasPicture: boolean;
  readonly isBusy: boolean;
  readonly onTake: (file: File | undefined) => Promise<void>;
}

/** Chooses a picture for an answer, or another one. */
export const PictureButton = (props: PictureButtonProps) => {
  const { button, name, hasPicture, isBusy, onTake } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        ref={button}
        label={hasPicture ? words.otherPicture(name) : words.addPicture(name)}
        aria-disabled={isBusy}
        className="mt-1"
        onClick={() => {
          if (!isBusy) input.current?.click();
        }}
      >
        <ImagePlus size={18} aria-hidden="true" />
      </IconButton>
      <input
        ref={input}
        type="file"
        accept={pictureTypes}
        hidden
        onChange={({ currentTarget }) => {
          // The same file can be chosen once more.
          void onTake(currentTarget.files?.[0]).then(() => (currentTarget.value = ''));
        }}
      />
    </>
  );
};

interface PicturePartProps {
  readonly name: string;
  /** Of the sentence that says what is missing. */
  readonly lackId: string;
  readonly text: string;
  readonly picture: Picture;
  readonly onChange: (picture: Picture) => void;
  readonly onRemove: () => void;
}

/** The picture of an answer, how it is shown, and what it still needs. */
export const PicturePart = ({
  name,
  lackId,
  text,
  picture,
  onChange,
  onRemove,
}: PicturePartProps) => (
  <div className="grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-x-4 gap-y-1 py-1">
    <div className="grid rounded-md border border-line [&>img]:h-auto [&>img]:w-full">
      <OptionPicture picture={picture} text={text} isNamed />
    </div>
    <div className="grid justify-items-start gap-1">
      <label className="flex min-h-9 cursor-pointer items-center gap-2 text-sm pointer-coarse:min-h-12">
        <input
          type="checkbox"
          className="size-5 flex-none accent-people"
          aria-label={words.pictureAloneOf(name)}
          checked={picture.alone}
          onChange={({ target }) => onChange({ ...picture, alone: target.checked })}
        />
        {words.pictureAlone}
      </label>
      <Button
        look="plain"
        size="small"
        className="-ml-3"
        aria-label={words.removePicture(name)}
        onClick={onRemove}
      >
        {pictureMessages.remove}
      </Button>
    </div>
    {text.trim() === '' && (
      <p id={lackId} className="col-span-full text-sm text-warn">
        {words.lacksWords}
      </p>
    )}
  </div>
);
