import { passesByItself } from '@sets/shared/core/result.ts';
import { runCalls } from '@sets/shared/run/run.calls.ts';
import type { RoundResult, RunSplit } from '@sets/shared/run/run.contract.ts';
import { ImageDown } from 'lucide-react';
import { useAsked } from '../../../core/use-asked.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { runMessages } from '../run.messages.ts';
import { SplitCharts } from './split-charts.tsx';
import type { SplitChoice } from './split-choices.ts';
import { splitMessages as words } from './split.messages.ts';

interface SplitPanelProps {
  readonly runId: string;
  readonly token: string;
  /** The round that is split. */
  readonly round: RoundResult;
  readonly choices: readonly SplitChoice[];
  /** Whether it is said here that other questions are none of the choices. */
  readonly isUngrouped: boolean;
  /** The slot that it is split by; '' where it is not. */
  readonly by: string;
  readonly onChoose: (by: string) => void;
  readonly isBusy: boolean;
  /** Saves a picture of what is shown. */
  readonly onPicture: (split: RunSplit) => void;
}

/** The answers to a question by what the same people said elsewhere. */
const Told = ({ runId, token, round, by, isBusy, onPicture }: SplitPanelProps) => {
  const given = { token, params: { runid: runId }, query: { slot: round.slot, by } };
  const { data, failure, reload } = useAsked(runCalls.split, given);
  if (data === null) {
    return failure === null ? (
      <Skeleton label={words.loading} isPart />
    ) : (
      <p role="alert" className="report-note items-center">
        <span>{failure.msg}</span>
        {passesByItself(failure.code) && (
          <Button size="small" onClick={() => void reload()}>
            {runMessages.retry}
          </Button>
        )}
      </p>
    );
  }
  return (
    <>
      <Button
        size="small"
        className="justify-self-start print:hidden"
        aria-label={words.pictureOf(round.question)}
        disabled={isBusy}
        onClick={() => onPicture(data)}
      >
        <ImageDown size={16} aria-hidden="true" />
        {runMessages.picture}
      </Button>
      <SplitCharts split={data} round={round} />
    </>
  );
};

/** Below a question: by which other one it is split, if by any. */
export const SplitPanel = (props: SplitPanelProps) => {
  const { choices, isUngrouped, by, onChoose } = props;
  return (
    <>
      <div className="grid max-w-xl gap-1.5 print:hidden">
        <Select
          label={words.by}
          isSmall
          value={by}
          choices={[
            { value: '', text: words.all },
            ...choices.map(({ slot, text }) => ({ value: slot, text })),
          ]}
          onChange={onChoose}
        />
        {isUngrouped && <p className="report-note">{words.ungrouped}</p>}
      </div>
      {by !== '' && <Told {...props} />}
    </>
  );
};
