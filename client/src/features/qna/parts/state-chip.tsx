import type { QnaState } from '@sets/shared/qna/qna.contract.ts';
import { qnaMessages as words } from '../qna.messages.ts';

interface StateChipProps {
  readonly state: QnaState;
  readonly isMerged?: boolean;
}

/** That something is not seen by everybody; nothing where it is. */
export const StateChip = ({ state, isMerged = false }: StateChipProps) => {
  if (state === 'shown' && !isMerged) return null;
  const text = isMerged ? words.merged : state === 'waiting' ? words.waiting : words.hidden;
  return (
    <span className="rounded-full bg-warn-tint px-2.5 py-0.5 text-sm font-medium text-warn">
      {text}
    </span>
  );
};
