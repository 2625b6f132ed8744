import { type Auth, signedOut } from './auth-slice.ts';
import { noQuestions, type Questions } from './questions-slice.ts';
import { noRosters, type Roster } from './roulette-slice.ts';
import { noneVisited, type Visited } from './visited-slice.ts';

/** All that is kept on this device, for all tabs. The names are fixed by the specification. */
export interface RootState {
  readonly auth: Auth;
  readonly myquestions: Questions;
  readonly visitedModules: Visited;
  readonly nameRoulette: readonly Roster[];
}

export const emptyRoot: RootState = {
  auth: signedOut,
  myquestions: noQuestions,
  visitedModules: noneVisited,
  nameRoulette: noRosters,
};
