import { foodCalls } from '@sets/shared/food/food.calls.ts';
import { ImagePlus } from 'lucide-react';
import { type ChangeEvent, useState } from 'react';
import { ask } from '../../../../core/api.ts';
import { useSending } from '../../../../core/use-sending.ts';
import { keepSmall, pictureTypes } from '../../../../core/writing/keep-picture.ts';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { FormPart } from '../form/form-part.tsx';
import { itemMessages } from './item.messages.ts';
import { OwnPicture } from './own-picture.tsx';

const words = itemMessages.picture;

interface PictureFieldProps {
  readonly token: string;
  readonly stallid: string;
  readonly fileid: string | null;
  /** Of the item: what the picture is called. */
  readonly name: string;
  readonly onChange: (fileid: string | null) => void;
  /** Until it has arrived, the item would be saved without it. */
  readonly onSending: (isSending: boolean) => void;
}

/** Sends a picture at once, so that it is there when the item is saved. */
const usePicture = ({ token, stallid, onChange, onSending }: PictureFieldProps) => {
  const [fault, setFault] = useState<string | null>(null);
  const { isBusy, send } = useSending();
  const keepPicture = (body: Blob) =>
    ask(foodCalls.keepPicture, { token, params: { stallid }, body });
  const take = async ({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = currentTarget.files?.[0];
    if (file === undefined) return;
    setFault(null);
    onSending(true);
    const told = await send(() =>
      keepSmall({ saver: { keepPicture } }, { know: () => undefined }, file),
    );
    // The same file can be chosen once more.
    currentTarget.value = '';
    onSending(false);
    if (told?.ok === true) onChange(told.value.fileid);
    else if (told?.ok === false) setFault(told.error.msg);
  };
  return { fault, setFault, isBusy, take };
};

/** The picture of an item. */
export const PictureField = (props: PictureFieldProps) => {
  const { fileid, name, onChange } = props;
  const { fault, setFault, isBusy, take } = usePicture(props);
  return (
    <FormPart title={words.title} text={words.hint}>
      {fileid !== null && (
        <OwnPicture
          fileid={fileid}
          alt={words.shown(name)}
          className="aspect-[4/3] w-full max-w-72 rounded-md object-cover"
        />
      )}
      <div className="flex flex-wrap gap-2">
        <label
          className={`${buttonClass()} cursor-pointer whitespace-normal! has-focus-visible:outline-3 has-focus-visible:outline-people-ink`}
        >
          <ImagePlus size={18} aria-hidden="true" />
          {fileid === null ? words.choose : words.other}
          <input
            type="file"
            accept={pictureTypes}
            disabled={isBusy}
            className="only-spoken"
            onChange={(event) => void take(event)}
          />
        </label>
        {fileid !== null && (
          <Button
            look="plain"
            aria-disabled={isBusy}
            onClick={() => {
              if (isBusy) return;
              setFault(null);
              onChange(null);
            }}
          >
            {words.remove}
          </Button>
        )}
      </div>
      <output className="text-sm text-ink-soft empty:hidden">{isBusy ? words.sending : ''}</output>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {fault}
      </p>
    </FormPart>
  );
};
