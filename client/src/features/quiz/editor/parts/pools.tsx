import { limits } from '@sets/shared/core/limits.ts';
import type { QuizPool } from '@sets/shared/quiz/quiz.contract.ts';
import { X } from 'lucide-react';
import { IconButton } from '../../../../ui/button.tsx';
import { Select } from '../../../../ui/select.tsx';
import type { DraftProps } from '../../../material/editor/editor-parts.ts';
import { ShortText } from '../../../question/form/short-text.tsx';
import { quizEditorMessages as words } from '../quiz-editor.messages.ts';
import { type QuizDraft, removePool, sizeOf } from '../quiz-draft.ts';

interface PoolProps {
  readonly pool: QuizPool;
  /** What it is called where nobody has named it. */
  readonly usual: string;
  /** How many questions lie in it. */
  readonly size: number;
  readonly onChange: (pool: QuizPool) => void;
  readonly onRemove: () => void;
}

const Pool = ({ pool, usual, size, onChange, onRemove }: PoolProps) => {
  const counts = Array.from({ length: Math.max(size, 1, pool.picks) }, (_, index) => index + 1);
  return (
    <li className="grid grid-cols-1 gap-3 rounded-md border border-line p-4">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-1">
        <ShortText
          label={words.pool}
          value={pool.name}
          placeholder={usual}
          max={limits.title}
          onChange={(name) => onChange({ ...pool, name })}
        />
        <IconButton label={words.removePool(pool.name || usual)} onClick={onRemove}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      </div>
      <Select
        isSmall
        label={words.picks}
        value={String(pool.picks)}
        choices={counts.map((count) => ({
          value: String(count),
          text: words.picksOf(count, size),
        }))}
        onChange={(picks) => onChange({ ...pool, picks: Number(picks) })}
      />
      {pool.picks >= size && <output className="text-sm text-warn">{words.allDrawn}</output>}
    </li>
  );
};

/** The pools that chance draws from; none is spoken of before a question lies in one. */
export const Pools = ({ draft, onEdit }: DraftProps<QuizDraft>) => {
  if (draft.pools.length === 0) return null;
  const change = (changed: QuizPool): void =>
    onEdit((each) => ({
      ...each,
      pools: each.pools.map((pool) => (pool.id === changed.id ? changed : pool)),
    }));
  return (
    <section className="grid grid-cols-1 gap-3">
      <h3 className="font-medium">{words.pools}</h3>
      <p className="text-sm text-ink-soft">{words.poolsHint}</p>
      <ul className="grid grid-cols-1 gap-3">
        {draft.pools.map((pool, at) => (
          <Pool
            key={pool.id}
            pool={pool}
            usual={words.poolName(at + 1)}
            size={sizeOf(draft, pool.id)}
            onChange={change}
            onRemove={() => onEdit((each) => removePool(each, pool.id))}
          />
        ))}
      </ul>
    </section>
  );
};
