import { limits } from '@sets/shared/core/limits.ts';
import { clean } from '@sets/shared/core/text.ts';
import type { QuizHostView } from '@sets/shared/quiz/quiz.views.ts';
import { hostTeamMessages as words } from './teams.messages.ts';

type Teams = NonNullable<QuizHostView['teams']>;

/** Teams while their host makes them. */
export interface TeamsDraft {
  /** As many as there may be: those beyond `many` come back when there are more again. */
  readonly names: readonly string[];
  readonly many: number;
  readonly by: Teams['by'];
}

/** So many at first, by choice of nobody: by lot. */
const usualMany = 4;

/** What the dialog begins with. */
export const draftOf = (teams: Pick<Teams, 'names' | 'by'> | null): TeamsDraft => ({
  names: Array.from(
    { length: limits.quiz.teams.most },
    (_, team) => teams?.names[team] ?? words.usual[team] ?? '',
  ),
  many: teams?.names.length ?? usualMany,
  by: teams?.by ?? 'lot',
});

/** The names as they are sent. */
export const namesIn = ({ names, many }: TeamsDraft): string[] => names.slice(0, many).map(clean);

/** What is wrong with each name, if anything. */
export const faultsIn = (draft: TeamsDraft): (string | undefined)[] => {
  const keys = namesIn(draft).map((name) => name.toLowerCase());
  return keys.map((key, team) => {
    if (key === '') return words.nameMissing;
    return keys.indexOf(key) < team ? words.nameTwice : undefined;
  });
};

/** Whether people are put into teams anew with it: whoever is in one has another one then, perhaps. */
export const fillsAnew = (draft: TeamsDraft, teams: Teams | null): boolean =>
  teams !== null && (teams.names.length !== draft.many || teams.by !== draft.by);
