import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { MathText } from '../../../ui/math/math-text.tsx';
import { deskMessages as words } from './desk.messages.ts';

/** A question and where it stands. */
export interface QuestionLine {
  readonly id: string;
  readonly text: string;
  readonly isOn: boolean;
  /** Where it stands, as a mark and in words. */
  readonly mark: ReactNode;
  readonly standing: string;
  /** Whether it can be put on now. */
  readonly isOff?: boolean;
}

interface QuestionListProps {
  /** As they are presented. */
  readonly lines: readonly QuestionLine[];
  /** The question at this position, from 0, is to be put on. */
  readonly onSelect: (position: number) => void;
}

/** Every question and where it stands; a click puts one on. */
export const QuestionList = ({ lines, onSelect }: QuestionListProps) => (
  <nav aria-label={words.questions}>
    <h2 className="mb-2 text-sm font-medium text-ink-soft">{words.questions}</h2>
    <ol className="grid grid-cols-1 gap-1">
      {lines.map(({ id, text, isOn, mark, standing, isOff }, position) => (
        <li key={id}>
          <button
            type="button"
            aria-current={isOn ? 'true' : undefined}
            disabled={isOff}
            onClick={() => onSelect(position)}
            className={classNames(
              'flex min-h-12 w-full items-baseline gap-3 rounded-md px-3 py-3 text-start text-sm',
              isOn ? 'bg-people-tint text-people-ink' : 'enabled:hover:bg-sunken',
            )}
          >
            <span className="min-w-6 flex-none whitespace-nowrap tabular-nums font-semibold">
              {position + 1}
            </span>
            <span dir="auto" className="line-clamp-2 min-w-0 grow [overflow-wrap:anywhere]">
              <MathText text={text} />
            </span>
            {mark}
            <span className="only-spoken">{standing}</span>
          </button>
        </li>
      ))}
    </ol>
  </nav>
);
