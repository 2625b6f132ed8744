import { useSyncExternalStore } from 'react';
import { wheelMessages as words } from '../roster.messages.ts';
import type { Round } from '../use-round.ts';
import { Ring } from './ring.tsx';
import { useFit } from './use-fit.ts';

const calm = '(prefers-reduced-motion: reduce)';
const watchCalm = (onChange: () => void): (() => void) => {
  const media = window.matchMedia(calm);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
};

/** Whether somebody wants no movement. */
const useCalm = (): boolean =>
  useSyncExternalStore(watchCalm, () => window.matchMedia(calm).matches);

const Name = ({ name, isHidden }: { name: string; isHidden: boolean }) => {
  const box = useFit();
  return (
    <p ref={box} className="roulette-name" data-hidden={isHidden}>
      <span dir="auto">{name}</span>
    </p>
  );
};

const lineOf = ({ present, waiting, state }: Round): string => {
  if (present.length === 0) return '';
  const areAllHad = present.every(({ key }) => state.had.has(key));
  return areAllHad ? words.allHad(state.round + 1) : words.waiting(waiting, state.round);
};

/** What is said aloud: the name, once it is shown. */
const spokenOf = ({ current, isSpinning, state, present }: Round): string => {
  if (isSpinning) return words.turning;
  if (current === null) return '';
  const place = state.order.filter(({ round }) => round === state.round).length;
  return words.spoken(current.label, place, present.length, state.round);
};

/** The ring of people, and large whoever was drawn. Where no movement is wanted, the name alone. */
export const NameStage = ({ round }: { round: Round }) => {
  const { current, isSpinning, present } = round;
  const isCalm = useCalm();
  return (
    <section className="roulette-stage" aria-label={words.stage}>
      {!isCalm && <Ring round={round} />}
      {current !== null && <Name name={current.label} isHidden={isSpinning} />}
      {current === null && (
        <p className="roulette-idle">{present.length === 0 ? words.nobody : words.idle}</p>
      )}
      {!isSpinning && <p className="roulette-line">{lineOf(round)}</p>}
      <output className="only-spoken" aria-live="polite">
        {spokenOf(round)}
      </output>
    </section>
  );
};
