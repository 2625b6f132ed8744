import type { AcceptedAnswer } from '../../../live/activity.ts';
import { isStep } from '../../alone/alone.answer.ts';
import type { QuizDefinition } from '../../quiz.contract.ts';
import type { QuizAnswer, QuizState } from '../../quiz.live.ts';
import type { QuizSum } from '../../scoring/quiz.counting.ts';
import { countedOf, hasStreaks } from '../../scoring/quiz.results.ts';
import { mostStreakBonus, type Scored, single } from '../../scoring/scoring.ts';
import { mostPoints } from '../scores.ts';
import { scoreTableOf, type TablePerson, type TableQuestion } from '../score-table.ts';
import { interactionOf, responseTo } from './interaction.ts';
import type { Interaction, Statement, Voiding, XapiActivity, XapiActor } from './statement.ts';

const verbs = {
  answered: { id: 'http://adlnet.gov/expapi/verbs/answered', display: { en: 'answered' } },
  completed: { id: 'http://adlnet.gov/expapi/verbs/completed', display: { en: 'completed' } },
  voided: { id: 'http://adlnet.gov/expapi/verbs/voided', display: { en: 'voided' } },
} as const;
const types = {
  interaction: 'http://adlnet.gov/expapi/activities/cmi.interaction',
  assessment: 'http://adlnet.gov/expapi/activities/assessment',
  attempt: 'http://adlnet.gov/expapi/activities/attempt',
} as const;

/** The version of the standard that these statements are of. */
export const xapiVersion = '1.0.3';

/** A run of a quiz, as statements are made of it. */
export interface StatedRun {
  readonly runId: string;
  readonly definitionId: string;
  readonly title: string;
  /** In ms; null while it is under way: then nobody has completed it. */
  readonly endedAt: number | null;
  readonly definition: QuizDefinition;
  readonly state: QuizState;
  readonly answers: readonly AcceptedAnswer<QuizAnswer>[];
  readonly fold: QuizSum;
}

export interface StatedBy {
  /** The address that people type, without a slash at its end. */
  readonly home: string;
  /** Whether statements say what people are called, where they have told it. */
  readonly named: boolean;
  /** The same id for the same text, always: so a store that gets a statement twice counts it once. */
  readonly idOf: (text: string) => string;
  /** Who somebody is, without who they are: the same in all statements of a run, and in no other run. */
  readonly pseudonymOf: (participant: string) => string;
}

/** With hundredths of a second, as the standard has it. */
const durationOf = (ms: number): string => `PT${(ms / 1_000).toFixed(2)}S`;

const activity = (
  id: string,
  type: string,
  name: string,
  more: Partial<Interaction & { description: { und: string } }> = {},
): XapiActivity => ({
  objectType: 'Activity',
  id,
  definition: { type, name: { und: name }, ...more },
});

interface Made {
  readonly run: StatedRun;
  readonly by: StatedBy;
  readonly quiz: XapiActivity;
  readonly attempt: XapiActivity;
}

const actorOf = ({ by }: Made, { participant, name }: TablePerson): XapiActor => ({
  objectType: 'Agent',
  ...(by.named && name !== '' && { name }),
  account: { homePage: by.home, name: by.pseudonymOf(participant) },
});

/** `questionid` is of what was answered; null of having completed it. */
interface Said {
  readonly participant: string;
  readonly questionid: string | null;
}

/** Whatever its person, the run or the quiz is called: the same as long as points were not counted anew. */
const idOf = (
  { by, run }: Pick<Made, 'by' | 'run'>,
  { participant, questionid }: Said,
  recounts: number,
): string =>
  by.idOf(JSON.stringify([run.runId, by.pseudonymOf(participant), questionid, recounts]));

const scoreOf = (
  { run: { definition, state } }: Made,
  { item }: TableQuestion,
  { share }: Scored,
  won: number,
) => {
  const max = item.points * single + (hasStreaks(definition, state) ? mostStreakBonus : 0);
  return item.points === 0 ? { scaled: share } : { scaled: share, raw: won, min: 0, max };
};

