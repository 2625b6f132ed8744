import { type Resume, resumeLimits } from '@sets/shared/resume/resume.contract.ts';
import { Camera, Trash2 } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { shrinkPhoto } from '../../../core/shrink-photo.ts';
import { useSending } from '../../../core/use-sending.ts';
import { IconButton } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { resumeMessages } from '../resume.messages.ts';
import type { Reader } from '../resume-photo.ts';
import { useResumePhoto } from '../use-resume-photo.ts';
import type { ResumeDesk } from '../use-resume-saver.ts';

const words = resumeMessages.photo;
const types = 'image/jpeg,image/png,image/webp,image/gif,image/avif';
/** The longest edge that is sent, in pixels: as much as print needs. */
const edge = 1_024;

const box =
  'resume-photo grid size-24 flex-none place-items-center overflow-hidden rounded-lg border border-line bg-people-tint narrow:size-36';

/** The first letters of a name, without its titles. */
const initials = (name: string): string =>
  (name.replaceAll(/\S+\.(\s|$)/g, '').trim() || name)
    .split(/\s+/)
    .flatMap((part) => part.match(/^./u) ?? [])
    .filter((_letter, at, all) => at === 0 || at === all.length - 1)
    .join('')
    .toLocaleUpperCase();

interface PhotoProps {
  readonly resume: Pick<Resume, 'userid' | 'photo' | 'username'>;
  readonly reader: Reader;
}

/** The photo of a person, or the first letters of their name. */
export const PhotoView = ({ resume, reader }: PhotoProps) => {
  const address = useResumePhoto(resume, reader);
  return (
    <div className={box}>
      {address !== null && (
        <img src={address} alt={words.of(resume.username)} className="size-full object-cover" />
      )}
      {address === null && resume.photo === null && (
        <span aria-hidden="true" className="text-3xl font-semibold text-people-ink narrow:text-5xl">
          {initials(resume.username)}
        </span>
      )}
    </div>
  );
};

/** Puts a photo on the server, or away; `said` is read out. */
const useTaking = ({ saver }: ResumeDesk) => {
  const [fault, setFault] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const { isBusy, send } = useSending();
  const put = async (photo: Blob | null): Promise<void> => {
    setSaid(words.busy);
    const failure = await saver.change({ kind: 'photo', photo });
    setFault(failure?.msg ?? null);
    const done = photo === null ? words.gone : words.there;
    setSaid(failure === null ? done : '');
  };
  const takeNow = async (file: File): Promise<void> => {
    const photo = await shrinkPhoto(file, edge);
    if (photo.size <= resumeLimits.photoBytes) return put(photo);
    setFault(words.tooLarge(resumeLimits.photoBytes / 1_000_000));
  };
  const take = (file: File | undefined): void => {
    if (file === undefined) return;
    setFault(null);
    if (types.split(',').includes(file.type)) void send(() => takeNow(file));
    else setFault(words.noPhoto);
  };
  return { fault, said, isBusy, take, remove: () => void send(() => put(null)) };
};

const useDrop = (take: (file: File | undefined) => void) => {
  const [isOver, setOver] = useState(false);
  const onDragOver = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  return { isOver, on: { onDragOver, onDrop, onDragLeave: () => setOver(false) } };
};

/** The photo as its owner has it: chosen, dropped on it, removed. */
export const PhotoDesk = ({ desk, reader }: { desk: ResumeDesk; reader: Reader }) => {
  const { resume } = desk.state;
  const { fault, said, isBusy, take, remove } = useTaking(desk);
  const { isOver, on } = useDrop(take);
  const id = useId();
  const label = resume.photo === null ? words.add : words.change;
  return (
    <div className="grid w-24 flex-none grid-cols-1 content-start gap-1 narrow:w-36">
      <div
        {...on}
        className={classNames('rounded-lg', isOver && 'ring-3 ring-people', isBusy && 'opacity-60')}
      >
        <PhotoView resume={resume} reader={reader} />
      </div>
      <div className="flex items-center justify-center">
        <label
          htmlFor={id}
          title={label}
          className="grid min-h-12 min-w-12 cursor-pointer place-items-center rounded-md px-2 text-ink-soft hover:bg-sunken hover:text-ink has-focus-visible:outline-3 has-focus-visible:outline-people-ink"
        >
          <Camera size={20} aria-hidden="true" />
          <span className="only-spoken">{label}</span>
          <input
            id={id}
            type="file"
            data-edits="photo"
            accept={types}
            className="only-spoken"
            onChange={(event) => {
              take(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
        </label>
        {resume.photo !== null && (
          <IconButton label={words.remove} className="size-12" onClick={remove}>
            <Trash2 size={18} aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {fault !== null && (
        <p role="alert" className="text-sm text-bad [overflow-wrap:anywhere]">
          {fault}
        </p>
      )}
      <output className="only-spoken">{said}</output>
    </div>
  );
};
