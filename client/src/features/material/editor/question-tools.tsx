import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react';
import { IconButton } from '../../../ui/button.tsx';
import { editorMessages as words } from '../editor.messages.ts';

interface QuestionToolsProps {
  readonly at: number;
  /** The name of its kind. */
  readonly kind: string;
  readonly of: number;
  /** Whether there is no room for more questions. */
  readonly isFull: boolean;
  readonly onMove: (to: number) => void;
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
}

/** What can be done with the question as a whole. */
export const QuestionTools = ({
  at,
  kind,
  of,
  isFull,
  onMove,
  onDuplicate,
  onRemove,
}: QuestionToolsProps) => (
  <div className="flex items-center justify-between">
    <h2 className="flex min-w-0 flex-wrap items-baseline gap-x-3">
      <span className="text-lg font-semibold">{words.question(at + 1)}</span>{' '}
      <span className="text-sm text-ink-soft">{kind}</span>
    </h2>
    <div className="-mr-2 flex">
      <IconButton label={words.up} isOff={at === 0} onClick={() => onMove(at - 1)}>
        <ArrowUp size={18} aria-hidden="true" />
      </IconButton>
      <IconButton label={words.down} isOff={at === of - 1} onClick={() => onMove(at + 1)}>
        <ArrowDown size={18} aria-hidden="true" />
      </IconButton>
      <IconButton label={words.duplicate} disabled={isFull} onClick={onDuplicate}>
        <Copy size={18} aria-hidden="true" />
      </IconButton>
      <IconButton label={words.remove} onClick={onRemove}>
        <Trash2 size={18} aria-hidden="true" />
      </IconButton>
    </div>
  </div>
);
