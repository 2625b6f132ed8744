import { useId } from 'react';

interface FileFieldProps {
  readonly label: string;
  /** The ends of names, and the types, of files that can be chosen. */
  readonly accept: string;
  readonly onChoose: (file: File | null) => void;
}

/** Where one file is chosen. */
export const FileField = ({ label, accept, onChoose }: FileFieldProps) => {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <input
        id={id}
        type="file"
        data-takes-focus
        accept={accept}
        className="w-full rounded-md border-[1.5px] border-line p-2 file:me-3 file:min-h-9 file:cursor-pointer file:rounded-sm file:border-0 file:bg-sunken file:px-3 file:[font-family:inherit] file:font-medium file:text-ink"
        onChange={(event) => onChoose(event.target.files?.[0] ?? null)}
      />
    </div>
  );
};
