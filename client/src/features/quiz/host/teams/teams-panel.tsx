import type { QuizCommand } from '@sets/shared/quiz/quiz.live.ts';
import type { QuizTally } from '@sets/shared/quiz/quiz.tallies.ts';
import type { QuizHostView } from '@sets/shared/quiz/quiz.views.ts';
import { lazy, Suspense, useState } from 'react';
import { loadChunk } from '../../../../core/chunk.ts';
import { Button } from '../../../../ui/button.tsx';
import { formatCount } from '../../../../ui/number-format.ts';
import { TeamMark } from '../../team-mark.tsx';
import { hostTeamMessages as words } from './teams.messages.ts';

const TeamsDialog = lazy(async () => ({
  default: (await loadChunk(() => import('./teams-dialog.tsx'))).TeamsDialog,
}));

type Teams = NonNullable<QuizHostView['teams']>;

/** The teams, each with how many are in it. */
const Sizes = ({ names, sizes }: Pick<Teams, 'names'> & { sizes: readonly number[] }) => (
  <ul className="grid list-none grid-cols-1 gap-2 p-0 sm:grid-cols-2">
    {names.map((name, team) => (
      <li
        // oxlint-disable-next-line react/no-array-index-key -- a team is its number
        key={team}
        className="flex min-h-11 items-center gap-2.5 rounded-md border border-line bg-raised px-3"
      >
        <span className="flex text-xl">
          <TeamMark team={team} />
        </span>
        <b dir="auto" className="min-w-0 flex-1 truncate font-medium">
          {name}
        </b>
        <span className="text-ink-soft tabular-nums">
          <span aria-hidden="true">{formatCount(sizes[team] ?? 0)}</span>
          <span className="only-spoken">{words.people(sizes[team] ?? 0)}</span>
        </span>
      </li>
    ))}
  </ul>
);

interface PanelProps {
  readonly teams: Teams | null;
  readonly tally: QuizTally | null;
  readonly send: (command: QuizCommand) => void;
}

/** Before the first question: whether people play in teams, who is in them, and how they are made. */
export const TeamsPanel = ({ teams, tally, send }: PanelProps) => {
  const [isAsking, setAsking] = useState(false);
  const again = (): void => {
    if (teams === null) return;
    send({ type: 'teams', teams: { names: teams.names, by: teams.by }, anew: true });
  };
  return (
    <section className="grid grid-cols-1 gap-3" aria-labelledby="teams">
      <div className="grid gap-1">
        <h3 id="teams" className="text-sm font-medium text-ink-soft">
          {words.title}
        </h3>
        <p>{teams === null ? words.noTeams : words.by[teams.by]}</p>
        {teams !== null && <p className="text-sm text-ink-soft">{words.rest}</p>}
      </div>
      {teams !== null && <Sizes names={teams.names} sizes={tally?.sizes ?? []} />}
      <div className="flex flex-wrap gap-2">
        <Button size="small" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {teams === null ? words.make : words.change}
        </Button>
        {teams !== null && (
          <>
            <Button size="small" onClick={again}>
              {teams.by === 'lot' ? words.drawAnew : words.chooseAnew}
            </Button>
            <Button
              size="small"
              look="plain"
              onClick={() => send({ type: 'teams', teams: null, anew: false })}
            >
              {words.none}
            </Button>
          </>
        )}
      </div>
      {isAsking && (
        <Suspense fallback={null}>
          <TeamsDialog teams={teams} send={send} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </section>
  );
};