const answered = (
  made: Made,
  person: TablePerson,
  question: TableQuestion,
  at: number,
  given: AcceptedAnswer<QuizAnswer>,
): Statement[] => {
  const scored = person.scored[at] ?? null;
  const { answer } = given.value;
  if (scored === null || isStep(answer)) return [];
  const { item, right } = question;
  const { id, text } = item.question;
  const interaction = interactionOf(item.question, right);
  const { run, by, quiz, attempt } = made;
  const object = activity(`${quiz.id}/questions/${id}`, types.interaction, text, {
    description: { und: text },
    ...interaction,
  });
  const said = {
    verb: verbs.answered,
    object,
    result: {
      response: responseTo(item.question, interaction, answer),
      success: scored.share === 1,
      completion: true,
      score: scoreOf(made, question, scored, person.won[at] ?? 0),
      ...(scored.took !== null && { duration: durationOf(scored.took) }),
    },
    context: {
      registration: by.idOf(run.runId),
      platform: 'Sets',
      contextActivities: { parent: [quiz], grouping: [attempt] },
    },
    timestamp: new Date(given.tappedAt).toISOString(),
  };
  const { participant } = person;
  const statement = idOf(made, { participant, questionid: id }, run.state.recounts);
  return [{ id: statement, actor: actorOf(made, person), ...said, version: xapiVersion }];
};

const completed = (made: Made, person: TablePerson, most: number): Statement[] => {
  const { run, by, quiz, attempt } = made;
  if (run.endedAt === null) return [];
  const { points } = person;
  const times = person.scored.flatMap((scored) => scored?.took ?? []);
  const took = times.reduce((all, each) => all + each, 0);
  const score = { scaled: Math.min(1, points / most), raw: points, min: 0, max: most };
  const said = {
    verb: verbs.completed,
    object: quiz,
    result: {
      completion: true,
      ...(most > 0 && { score }),
      ...(times.length > 0 && { duration: durationOf(took) }),
    },
    context: {
      registration: by.idOf(run.runId),
      platform: 'Sets',
      contextActivities: { grouping: [attempt] },
    },
    timestamp: new Date(run.endedAt).toISOString(),
  };
  const { participant } = person;
  const id = idOf(made, { participant, questionid: null }, run.state.recounts);
  return [{ id, actor: actorOf(made, person), ...said, version: xapiVersion }];
};

/**
 * What a run of a quiz is in statements, person by person: each answer to a question that was told and counts,
 * and once it is over that they completed it. Always in the same order.
 */
export function* statementsOf(run: StatedRun, by: StatedBy): Generator<Statement> {
  const { questions, people } = scoreTableOf(run.definition, run.state, run.fold);
  const quizId = `${by.home}/xapi/quizzes/${run.definitionId}`;
  const quiz = activity(quizId, types.assessment, run.definition.title);
  const attempt = activity(`${by.home}/xapi/runs/${run.runId}`, types.attempt, run.title);
  const made = { run, by, quiz, attempt };
  const most = mostPoints(hasStreaks(run.definition, run.state), questions);
  for (const { person, own } of personByPerson(run, people, questions)) {
    for (const [at, question] of questions.entries()) {
      const given = own[at];
      if (given !== undefined) yield* answered(made, person, question, at, given);
    }
    yield* completed(made, person, most);
  }
}

/** People, always in the same order, with their answers to these questions. */
function* personByPerson(
  run: StatedRun,
  people: readonly TablePerson[],
  questions: readonly TableQuestion[],
) {
  const given = new Map(
    run.answers.map((answer) => [`${answer.participant} ${answer.slot}`, answer]),
  );
  const inOrder = people.toSorted((one, other) => (one.participant < other.participant ? -1 : 1));
  for (const person of inOrder) {
    const { participant } = person;
    const { slotAt } = countedOf(run.definition, run.state, run.fold, participant);
    const own = questions.map(({ place }) => given.get(`${participant} ${slotAt(place)}`));
    yield { person, own };
  }
}

/** Takes back what was said of a run when its points had been counted anew so many times. Always in the same order. */
export function* voidingsOf(run: StatedRun, by: StatedBy, recounts: number): Generator<Voiding> {
  const { questions, people } = scoreTableOf(run.definition, run.state, run.fold);
  const actor: XapiActor = { objectType: 'Agent', account: { homePage: by.home, name: 'sets' } };
  for (const { person, own } of personByPerson(run, people, questions)) {
    const { participant } = person;
    const theirs = questions.flatMap(({ item }, at) =>
      own[at] === undefined ? [] : [item.question.id],
    );
    for (const questionid of [...theirs, null]) {
      const id = idOf({ by, run }, { participant, questionid }, recounts);
      const object = { objectType: 'StatementRef', id } as const;
      const { voided: verb } = verbs;
      yield { id: by.idOf(`void ${id}`), actor, verb, object, version: xapiVersion };
    }
  }
}
