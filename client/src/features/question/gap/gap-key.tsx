import { gapLimits } from '@sets/shared/question/filled.ts';
import { gapsIn, type GapOfText } from '@sets/shared/question/kinds/gap-text.ts';
import { gap as gapKind, type GapQuestion } from '@sets/shared/question/kinds/gap.ts';
import type { RightGap } from '@sets/shared/question/rights/right-gaps.ts';
import { plainMath } from '../../../ui/math/plain-math.ts';
import { Select } from '../../../ui/select.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextLines } from '../form/text-lines.tsx';
import type { KeyProps } from '../question-parts.ts';
import { gapFormMessages as words } from './gap-form.messages.ts';
import { asRight } from './marked-text.ts';
import { rightGapsOf } from './right-gaps.ts';

interface GapRightProps {
  readonly gap: GapOfText;
  readonly number: number;
  readonly own: RightGap | undefined;
  readonly onSay: (own: RightGap | null) => void;
}

/** Which of its words is right in a gap. */
const RightWord = ({ gap, number, own, onSay }: GapRightProps) => (
  <Select
    isSmall
    label={words.rightWord(number)}
    value={own !== undefined && 'option' in own ? own.option : ''}
    choices={[
      { value: '', text: words.notSaid },
      ...gap.options.map(({ id, text }) => ({ value: id, text: plainMath(text) })),
    ]}
    onChange={(option) => onSay(option === '' ? null : { id: gap.id, option })}
  />
);

/** What may be typed into a gap. */
const RightTexts = ({ gap, number, own, onSay }: GapRightProps) => {
  const typed = own !== undefined && 'accepted' in own ? own : null;
  return (
    <div className="grid gap-2">
      <TextLines
        label={words.accepted(number)}
        hint={words.acceptedHint}
        lines={typed?.accepted ?? []}
        most={gapLimits.word}
        onChange={(accepted) =>
          onSay(
            accepted.length === 0
              ? null
              : { id: gap.id, accepted: [...accepted], typos: typed?.typos ?? true },
          )
        }
      />
      {typed !== null && (
        <Switch
          label={words.typos(number)}
          checked={typed.typos}
          onChange={(typos) => onSay({ ...typed, typos })}
        />
      )}
    </div>
  );
};

/** What is right in each gap. */
export const GapKey = ({ question, right, onChange }: KeyProps<GapQuestion>) => {
  const gaps = gapsIn(gapKind.tidy(question).parts);
  const rights = rightGapsOf(right);
  if (gaps.length === 0) return <p className="text-sm text-ink-soft">{words.writeFirst}</p>;
  return (
    <div className="grid gap-5">
      {gaps.map((gap, at) => {
        const Row = gap.options.length > 0 ? RightWord : RightTexts;
        return (
          <Row
            key={gap.id}
            gap={gap}
            number={at + 1}
            own={rights.find(({ id }) => id === gap.id)}
            onSay={(own) => onChange(asRight([...rights.filter(({ id }) => id !== gap.id), own]))}
          />
        );
      })}
    </div>
  );
};
