import type { ReplayMark } from '@sets/shared/run/run-replay.contract.ts';
import { Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import { useShortcuts } from '../../../ui/use-shortcuts.ts';
import { timeInRun, type WholeMoment } from './moments.ts';
import { replayMessages as words } from './replay.messages.ts';
import { type Pace, paces, type Player } from './use-player.ts';

interface PlayerProps {
  readonly player: Player;
  readonly lasts: number;
  readonly marks: readonly ReplayMark[];
  readonly moment: WholeMoment;
}

/** The keys go so far, of all of it. */
const keyStep = 1 / 100;

/** The keys of the page; gives the ways to what was done before and next. */
const useKeys = ({ time, seek, toggle }: Player, lasts: number, marks: PlayerProps['marks']) => {
  const step = lasts * keyStep;
  const back = (): void => seek(marks.findLast(({ at }) => at < time)?.at ?? 0);
  const on = (): void => seek(marks.find(({ at }) => at > time)?.at ?? lasts);
  useShortcuts({
    ' ': toggle,
    arrowleft: () => seek(time - step),
    arrowright: () => seek(time + step),
    home: () => seek(0),
    end: () => seek(lasts),
    ',': back,
    '.': on,
  });
  return { back, on };
};

/** Plays, pauses and goes through a run, by finger and by key. */
export const ReplayPlayer = ({ player, lasts, marks, moment }: PlayerProps) => {
  const { time, seek, isPlaying, toggle, pace, setPace } = player;
  const { back, on } = useKeys(player, lasts, marks);
  return (
    <section aria-label={words.controls} className="grid grid-cols-1 gap-3">
      <input
        type="range"
        min={0}
        max={Math.max(1, lasts)}
        step={lasts === 0 ? 1 : lasts * keyStep}
        value={time}
        aria-label={words.time}
        aria-valuetext={words.timeText(timeInRun(time), timeInRun(lasts))}
        className="min-h-11 w-full accent-people"
        onChange={({ currentTarget }) => seek(Number(currentTarget.value))}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="flex items-center gap-2">
          <IconButton label={words.stepBack} onClick={back}>
            <SkipBack size={18} aria-hidden="true" />
          </IconButton>
          <Button look="primary" onClick={toggle}>
            {isPlaying ? (
              <Pause size={18} aria-hidden="true" />
            ) : (
              <Play size={18} aria-hidden="true" />
            )}
            {isPlaying ? words.pause : words.play}
          </Button>
          <IconButton label={words.stepOn} onClick={on}>
            <SkipForward size={18} aria-hidden="true" />
          </IconButton>
        </div>
        <p className="min-w-32 font-semibold tabular-nums">
          {words.timeText(timeInRun(time), timeInRun(lasts))}
        </p>
        <p className="flex flex-wrap gap-x-4 text-ink-soft tabular-nums">
          <span>{words.joined(moment.joined)}</span>
          <span>{words.answers(moment.answers)}</span>
        </p>
        <div className="w-52 sm:ml-auto">
          <Select<Pace>
            label={words.pace}
            value={pace}
            choices={paces.map((value) => ({ value, text: words.paces[value] }))}
            onChange={setPace}
            isSmall
          />
        </div>
      </div>
      <p className="text-sm text-ink-soft max-sm:hidden">{words.keys}</p>
    </section>
  );
};
