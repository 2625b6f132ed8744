import type { Day } from '@sets/shared/practice/day.ts';
import { practiceLimits, type PracticeOutcome } from '@sets/shared/practice/practice.contract.ts';
import type { MetCard, Practice } from '@sets/shared/practice/practice.migrations.ts';
import { remembered } from './schedule.ts';

/* How what somebody practises changes. Pure: the same answers always lead to the same days. */

export const nothingPractised: Practice = { cards: [], runs: [], days: [], attempts: [] };

/** A question of a quiz. */
export interface CardRef {
  readonly quizid: string;
  readonly questionid: string;
}

/** What came of a question of a run. */
interface PlayedQuestion {
  readonly questionid: string;
  readonly outcome: 'right' | 'missed' | 'void';
  /** Whether what is right was put right, or it counts for nobody. */
  readonly isMended: boolean;
}

/** A run that is over, as one person has played it. */
export interface Played {
  readonly runId: string;
  /** Moves whenever something is put right in it. */
  readonly version: number;
  readonly quizid: string;
  /** When it was over, in ms. */
  readonly at: number;
  /** What was told in it, and what came of their answers. */
  readonly outcomes: readonly PlayedQuestion[];
}

export const isSame = (one: CardRef, other: CardRef): boolean =>
  one.quizid === other.quizid && one.questionid === other.questionid;

/** One that was not met yet. */
const unmet = ({ quizid, questionid }: CardRef): MetCard => ({
  quizid,
  questionid,
  told: false,
  memory: null,
  missedOn: null,
  missing: false,
  answers: 0,
  misses: 0,
});

/** Of the cards of which it is known least that matters, the oldest go where there are too many. */
const bounded = (cards: readonly MetCard[]): MetCard[] => {
  const over = cards.length - practiceLimits.cards;
  if (over <= 0) return [...cards];
  const idle = cards.filter(({ memory }) => memory === null).slice(0, over);
  const dropped = new Set(idle.length === over ? idle : [...idle, ...cards.slice(0, over)]);
  return cards.filter((card) => !dropped.has(card)).slice(-practiceLimits.cards);
};

const withCard = (
  cards: readonly MetCard[],
  ref: CardRef,
  change: (card: MetCard) => MetCard,
): MetCard[] => {
  const at = cards.findIndex((card) => isSame(card, ref));
  if (at === -1) return [...cards, change(unmet(ref))];
  return cards.with(at, change(cards[at] ?? unmet(ref)));
};

/**
 * The first answer of a day is what somebody remembered; what they know a minute after they were told
 * says nothing. A miss counts once a day, also after they had it right. What was never missed is in no
 * schedule.
 */
const counts = ({ memory, missing }: MetCard, isMissed: boolean, today: Day): boolean => {
  if (memory === null) return isMissed;
  return memory.last < today || (memory.last === today && isMissed && !missing);
};

const asked = (card: MetCard, isMissed: boolean, today: Day): MetCard => {
  if (!counts(card, isMissed, today)) return card;
  const memory = remembered(card.memory, { isMissed, today });
  return { ...card, memory, missing: isMissed, ...(isMissed && { missedOn: today }) };
};

/** What a run said that was the first to ask it, before it was put right, is taken back: it was not missed then. */
const unasked = (card: MetCard, thatDay: Day): MetCard => {
  const missed = remembered(null, { isMissed: true, today: thatDay });
  const isAllOfIt = JSON.stringify(card.memory) === JSON.stringify(missed);
  return isAllOfIt ? { ...card, memory: null, missing: false, missedOn: null } : card;
};

/** The days with this one in it: the newest last, each once. */
const withDay = (days: readonly Day[], today: Day): Day[] =>
  [...new Set([...days, today])].toSorted().slice(-practiceLimits.days);

/** What was made of an answer of practice. */
export const outcomeOf = (share: number | null): PracticeOutcome => {
  if (share === null) return 'none';
  if (share === 1) return 'right';
  return share > 0 ? 'partly' : 'wrong';
};

interface Answered {
  readonly attempt: string;
  /** Which part of what is right it had; null where nothing was answered. */
  readonly share: number | null;
  readonly today: Day;
}

/** What an attempt was worth where it was counted before. */
export const countedBefore = ({ attempts }: Practice, ref: CardRef, attempt: string) =>
  attempts.find((each) => each.attempt === attempt && isSame(each, ref)) ?? null;

/** With an answer more; one that was counted before changes nothing. */
export const withAnswer = (
  practice: Practice,
  ref: CardRef,
  { attempt, share, today }: Answered,
): Practice => {
  if (countedBefore(practice, ref, attempt) !== null) return practice;
  const { quizid, questionid } = ref;
  const isMissed = share !== 1;
  const cards = withCard(practice.cards, ref, (card) => ({
    ...asked(card, isMissed, today),
    answers: card.answers + 1,
    misses: card.misses + (isMissed ? 1 : 0),
  }));
  const attempts = [...practice.attempts, { attempt, quizid, questionid, share }];
  return {
    ...practice,
    cards: bounded(cards),
    days: withDay(practice.days, today),
    attempts: attempts.slice(-practiceLimits.attempts),
  };
};

/** What came of a question, that day. */
const told = (card: MetCard, outcome: PlayedQuestion['outcome'], thatDay: Day): MetCard => ({
  ...asked(card, outcome === 'missed', thatDay),
  told: true,
});

/** Of a run that was looked at before and was put right since. */
const toldAgain: typeof told = (card, outcome, thatDay) =>
  outcome === 'missed' ? told(card, outcome, thatDay) : unasked(card, thatDay);

/** Of a run what it says that was not known: all that counts, or what was put right since. */
const newsIn = ({ outcomes }: Played, isKnown: boolean): readonly PlayedQuestion[] =>
  outcomes.filter(({ outcome, isMended }) => (isKnown ? isMended : outcome !== 'void'));

/**
 * With the runs that were played, or put right, since: what was told in them may be practised, and what was missed
 * comes again.
 */
export const withPlayed = (
  practice: Practice,
  played: readonly Played[],
  dayOf: (at: number) => Day,
): Practice => {
  const known = new Map(practice.runs.map(({ runId, version }) => [runId, version]));
  const fresh = played
    .filter(({ runId, version }) => !known.has(runId) || (known.get(runId) ?? version) < version)
    .toSorted((one, other) => one.at - other.at);
  if (fresh.length === 0) return practice;
  const cards = fresh.reduce<MetCard[]>((all, run) => {
    const isKnown = known.has(run.runId);
    const take = isKnown ? toldAgain : told;
    return newsIn(run, isKnown).reduce(
      (before, { questionid, outcome }) =>
        withCard(before, { quizid: run.quizid, questionid }, (card) =>
          take(card, outcome, dayOf(run.at)),
        ),
      all,
    );
  }, practice.cards);
  const taken = new Set(fresh.map(({ runId }) => runId));
  const runs = [
    ...practice.runs.filter(({ runId }) => !taken.has(runId)),
    ...fresh.map(({ runId, version }) => ({ runId, version })),
  ];
  return { ...practice, cards: bounded(cards), runs: runs.slice(-practiceLimits.runs) };
};
