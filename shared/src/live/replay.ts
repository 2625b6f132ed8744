import type { AnyActivity, Slot, Turnout } from './activity.ts';

/* A run as its room saw it, at any time: made of its log and its answers by the activity's own rules. */

/** What a line of a run's log says, as far as it moves the run. */
export interface ReplayLine {
  readonly at: number;
  /** To which the step led. */
  readonly version: number;
  readonly kind: 'open' | 'command' | 'expire' | 'react' | 'finish' | 'lock' | 'exclude';
  /** The userid of who did it; '' where nobody did, or their account is gone. */
  readonly by: string;
  /** The time that the activity was given; null in lines that do not say: then when it was noted. */
  readonly now: number | null;
  readonly command?: unknown;
  readonly turnout?: Turnout;
  /** The slots that were open from then on. */
  readonly open?: readonly Slot[];
}

/** A step of a run, with the state that it led to. */
export interface ReplayStep extends Pick<ReplayLine, 'at' | 'version' | 'kind' | 'by'> {
  /** What a command is called; '' for what is none. */
  readonly does: string;
  readonly state: unknown;
}

/** An answer, as it came. */
export interface ReplayAnswer {
  readonly participant: string;
  readonly slot: Slot;
  readonly revision: number;
  readonly value: unknown;
  readonly receivedAt: number;
}

/** How a run began, and where it stands. */
export interface Replayed {
  readonly definition: unknown;
  readonly begun: { readonly now: number; readonly seed: number };
  readonly last: { readonly at: number; readonly version: number; readonly state: unknown };
}

/** What of the rules a replay goes by. */
export type ReplayRules = Pick<
  AnyActivity,
  | 'schemas'
  | 'start'
  | 'apply'
  | 'expire'
  | 'react'
  | 'finish'
  | 'open'
  | 'isEmpty'
  | 'contribution'
  | 'counting'
  | 'shown'
  | 'mostCounters'
  | 'view'
  | 'tally'
  | 'results'
  | 'lobby'
>;

/** What a command is called, where it says so as commands of Sets do; else ''. */
export const commandName = (command: unknown): string => {
  const type: unknown =
    typeof command === 'object' && command !== null ? Reflect.get(command, 'type') : null;
  return typeof type === 'string' ? type : '';
};

const isSame = (some: readonly Slot[], others: readonly Slot[]): boolean =>
  some.length === others.length && some.every((slot, at) => slot === others[at]);

const stepOf = (line: ReplayLine, state: unknown): ReplayStep => ({
  at: line.at,
  version: line.version,
  kind: line.kind,
  by: line.by,
  does: commandName(line.command),
  state,
});

/** The state after a line of the log; undefined where these rules do not lead there. */
const stateAfter = (
  rules: ReplayRules,
  { definition, begun }: Replayed,
  state: unknown,
  line: ReplayLine,
): unknown => {
  const now = line.now ?? line.at;
  switch (line.kind) {
    case 'open':
      return rules.start(definition, begun);
    case 'command': {
      const command = rules.schemas.command.safeParse(line.command);
      if (!command.success) return undefined;
      const applied = rules.apply(definition, state, command.data, { now, by: line.by });
      return applied.ok ? applied.value : undefined;
    }
    case 'expire':
      return rules.expire(definition, state);
    case 'react':
      return line.turnout && (rules.react?.(definition, state, line.turnout, now) ?? undefined);
    case 'finish':
      return rules.finish(state);
    case 'lock':
    case 'exclude':
      return undefined;
  }
};

/** Whether a line moved the run, and not only says what was done in its room meanwhile. */
export const isStep = ({ kind }: Pick<ReplayLine, 'kind'>): boolean =>
  kind !== 'lock' && kind !== 'exclude';

/**
 * The states that a run went through, by its log. Null where the log does not lead from its beginning
 * to where it stands: a line is missing, or was written by other rules than these.
 */
export const replaySteps = (
  rules: ReplayRules,
  run: Replayed,
  lines: readonly ReplayLine[],
): ReplayStep[] | null => {
  const steps: ReplayStep[] = [];
  let state: unknown;
  let version = -1;
  for (const line of lines.filter(isStep)) {
    version += 1;
    if (line.version !== version) return null;
    state = stateAfter(rules, run, state, line);
    if (state === undefined) return null;
    if (line.open !== undefined && !isSame(rules.open(state), line.open)) return null;
    steps.push(stepOf(line, state));
  }
  const { last } = run;
  // A process may have died between the end and its line.
  if (version >= 0 && last.version === version + 1) {
    steps.push({ ...last, kind: 'finish', by: '', does: '' });
    return steps;
  }
  return last.version === version ? steps : null;
};

/**
 * When pictures are taken of a run that went on from one time to another: at each step, and in even
 * pauses, so that there are `most` at most. Of steps that follow each other faster than that the last stands for all.
 */
export const replayTimes = (
  from: number,
  to: number,
  steps: readonly Pick<ReplayStep, 'at'>[],
  most: number,
): number[] => {
  const half = Math.max(1, Math.floor(most / 2));
  const pause = Math.max(1, Math.ceil((to - from) / half));
  const times = new Set<number>([from, to]);
  for (let at = from + pause; at < to; at += pause) times.add(at);
  const last = new Map<number, number>();
  for (const { at } of steps)
    last.set(Math.floor((at - from) / (steps.length > half ? pause : 1)), at);
  for (const at of last.values()) if (at >= from && at <= to) times.add(at);
  return [...times].toSorted((one, other) => one - other);
};
