import { type Piece, wordChanges } from '../core/word-changes.ts';
import { uiMessages as words } from './ui.messages.ts';

const looks = {
  added: 'rounded-[3px] bg-good-tint text-good no-underline decoration-2',
  removed: 'rounded-[3px] bg-bad-tint text-bad line-through',
} as const;

/** What stays of a long text that did not change, at each of its ends, in characters. */
const context = 240;

/** A text of which only the ends are wanted. */
const shortened = (text: string): string =>
  text.length <= 3 * context
    ? text
    : `${text.slice(0, context)} […] ${text.slice(text.length - context)}`;

interface ChangedProps extends Piece {
  readonly isShort: boolean;
}

const Changed = ({ kind, text, isShort }: ChangedProps) => {
  if (kind === 'same') return isShort ? shortened(text) : text;
  const Tag = kind === 'added' ? 'ins' : 'del';
  return (
    <Tag className={looks[kind]}>
      <span className="only-spoken">{kind === 'added' ? words.added : words.removed} </span>
      {text}
    </Tag>
  );
};

interface DifferenceProps {
  readonly before: string;
  readonly after: string;
  /** What did not change is shown around the changes alone. */
  readonly isShort?: boolean;
}

/** A text with what came and went in it: as it was typed, so that nothing that changed is hidden. */
export const Difference = ({ before, after, isShort = false }: DifferenceProps) => {
  const pieces = wordChanges(before, after);
  let at = 0;
  return pieces.map((piece) => {
    at += piece.text.length;
    return <Changed key={`${piece.kind} ${at}`} {...piece} isShort={isShort} />;
  });
};
