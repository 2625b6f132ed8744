import type { SplitReport } from '@sets/shared/live/split-report.ts';
import type {
  AccountAnswers,
  JoinedRoom,
  OwnAnswers,
  RoundResult,
  RunLine,
  RunResults,
  RunSplit,
} from '@sets/shared/run/run.contract.ts';
import type { JoinedRoom as Joined } from '../../live/history/joined-rooms.ts';
import type { RoundInWords } from '../../live/history/run-told.ts';
import type { ToldAnswers } from './own-answers.service.ts';
import type { RunSummary, ToldRun } from './run.service.ts';

const isoOrNull = (at: number | null): string | null =>
  at === null ? null : new Date(at).toISOString();

/** A run in a list. */
export const presentRunLine = ({
  run,
  code,
  title,
  joined,
  failure,
  where,
}: RunSummary): RunLine => ({
  runId: run._id,
  activity: run.activity,
  roomId: run.roomId,
  code,
  title,
  openedAt: run.createdAt.toISOString(),
  endedAt: run.endedAt?.toISOString() ?? null,
  joined,
  failure,
  ...(where && { where }),
});

/** A room where somebody took part, as they get it. */
export const presentJoinedRoom = ({ openedAt, ...room }: Joined): JoinedRoom => ({
  ...room,
  openedAt: openedAt.toISOString(),
});

/** A round as everybody may see it who is told of it. */
export const presentShownRound = ({ report, ...round }: RoundInWords): RoundResult => ({
  slot: report.slot,
  question: report.question,
  round: report.round,
  ...(report.asks !== undefined && { asks: report.asks }),
  ...(report.withheld === true && { withheld: true }),
  ...(report.groups === true && { groups: true }),
  text: report.text,
  multiple: report.multiple,
  ...(report.lists !== undefined && { lists: report.lists }),
  openedAt: isoOrNull(round.openedAt),
  closedAt: isoOrNull(round.closedAt),
  answered: round.answered,
  ...(report.unit !== undefined && { unit: report.unit }),
  ...(report.unmarked === true && { unmarked: true }),
  lines: [...report.lines],
  ...(report.figures !== undefined && { figures: [...report.figures] }),
  // A list has all of it in its lines, and more than is drawn.
  ...(report.drawn !== undefined &&
    report.lists === undefined && {
      drawn: { of: report.drawn, figures: report.figures?.length ?? 0 },
    }),
});

/** A round for those who may present it. */
export const presentRound = (round: RoundInWords): RoundResult => {
  const { figures = [], forHosts = [], right } = round.report;
  const more = [...figures, ...forHosts];
  return {
    ...presentShownRound(round),
    ...(more.length > 0 && { figures: more }),
    ...(right !== undefined && { right: { lines: [...right.lines], of: right.of } }),
  };
};

/** The answers of a round, told apart. */
export const presentSplit = ({ text, by, groups }: SplitReport): RunSplit => ({
  text,
  by,
  groups: groups.map(({ name, people, told }) => ({
    name,
    people,
    told: told && {
      multiple: told.multiple,
      ...(told.unit !== undefined && { unit: told.unit }),
      ...(told.unmarked === true && { unmarked: true }),
      lines: [...told.lines],
      ...(told.figures !== undefined && { figures: [...told.figures] }),
    },
  })),
});

/** What a run came to, as its host gets it. */
export const presentRunResults = ({
  run,
  title,
  joined,
  leftOut,
  named,
  rounds,
  keptUntil,
}: ToldRun): RunResults => ({
  runId: run._id,
  activity: run.activity,
  definitionId: run.definitionId,
  title,
  openedAt: run.createdAt.toISOString(),
  endedAt: run.endedAt?.toISOString() ?? null,
  joined,
  leftOut,
  ...(named === true && { named }),
  ...(typeof keptUntil === 'number' && { keptUntil: new Date(keptUntil).toISOString() }),
  rounds: rounds.map((round) => presentRound(round)),
});

/** What one participant answered and asked, each in its order. */
export const presentAccountAnswers = ({
  answers,
  standing = null,
  team = null,
  asked,
  replies,
}: Pick<ToldAnswers, 'answers' | 'standing' | 'team' | 'asked' | 'replies'>): AccountAnswers => ({
  answers: answers.map(({ question, round, text, answer, sure, judged, points }) => ({
    question,
    round,
    text,
    answer,
    ...(sure !== undefined && { sure }),
    ...(judged !== undefined && {
      judged: {
        outcome: judged.outcome,
        right: [...judged.right],
        ...(judged.why !== undefined && { why: judged.why }),
      },
    }),
    ...(points !== undefined && { points }),
  })),
  ...(standing !== null && {
    standing: { points: standing.points, place: standing.place, of: standing.of },
  }),
  ...(team !== null && {
    team: { name: team.name, points: team.points, place: team.place, of: team.of },
  }),
  asked: asked.map(({ id, text, head, outcome }) => ({
    key: String(id),
    text,
    outcome,
    reply: replies.get(head)?.reply ?? null,
    repliedAt: replies.get(head)?.repliedAt.toISOString() ?? null,
  })),
});

/** What one participant answered, as they get it. */
export const presentOwnAnswers = ({ run, title, key, ...told }: ToldAnswers): OwnAnswers => ({
  runId: run._id,
  title,
  openedAt: run.createdAt.toISOString(),
  endedAt: run.endedAt?.toISOString() ?? null,
  key,
  ...presentAccountAnswers(told),
});

/**
 * A run as it is told to those who do not moderate: what is on was called as it is in the room; the name
 * that its moderators gave the results is theirs (“Group B, the weak one”).
 */
export const withoutName = <Run extends { readonly name?: string | null }>(run: Run): Run => ({
  ...run,
  name: null,
});
