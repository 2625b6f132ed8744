import type { Result } from '../core/result.ts';
import type {
  GivenAnswer,
  Lobby,
  OwnPart,
  Slot,
  Tallied,
  Tallies,
  Turnout,
} from '../live/activity.ts';
import type { AtOwnTime } from '../live/at-own-time.ts';
import type { Audience } from '../live/run.ts';
import type { QuizDefinition } from './quiz.contract.ts';
import type { QuizSum } from './scoring/quiz.counting.ts';
import type { QuizAnswer, QuizCommand, QuizState } from './quiz.live.ts';
import type { QuizJudged } from './quiz.standing.ts';
import type { QuizTally } from './quiz.tallies.ts';
import type { QuizHostView, QuizPhoneView, QuizScreenView } from './quiz.views.ts';

/** What one person alone is told of. */
export interface QuizOwn extends OwnPart<QuizAnswer> {
  readonly result: QuizSum | null;
}

/**
 * A way in which a quiz is played: the functions of an activity that differ between one that is presented and one
 * that everybody goes through on their own. What is the same in both is in `quiz.activity.ts`; how answers come to
 * points lies below, in a `QuizCounting` of each.
 */
export interface QuizMode {
  apply(
    definition: QuizDefinition,
    state: QuizState,
    command: QuizCommand,
    now: number,
  ): Result<QuizState>;
  afterDeadline(definition: QuizDefinition, state: QuizState, at: number): QuizState;
  react(state: QuizState, turnout: Turnout, now: number): QuizState | null;
  finish(state: QuizState): QuizState;
  atOwnTime(state: QuizState): AtOwnTime | null;

  accept(
    definition: QuizDefinition,
    state: QuizState,
    given: GivenAnswer<QuizAnswer>,
  ): Result<QuizAnswer>;
  looksBack(slot: Slot): 'own' | 'slot' | null;
  open(state: QuizState): readonly Slot[];

  /** The places of the questions that people may have before them. */
  places(state: QuizState): readonly number[];
  /** The slot in which the question at this place is asked first. */
  firstSlot(place: number): Slot;
  /** The rounds in which it was asked again. */
  laterRounds(
    place: number,
    tallies: Tallies,
  ): readonly { readonly slot: Slot; readonly round: number }[];

  position(state: QuizState): number | null;
  shown(state: QuizState): readonly Slot[];
  lobby(state: QuizState): Lobby | null;
  extraTime(state: QuizState): boolean;
  view(
    audience: Audience,
    definition: QuizDefinition,
    state: QuizState,
  ): QuizHostView | QuizScreenView | QuizPhoneView;
  tally(
    audience: Audience,
    definition: QuizDefinition,
    state: QuizState,
    counted: Tallied<QuizSum>,
  ): QuizTally | null;
  personal(definition: QuizDefinition, state: QuizState, own: QuizOwn): unknown;
  /** What they were told of their answers, so far. */
  outcomes(
    definition: QuizDefinition,
    state: QuizState,
    own: QuizOwn,
  ): readonly Pick<QuizJudged, 'place' | 'outcome'>[];
}
