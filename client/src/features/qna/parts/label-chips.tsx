import '../qna.css';
import type { QnaLabel } from '@sets/shared/qna/qna.contract.ts';
import { Check } from 'lucide-react';
import { classNames } from '../../../ui/class-names.ts';
import { qnaMessages as words } from '../qna.messages.ts';

const chip =
  'inline-flex max-w-full items-center gap-1.5 rounded-full border border-line px-2.5 text-sm';

const Name = ({ label: { name, colour } }: { label: QnaLabel }) => (
  <>
    <span className="label-mark" data-colour={colour} aria-hidden="true" />
    <bdi className="truncate">{name}</bdi>
  </>
);

/** A label in a line of its own, whole. */
export const LabelName = ({ label: { name, colour } }: { label: QnaLabel }) => (
  <span className="flex items-center gap-2">
    <span className="label-mark" data-colour={colour} aria-hidden="true" />
    <bdi className="min-w-0 [overflow-wrap:anywhere]">{name}</bdi>
  </span>
);

/** A label, as it stands at a question. */
const LabelChip = ({ label }: { label: QnaLabel }) => (
  <span className={`${chip} py-0.5`}>
    <Name label={label} />
  </span>
);

interface LabelChipsProps {
  /** All of the space. */
  readonly labels: readonly QnaLabel[];
  /** Those that a question has; one that is gone from the space is not shown. */
  readonly of: readonly string[];
}

export const LabelChips = ({ labels, of }: LabelChipsProps) => {
  const shown = labels.filter(({ labelid }) => of.includes(labelid));
  if (shown.length === 0) return null;
  return (
    <ul aria-label={words.labels} className="flex min-w-0 flex-wrap gap-1.5">
      {shown.map((label) => (
        <li key={label.labelid} className="flex max-w-full min-w-0">
          <LabelChip label={label} />
        </li>
      ))}
    </ul>
  );
};

interface LabelChoiceProps {
  readonly labels: readonly QnaLabel[];
  readonly chosen: readonly string[];
  readonly most: number;
  readonly onChange: (labelids: string[]) => void;
}

/** Which labels a question has. */
export const LabelChoice = ({ labels, chosen, most, onChange }: LabelChoiceProps) => (
  <fieldset className="m-0 grid min-w-0 grid-cols-1 gap-2 p-0">
    <legend className="p-0 pb-2 text-sm font-medium">{words.labels}</legend>
    <div className="flex flex-wrap gap-2">
      {labels.map((label) => {
        const { labelid } = label;
        const isOn = chosen.includes(labelid);
        const next = isOn ? chosen.filter((each) => each !== labelid) : [...chosen, labelid];
        return (
          <button
            key={labelid}
            type="button"
            aria-pressed={isOn}
            disabled={!isOn && chosen.length >= most}
            onClick={() => onChange(next)}
            className={classNames(
              chip,
              'min-h-11 px-3.5 disabled:opacity-60 pointer-coarse:min-h-12',
              isOn && 'border-people bg-people-tint text-people-ink',
            )}
          >
            <Name label={label} />
            {isOn && <Check size={16} aria-hidden="true" className="flex-none" />}
          </button>
        );
      })}
    </div>
  </fieldset>
);
