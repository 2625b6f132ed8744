import { scaleLimits, type Steps } from '@sets/shared/question/kinds/scale.ts';
import { Plus, X } from 'lucide-react';
import { Button, IconButton } from '../../../ui/button.tsx';
import { inputClass } from '../../../ui/field.tsx';
import { LengthNote, roomLeft } from '../form/length-note.tsx';
import { scaleFormMessages as words } from './scale-form.messages.ts';

type Labels = Extract<Steps, { type: 'labels' }>;

interface LabelStepsProps {
  readonly steps: Labels;
  readonly hasFault: boolean;
  readonly onChange: (steps: Labels) => void;
}

const { min, max, text: most } = scaleLimits.labels;

/** The labels of a scale, each in its field. */
export const LabelSteps = ({ steps, hasFault, onChange }: LabelStepsProps) => {
  const { labels } = steps;
  // They have no other name than their place.
  const numbered = labels.map((label, at) => ({ label, at }));
  const change = (next: string[]): void => onChange({ ...steps, labels: next });
  return (
    <div className="grid grid-cols-1 gap-2">
      <h3 className="text-sm font-medium">{words.labels}</h3>
      <ol className="grid grid-cols-1 gap-2">
        {numbered.map(({ label, at }) => (
          <li key={at} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-1">
            <input
              aria-label={words.label(at + 1)}
              value={label}
              dir="auto"
              autoComplete="off"
              className={inputClass}
              aria-invalid={roomLeft(label, most) < 0}
              onChange={({ target }) => change(labels.with(at, target.value))}
            />
            <IconButton
              label={words.removeLabel(at + 1)}
              disabled={labels.length <= min}
              onClick={() => change(labels.toSpliced(at, 1))}
            >
              <X size={18} aria-hidden="true" />
            </IconButton>
            <LengthNote text={label} max={most} />
          </li>
        ))}
      </ol>
      {labels.length < max && (
        <Button look="plain" className="justify-self-start" onClick={() => change([...labels, ''])}>
          <Plus size={18} aria-hidden="true" />
          {words.addLabel}
        </Button>
      )}
      {hasFault && <p className="text-sm text-warn">{words.lacksLabels}</p>}
    </div>
  );
};
