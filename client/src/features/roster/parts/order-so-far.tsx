import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { peopleMessages as words } from '../roster.messages.ts';
import type { Round } from '../use-round.ts';

/** Somebody who was drawn, and is in the list still. */
interface Turn {
  readonly key: string;
  readonly label: string;
  readonly round: number;
  /** From 1, over all rounds. */
  readonly at: number;
}

const turnsOf = ({ persons, state }: Round): Turn[] => {
  const labels = new Map(persons.map(({ key, label }) => [key, label]));
  return state.order.flatMap(({ key, round }, index) => {
    const label = labels.get(key);
    return label === undefined ? [] : [{ key, label, round, at: index + 1 }];
  });
};

const Line = ({ turn, onPutBack }: { turn: Turn; onPutBack: (() => void) | null }) => (
  <li className="flex min-h-10 items-center gap-3 border-b border-line last:border-b-0">
    <span className="w-8 flex-none text-right text-sm text-ink-soft">{turn.at}</span>
    <span dir="auto" className="min-w-0 grow text-left [overflow-wrap:anywhere]">
      {turn.label}
    </span>
    <span className="flex-none text-sm text-ink-soft">{words.round(turn.round)}</span>
    {onPutBack !== null && (
      <IconButton label={words.putBackOf(turn.label)} onClick={onPutBack}>
        <Undo2 size={16} aria-hidden="true" />
      </IconButton>
    )}
  </li>
);

/** Who was drawn, the newest first; whoever had their turn in this round can be put back. */
export const OrderSoFar = ({ round }: { round: Round }) => {
  const [isAsking, setAsking] = useState(false);
  const turns = turnsOf(round).toReversed();
  return (
    <section className="grid grid-cols-1 gap-2">
      <div className="flex min-h-10 items-center justify-between gap-3">
        <h2 className="text-xl font-semibold">{words.order}</h2>
        {round.canUndo && (
          <Button look="plain" size="small" className="-mr-3" onClick={() => setAsking(true)}>
            {words.startOver}
          </Button>
        )}
      </div>
      {turns.length === 0 ? (
        <p className="text-ink-soft">{words.orderNone}</p>
      ) : (
        <ol reversed aria-label={words.order} className="max-h-80 overflow-y-auto rounded-md">
          {turns.map((turn) => (
            <Line
              key={turn.at}
              turn={turn}
              onPutBack={
                turn.round === round.state.round && round.state.had.has(turn.key)
                  ? () => round.putBack(turn.key)
                  : null
              }
            />
          ))}
        </ol>
      )}
      {isAsking && (
        <ConfirmDialog
          title={words.startOverTitle}
          text={words.startOverText}
          yes={words.startOver}
          onYes={() => {
            setAsking(false);
            round.startOver();
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </section>
  );
};
