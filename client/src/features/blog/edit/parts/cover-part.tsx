import { picturePath } from '../../../../core/picture-path.ts';
import { ImagePlus, RefreshCw, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSending } from '../../../../core/use-sending.ts';
import { Button } from '../../../../ui/button.tsx';
import type { FetchPicture } from '../../../../ui/markdown/draw-pictures.ts';
import { editMessages } from '../edit.messages.ts';
import { keepSmall, pictureTypes } from '../../../../core/writing/keep-picture.ts';
import type { TextPictures } from '../../../../ui/writing/use-text-pictures.ts';
import type { PostDesk } from '../use-post-saver.ts';

const words = editMessages.cover;

/** The address of a picture within this page: it is fetched, since an `<img>` does not say who asks. */
const useShownPicture = (fileid: string | null, fetchPicture: FetchPicture): string | null => {
  const [shown, setShown] = useState<{ fileid: string; address: string } | null>(null);
  useEffect(() => {
    if (fileid === null) return;
    let isGone = false;
    let address: string | null = null;
    void fetchPicture(picturePath({ fileid })).then((picture) => {
      if (isGone || picture === null) return;
      address = URL.createObjectURL(picture);
      setShown({ fileid, address });
    });
    return () => {
      isGone = true;
      if (address !== null) URL.revokeObjectURL(address);
    };
  }, [fileid, fetchPicture]);
  return shown !== null && shown.fileid === fileid ? shown.address : null;
};

/** Puts the title picture on the server, or away; `said` is read out. */
const useCover = (desk: PostDesk, pictures: TextPictures) => {
  const [fault, setFault] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const { isBusy, send } = useSending();
  const put = (file: File): void =>
    void send(async () => {
      setFault(null);
      setSaid(words.coming);
      const told = await keepSmall(desk, pictures, file);
      setSaid(told.ok ? words.there : '');
      if (told.ok) desk.saver.edit({ cover: told.value.fileid });
      else setFault(told.error.msg);
    });
  const remove = (): void => {
    desk.saver.edit({ cover: null });
    setSaid(words.gone);
  };
  return { fault, said, isBusy, put, remove };
};

const ChooseButton = ({ text, onFile }: { text: string; onFile: (file: File) => void }) => {
  const input = useRef<HTMLInputElement>(null);
  const Icon = text === words.add ? ImagePlus : RefreshCw;
  return (
    <>
      <Button size="small" onClick={() => input.current?.click()}>
        <Icon size={16} aria-hidden="true" />
        {text}
      </Button>
      <input
        ref={input}
        type="file"
        accept={pictureTypes}
        hidden
        aria-label={text}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) onFile(file);
          target.value = '';
        }}
      />
    </>
  );
};

interface CoverPartProps {
  readonly desk: PostDesk;
  readonly pictures: TextPictures;
  /** Beside what is done with the picture. */
  readonly children: ReactNode;
}

/** The picture above a post. */
export const CoverPart = ({ desk, pictures, children }: CoverPartProps) => {
  const { cover } = desk.state.draft.content;
  const address = useShownPicture(cover, pictures.fetchPicture);
  const { fault, said, isBusy, put, remove } = useCover(desk, pictures);
  return (
    <div className="grid grid-cols-1 gap-2">
      {cover !== null && (
        // Of the shape that its readers see: what is cut off there is cut off here.
        <div className="aspect-video w-full max-w-100 overflow-hidden rounded-lg border border-line bg-sunken">
          {address !== null && (
            <img src={address} alt={words.of} className="block size-full object-cover" />
          )}
        </div>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {children}
        {isBusy ? (
          <span
            aria-hidden="true"
            className="inline-flex min-h-9 items-center text-sm text-ink-soft"
          >
            {words.coming}
          </span>
        ) : (
          <ChooseButton text={cover === null ? words.add : words.change} onFile={put} />
        )}
        {cover !== null && !isBusy && (
          <Button size="small" look="plain" onClick={remove}>
            <Trash2 size={16} aria-hidden="true" />
            {words.remove}
          </Button>
        )}
      </div>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {fault}
      </p>
      <output className="only-spoken">{said}</output>
    </div>
  );
};
