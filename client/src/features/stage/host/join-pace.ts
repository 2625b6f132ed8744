import type { JoinBurst } from '@sets/shared/live/room.ts';

/** People of one burst in a second, from which on it is a quick one: a hall that scans a code is slower. */
export const quickFrom = 20;

/** How long a burst took, in whole seconds, at least one. */
export const secondsOf = ({ from, to }: JoinBurst): number =>
  Math.max(1, Math.ceil((to - from) / 1_000));

type Pace = 'steady' | 'quick';

const paceOf = (burst: JoinBurst): Pace =>
  burst.joined / secondsOf(burst) >= quickFrom ? 'quick' : 'steady';

/** Bursts by how quickly their people came, as far as there are any; each in the order given. */
export const byPace = (
  bursts: readonly JoinBurst[],
): readonly { readonly pace: Pace; readonly bursts: readonly JoinBurst[] }[] =>
  (['steady', 'quick'] as const)
    .map((pace) => ({ pace, bursts: bursts.filter((burst) => paceOf(burst) === pace) }))
    .filter((each) => each.bursts.length > 0);
