import { Camera, Upload } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { buttonClass } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { acceptedFiles } from '../chosen/read-chosen.ts';
import { giveMessages as words } from '../give.messages.ts';

interface DropZoneProps {
  /** Several can be chosen at once. */
  readonly isForSeveral?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** The button around it is what has the focus, the picture of it, and the words. */
const focusRing =
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-people-ink';

/** A phone's own camera, where there is a finger: it gives one photo at a time. */
const CameraButton = ({ onFiles }: Pick<DropZoneProps, 'onFiles'>) => {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={`${buttonClass()} ${focusRing} relative cursor-pointer pointer-fine:hidden`}
    >
      <Camera size={20} aria-hidden="true" />
      {words.photo}
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        capture="environment"
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The next photo has the same name on some phones.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </label>
  );
};

const hasFiles = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.includes('Files') === true;

/** What is dropped beside the field is meant for it: a browser would open it in the place of the page. */
const useDropsBeside = (onFiles: DropZoneProps['onFiles']): void => {
  const take = useEffectEvent((event: DragEvent) => {
    const { target } = event;
    const isField = target instanceof HTMLInputElement && target.type === 'file';
    if (isField || !hasFiles(event)) return;
    event.preventDefault();
    const files = [...(event.dataTransfer?.files ?? [])];
    if (event.type === 'drop' && files.length > 0) onFiles(files);
  });
  useEffect(() => {
    const stop = new AbortController();
    window.addEventListener('dragover', (event) => take(event), { signal: stop.signal });
    window.addEventListener('drop', (event) => take(event), { signal: stop.signal });
    return () => stop.abort();
  }, []);
};

/** Where files are chosen or dropped, and photos taken. */
export const DropZone = ({ isForSeveral = true, onFiles }: DropZoneProps) => {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useDropsBeside(onFiles);
  const choose = (files: FileList | null): void => {
    const chosen = [...(files ?? [])];
    // The same file can be chosen again, once it was mended.
    if (field.current !== null) field.current.value = '';
    if (chosen.length > 0) onFiles(chosen);
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      <label
        htmlFor={id}
        className={classNames(
          'relative grid cursor-pointer justify-items-center gap-3 rounded-lg border-2 border-dashed px-5 py-8 text-center narrow:py-10',
          focusRing,
          isOver ? 'border-people bg-people-tint' : 'border-line-strong bg-raised',
        )}
      >
        <Upload size={28} aria-hidden="true" className="text-ink-soft" />
        <span className={buttonClass('primary')}>{words.choose}</span>
        <input
          ref={field}
          id={id}
          type="file"
          multiple={isForSeveral}
          accept={acceptedFiles}
          aria-label={words.choose}
          aria-describedby={`${id}-drop`}
          // The whole field takes what is clicked and what is dropped, as a browser does by itself.
          className="absolute inset-0 size-full cursor-pointer opacity-0"
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          onChange={({ target }) => choose(target.files)}
        />
        <span id={`${id}-drop`} className="text-sm text-balance text-ink-soft">
          {words.drop}
        </span>
      </label>
      <CameraButton onFiles={onFiles} />
    </div>
  );
};
