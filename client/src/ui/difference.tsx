import { type Piece, wordChanges } from '../core/word-changes.ts';
import { uiMessages as words } from './ui.messages.ts';

const looks = {
  added: 'rounded-[3px] bg-good-tint text-good no-underline decoration-2',
  removed: 'rounded-[3px] bg-bad-tint text-bad line-through',
} as const;

/** What stays of a long text that did not change, at each of its ends, in characters. */
const context = 240;

/** A text of which only the ends are wanted. */
const shortened = (text: string): string => {
  if (text.length <= 3 * context) return text;
  const [begins, ends] = [text.slice(0, context), text.slice(text.length - context)];
  // Not within a word, where there are words.
  return `${begins.replace(/\s\S*$/, '')} […] ${ends.replace(/^\S*\s/, '')}`;
};

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
  /** What went is left out: it is the text after, and what is new in it. */
  readonly isNewOnly?: boolean;
}

/** A text with what came and went in it: as it was typed, so that nothing that changed is hidden. */
export const Difference = (props: DifferenceProps) => {
  const { before, after, isShort = false, isNewOnly = false } = props;
  const pieces = wordChanges(before, after).filter(({ kind }) => !isNewOnly || kind !== 'removed');
  let at = 0;
  return pieces.map((piece) => {
    at += piece.text.length;
    return <Changed key={`${piece.kind} ${at}`} {...piece} isShort={isShort} />;
  });
};
