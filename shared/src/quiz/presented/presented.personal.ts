import { ownUntil, takesLate } from '../scoring/own-time.ts';
import type { QuizDefinition } from '../quiz.contract.ts';
import { isOver, placeOf, placeOn } from '../quiz.deck.ts';
import type { QuizState } from '../quiz.live.ts';
import type { QuizOwn } from '../quiz-mode.ts';
import { rankedOf } from '../scoring/quiz.results.ts';
import type { QuizJudged, QuizPersonal } from '../quiz.standing.ts';
import { outcomeOf } from '../scoring/outcome.ts';
import { rankedTeamsOf } from '../teams/ranked-teams.ts';
import { teamIn } from '../teams/team-slot.ts';
import { teamSlot } from '../teams/teams.ts';

/** Where the team stands that somebody is in: the results may be older than their place in it. */
const teamOf = (
  definition: QuizDefinition,
  state: QuizState,
  { own, result }: QuizOwn,
): QuizPersonal['team'] => {
  const slot = teamSlot(state);
  const answer = own.find((each) => each.slot === slot)?.value.answer;
  if (state.teams === null || result === null) return null;
  const team = teamIn(answer, state.teams.names.length);
  const all = rankedTeamsOf(definition, state, result);
  const mine = all.find((each) => each.team === team);
  if (mine === undefined) return null;
  const { points, rank, before } = mine;
  return { team: mine.team, points, place: rank, before, teams: all.length };
};

/** What time they have that others have not. */
const extraOf = (
  definition: QuizDefinition,
  state: QuizState,
  { extra }: QuizOwn,
): QuizPersonal['extra'] => {
  if (extra === undefined) return null;
  const on = takesLate(state)
    ? { place: placeOn(state), until: ownUntil(definition, state, extra) }
    : null;
  return { time: extra, on };
};

/** Before it is told what is right, nothing here says whether one is. */
export const personalOf = (
  definition: QuizDefinition,
  state: QuizState,
  given: QuizOwn,
): QuizPersonal => {
  const { participant, result } = given;
  const ranked = result === null ? null : rankedOf(definition, state, result);
  const mine = ranked?.get(participant);
  const judged = (place: number): QuizJudged => ({
    place,
    gained: mine?.won[state.told.indexOf(place)] ?? 0,
    outcome: outcomeOf(
      definition,
      state,
      place,
      given.own.find(({ slot }) => placeOf(slot) === place)?.value,
    ),
  });
  return {
    points: mine?.points ?? 0,
    place: mine?.rank ?? null,
    before: mine?.before ?? null,
    players: ranked?.size ?? 0,
    streak: mine?.streak ?? 0,
    behind: mine?.behind ?? null,
    told: state.told.length,
    recounts: state.recounts,
    team: teamOf(definition, state, given),
    last: state.phase === 'revealed' ? judged(placeOn(state)) : null,
    all: isOver(state) ? state.told.map(judged) : null,
    extra: extraOf(definition, state, given),
  };
};
