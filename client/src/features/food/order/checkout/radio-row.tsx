import type { ReactNode } from 'react';

interface RadioRowProps {
  /** Of the group. */
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** One of a few ways, as a box with its words in it. */
export const RadioRow = ({ name, isChosen, onChoose, children }: RadioRowProps) => (
  <label className="flex min-h-12 min-w-0 cursor-pointer items-center gap-3 rounded-md border-[1.5px] border-line px-3 py-2 hover:border-line-strong has-checked:border-people has-checked:bg-people-tint">
    <input
      type="radio"
      name={name}
      checked={isChosen}
      onChange={onChoose}
      className="size-5 flex-none accent-people"
    />
    {children}
  </label>
);
