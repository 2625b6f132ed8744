import { limits } from '@sets/shared/core/limits.ts';
import type { AloneCommand, AloneFeedback } from '@sets/shared/quiz/alone/alone.contract.ts';
import { quizMessages } from '@sets/shared/quiz/quiz.messages.ts';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { atField, fromField, UntilDialog } from '../../../stage/host/until-dialog.tsx';
import { aloneHostMessages as words } from './alone.messages.ts';

type Chosen = Pick<Extract<AloneCommand, { type: 'alone' }>, 'attempts' | 'feedback' | 'counts'>;

const attemptChoices = [1, 2, 3, 5, limits.quiz.attempts, null].map((many) => ({
  value: String(many),
  text: words.attemptsChoice(many),
}));
const feedbacks: readonly AloneFeedback[] = ['each', 'end', 'closed'];
const feedbackChoices = feedbacks.map((value) => ({ value, text: words.feedbackChoices[value] }));
const countsChoices = (['best', 'last'] as const).map((value) => ({
  value,
  text: words.countsChoices[value],
}));
const opensChoices = (['now', 'later'] as const).map((value) => ({
  value,
  text: words.opensChoices[value],
}));

interface TermsProps {
  readonly chosen: Chosen;
  readonly onChange: (changed: Partial<Chosen>) => void;
}

/** How it is gone through. */
const Terms = ({ chosen, onChange }: TermsProps) => {
  const { attempts, feedback, counts } = chosen;
  return (
    <>
      <Select
        isSmall
        label={words.attempts}
        value={String(attempts)}
        choices={attemptChoices}
        onChange={(many) => onChange({ attempts: many === 'null' ? null : Number(many) })}
      />
      {attempts !== 1 && (
        <Select
          isSmall
          label={words.counts}
          value={counts}
          choices={countsChoices}
          onChange={(which) => onChange({ counts: which })}
        />
      )}
      <div className="grid gap-1.5">
        <Select
          isSmall
          label={words.feedback}
          value={feedback}
          choices={feedbackChoices}
          onChange={(when) => onChange({ feedback: when })}
        />
        <p className="text-sm text-ink-soft">{words.feedbackMeans[feedback]}</p>
      </div>
    </>
  );
};

interface StartAloneProps {
  /** What to add to this device's clock to get the server's, in ms. */
  readonly offset: number;
  readonly onStart: (command: AloneCommand) => void;
}

const StartDialog = ({ offset, onStart, onClose }: StartAloneProps & { onClose: () => void }) => {
  const [opened] = useState(() => Date.now());
  const [opens, setOpens] = useState<'now' | 'later'>('now');
  const [from, setFrom] = useState(() => atField(Math.ceil(opened / 3_600_000 + 1) * 3_600_000));
  const [fault, setFault] = useState<string>();
  const [chosen, setChosen] = useState<Chosen>({ attempts: 1, feedback: 'end', counts: 'best' });
  const since = opens === 'now' ? null : fromField(from, offset);
  return (
    <UntilDialog
      title={words.startTitle}
      text={words.startText}
      yes={words.startYes}
      until={null}
      bounds={quizMessages.aloneBounds}
      {...{ offset, onClose }}
      from={since}
      check={() => {
        const isMissing = opens === 'later' && since === null;
        setFault(isMissing ? words.incomplete : undefined);
        return !isMissing;
      }}
      onChoose={(until) => onStart({ type: 'alone', since, until, ...chosen })}
      before={
        <>
          <Select
            isSmall
            label={words.opens}
            value={opens}
            choices={opensChoices}
            onChange={setOpens}
          />
          {opens === 'later' && (
            <Field
              type="datetime-local"
              label={words.opensAt}
              fault={fault}
              value={from}
              min={atField(opened)}
              onChange={({ target }) => {
                setFault(undefined);
                setFrom(target.value);
              }}
            />
          )}
        </>
      }
    >
      <Terms
        chosen={chosen}
        onChange={(changed) => setChosen((before) => ({ ...before, ...changed }))}
      />
    </UntilDialog>
  );
};

/** The way to leave a quiz open for everybody on their own, before anything of it was asked. */
export const StartAlone = (props: StartAloneProps) => {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="mt-2 px-3">
      <Button size="small" title={words.startHint} onClick={() => setAsking(true)}>
        <CalendarClock size={16} aria-hidden="true" />
        {words.start}
      </Button>
      {isAsking && <StartDialog {...props} onClose={() => setAsking(false)} />}
    </div>
  );
};
