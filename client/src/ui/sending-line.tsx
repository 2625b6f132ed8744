import { useStore } from 'zustand';
import type { Sender, SendState } from '../core/sending/sender.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { sendingLineMessages as words } from './sending-line.messages.ts';

const textOf = (state: SendState): string => {
  switch (state.step) {
    case 'waits':
      return words.waits;
    case 'sends':
      return words.sends(state.have, state.bytes);
    case 'away':
      return words.away;
    case 'done':
      return words.done;
    default:
      return state.failure.msg;
  }
};

interface SendingProps {
  readonly sender: Sender;
  /** The file, by its key at the sender, and as it is called. */
  readonly part: { readonly key: string; readonly name: string };
}

const barLook = classNames(
  'h-1.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-sunken',
  '[&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:rounded-full [&::-moz-progress-bar]:rounded-full',
);
const barColours = {
  done: '[&::-webkit-progress-value]:bg-good [&::-moz-progress-bar]:bg-good',
  away: '[&::-webkit-progress-value]:bg-warn [&::-moz-progress-bar]:bg-warn',
  other: '[&::-webkit-progress-value]:bg-people [&::-moz-progress-bar]:bg-people',
} as const;

const Bar = ({ state: { step, have, bytes }, name }: { state: SendState; name: string }) => (
  <progress
    aria-label={words.progressOf(name)}
    max={bytes}
    value={have}
    className={`${barLook} ${barColours[step === 'done' || step === 'away' ? step : 'other']}`}
  />
);

/** How far a file is on its way; where it cannot be sent, why, and the way to try again. */
export const SendingLine = ({ sender, part: { key, name } }: SendingProps) => {
  const state = useStore(sender.store, ({ states }) => states[key]);
  if (state === undefined) return null;
  const isFailed = state.step === 'failed';
  return (
    <div className="grid min-w-0 grid-cols-1 gap-1">
      <Bar state={state} name={name} />
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p
          role={isFailed ? 'alert' : undefined}
          className={classNames(
            'text-sm',
            isFailed ? 'text-bad' : state.step === 'away' ? 'text-warn' : 'text-ink-soft',
          )}
        >
          {textOf(state)}
        </p>
        {isFailed && (
          <Button size="small" onClick={() => sender.again(key)}>
            {words.again}
          </Button>
        )}
      </div>
    </div>
  );
};
