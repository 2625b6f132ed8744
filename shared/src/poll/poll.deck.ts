import type { Slot } from '../live/activity.ts';
import { itemAsked } from '../question/item-asked.ts';
import type { Question } from '../question/question-kinds.ts';
import type { Right } from '../question/right.ts';
import type { PollDefinition, QuestionExtra } from './poll.contract.ts';
import type { PollState } from './poll.live.ts';
import { rightAmong } from './poll.right.ts';
import { readSlot, slotOf } from './poll.slot.ts';

type Defined = Pick<PollDefinition, 'questions' | 'extras'>;

/** Of every question that a definition has, as everybody is asked it: whoever wrote a right order wrote the items in it. */
const ordered = new WeakMap<Defined['questions'], readonly Question[]>();

const questionsAsked = (definition: Defined): readonly Question[] => {
  const { questions } = definition;
  const known = ordered.get(questions);
  if (known !== undefined) return known;
  const made = questions.map((question) => {
    const right = rightOf(definition, question);
    return right === null ? question : itemAsked({ question, right }).question;
  });
  ordered.set(questions, made);
  return made;
};

/** Every question of a run, by its place: those of its definition, then those that were asked besides. */
export const questionsOf = (
  definition: Defined,
  { added }: Pick<PollState, 'added'>,
): readonly Question[] => {
  const own = questionsAsked(definition);
  return added.length === 0 ? own : [...own, ...added.map(({ question }) => question)];
};

/** The places of the questions in the order in which they are presented: what was added follows what it was added to. */
export const orderOf = ({ rounds, added }: Pick<PollState, 'rounds' | 'added'>): number[] => {
  const defined = rounds.length - added.length;
  const order = Array.from({ length: defined }, (_, place) => place);
  added.forEach(({ after }, index) => {
    const behind = after === null ? 0 : order.indexOf(after) + 1;
    order.splice(behind, 0, defined + index);
  });
  return order;
};

/** The question that a slot is of, with its place and round. */
export const askedIn = (
  definition: Defined,
  state: Pick<PollState, 'added'>,
  slot: Slot,
): { readonly question: Question; readonly place: number; readonly round: number } | null => {
  const read = readSlot(slot);
  const question = read === null ? undefined : questionsOf(definition, state)[read.question];
  if (read === null || question === undefined) return null;
  return { question, place: read.question, round: read.round };
};

const roundAt = ({ rounds }: PollState, place: number): number => rounds[place] ?? 0;

/** What was asked in a round that there has been; null of any other slot. */
export const roundIn = (
  definition: Defined,
  state: PollState,
  slot: Slot,
): ReturnType<typeof askedIn> => {
  const asked = askedIn(definition, state, slot);
  if (asked === null || asked.round < 1) return null;
  return asked.round > roundAt(state, asked.place) ? null : asked;
};

/** The newest round of a question. */
export const newestSlot = (state: PollState, place: number): Slot =>
  slotOf({ question: place, round: roundAt(state, place) });

/** The slot of the question that is on. */
export const slotOn = (state: PollState): Slot => newestSlot(state, state.question);

/** The slots of what is open, or was until it was closed: one question, or several together. */
export const slotsTogether = (state: PollState): Slot[] =>
  state.together.length === 0
    ? [slotOn(state)]
    : state.together.map((place) => newestSlot(state, place));

/** The round that is open by itself, which another question would close; null where none is. */
export const slotOpenAlone = (state: PollState): Slot | null =>
  state.phase === 'open' && state.together.length === 0 ? slotOn(state) : null;

export const hasQuestion = ({ phase }: Pick<PollState, 'phase'>): boolean =>
  phase !== 'lobby' && phase !== 'ended';

/** What the poll adds to a question, if anything. */
export const extraOf = (
  { extras }: Pick<PollDefinition, 'extras'>,
  { id }: Pick<Question, 'id'>,
): QuestionExtra | undefined => extras?.find((extra) => extra.id === id);

/** What is right of a question, see `rightAmong`. Hosts alone may know before they show it. */
export const rightOf = (
  definition: Pick<PollDefinition, 'extras'>,
  question: Question,
): Right | null => rightAmong(question, extraOf(definition, question));

/** Whether everybody was told what is right of the newest round of a question. */
export const wasTold = ({ told = [] }: Pick<PollState, 'told'>, place: number): boolean =>
  told.includes(place);

/** What the host has changed about the counts of a round; undefined where nothing is. */
export const editsOf = ({ edits }: Pick<PollState, 'edits'>, slot: Slot): unknown =>
  edits.find((each) => each.slot === slot)?.edits;
