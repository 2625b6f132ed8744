import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';

/**
 * Why something did not work, said at once. Draw it where it happened; null draws nothing. Fields that it is
 * about are described by its `id`.
 */
export const FaultNote = ({ text, id }: { text: string | null; id?: string }) =>
  text === null ? null : (
    <p
      id={id}
      role="alert"
      className="flex items-start gap-3 rounded-md bg-bad-tint px-4 py-3 font-medium text-bad"
    >
      <CircleAlert size={20} className="mt-0.5 flex-none" aria-hidden="true" />
      <span>{text}</span>
    </p>
  );

/** That something worked, and stays readable. */
export const DoneNote = ({ children }: { children: ReactNode }) => (
  <output className="flex items-start gap-3 rounded-md bg-good-tint px-4 py-3 font-medium text-good">
    <CircleCheck size={20} className="mt-0.5 flex-none" aria-hidden="true" />
    <span>{children}</span>
  </output>
);
