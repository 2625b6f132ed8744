import { Maximize2, Undo2, Undo, UserX } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useShortcuts } from '../../../ui/use-shortcuts.ts';
import { wheelMessages as words } from '../roster.messages.ts';
import type { Round } from '../use-round.ts';
import { NameStage } from './name-stage.tsx';
import { OrderSoFar } from './order-so-far.tsx';
import { PeopleHere } from './people-here.tsx';
import { Projector } from './projector.tsx';

/** What can be done with whoever was drawn, and with the draw. */
const actsOf = (round: Round) => {
  const { current, isSpinning } = round;
  const shown = isSpinning ? null : current;
  return {
    shown,
    putBack: () => shown !== null && round.putBack(shown.key),
    missing: () => shown !== null && round.missing(shown.key),
    undo: () => round.canUndo && round.undo(),
  };
};

const Acts = ({ round, onProjector }: { round: Round; onProjector: () => void }) => {
  const { shown, putBack, missing, undo } = actsOf(round);
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        look="primary"
        className="grow"
        disabled={round.present.length === 0}
        onClick={round.draw}
      >
        {round.isSpinning ? words.stop : words.draw}
      </Button>
      <Button disabled={shown === null} onClick={putBack}>
        <Undo2 size={18} aria-hidden="true" />
        {words.putBack}
      </Button>
      <Button disabled={shown === null} onClick={missing}>
        <UserX size={18} aria-hidden="true" />
        {words.missing}
      </Button>
      <Button disabled={!round.canUndo} onClick={undo}>
        <Undo size={18} aria-hidden="true" />
        {words.undo}
      </Button>
      <Button onClick={onProjector}>
        <Maximize2 size={18} aria-hidden="true" />
        {words.projector}
      </Button>
    </div>
  );
};

/** One name after the other: on the page with everything around it, on the projector alone. */
export const NameDesk = ({ round }: { round: Round }) => {
  const [isProjected, setProjected] = useState(false);
  const { putBack, missing, undo } = actsOf(round);
  const draw = (): void => {
    if (round.present.length > 0) round.draw();
  };
  const project = (): void => setProjected(true);
  const keys = { ' ': draw, b: putBack, a: missing, u: undo };
  // On the projector F and Escape are its own.
  useShortcuts(isProjected ? keys : { ...keys, f: project });
  if (isProjected) {
    const text = round.isSpinning ? words.stop : words.draw;
    return (
      <Projector
        onLeave={() => setProjected(false)}
        onDraw={draw}
        drawText={text}
        keys={words.keysScreen}
      >
        <NameStage round={round} />
      </Projector>
    );
  }
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid grid-cols-1 gap-4">
        <div className="grid h-[min(30rem,50dvh)] overflow-hidden rounded-[28px]">
          <NameStage round={round} />
        </div>
        <Acts round={round} onProjector={project} />
        <p className="text-sm text-ink-soft pointer-coarse:hidden">{words.keys}</p>
      </div>
      <div className="grid grid-cols-1 gap-8">
        <OrderSoFar round={round} />
        <PeopleHere round={round} />
      </div>
    </div>
  );
};
