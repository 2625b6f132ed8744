import { useId } from 'react';

interface SwitchProps {
  readonly label: string;
  readonly hint?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A setting that is on or off, and takes effect at once. */
export const Switch = ({ label, hint, checked, onChange }: SwitchProps) => {
  const id = useId();
  return (
    <div className="flex min-h-12 items-center justify-between gap-4">
      <label htmlFor={id} className="grow cursor-pointer py-1">
        <span className="block font-medium">{label}</span>
        {hint !== undefined && <span className="block text-sm text-ink-soft">{hint}</span>}
      </label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="relative h-7 w-12 flex-none cursor-pointer appearance-none rounded-full border-2 border-line-strong bg-sunken transition-colors before:absolute before:top-0.5 before:left-0.5 before:size-5 before:rounded-full before:bg-line-strong before:transition-transform checked:border-people checked:bg-people checked:before:translate-x-5 checked:before:bg-on-people"
      />
    </div>
  );
};
