import { pictureBeside } from '@sets/shared/question/question-picture.ts';
import { noExtra, type ReadExtra } from '@sets/shared/material/exchange.contract.ts';
import type { DrawnOption } from '@sets/shared/question/choosing.ts';
import { trueFalseChoosing } from '@sets/shared/question/kinds/true-false-question.ts';
import { stepsOf } from '@sets/shared/question/kinds/scale.ts';
import type { NumberWithin } from '@sets/shared/question/number/within.ts';
import { isOfType, type Right } from '@sets/shared/question/right.ts';
import type { Question, QuestionKindName } from '@sets/shared/question/question-kinds.ts';

/** A question of a material, and what that says of it. */
export interface ExchangedPart extends Omit<ReadExtra, 'pool'> {
  readonly question: Question;
}

/** A material, as far as files of other programs can have it. */
export interface Exchanged {
  readonly title: string;
  /** What it is: `poll`. */
  readonly noun: string;
  /** Whether it says what each question is worth, and why that is right which is. */
  readonly isJudged: boolean;
  readonly parts: readonly ExchangedPart[];
}

/** A question of which nothing is said. */
export const bare = (question: Question): ExchangedPart => {
  const { pool: _pool, ...said } = noExtra;
  return { ...said, question };
};

/** A question as other formats can have it. */
export interface ExportItem {
  readonly id: string;
  readonly question: Question;
  readonly kind: QuestionKindName;
  readonly text: string;
  readonly body: string;
  readonly options: readonly DrawnOption[];
  readonly right: readonly string[];
  /** The number that is right; null where none is. */
  readonly rightNumber: NumberWithin | null;
  /** The texts that are right; none where nothing is. */
  readonly rightTexts: readonly string[];
  /** What is right, as the question has it; null where nothing is. */
  readonly key: Right | null;
  /** The options in their right order; null where none is. */
  readonly ordered: readonly DrawnOption[] | null;
  readonly multiple: boolean;
  readonly seconds: number | null;
  readonly points: ReadExtra['points'];
  readonly explanation: string;
}

/** What a format makes of a material. */
export interface Exported {
  readonly contents: string | Uint8Array;
  readonly questions: number;
  readonly notes: readonly string[];
}

const optionsOf = (question: Question): readonly DrawnOption[] => {
  // What is matched: what it is matched with is asked of the question itself.
  if (question.kind === 'match') return question.lefts;
  if (question.kind === 'scale') return question.statements;
  if (question.kind === 'true-false') return trueFalseChoosing.options;
  return 'options' in question ? question.options : [];
};

const inOrder = (options: readonly DrawnOption[], ids: readonly string[]): DrawnOption[] =>
  ids.flatMap((id) => options.find((each) => each.id === id) ?? []);

export const exportItems = ({ parts }: Pick<Exchanged, 'parts'>): ExportItem[] =>
  parts.map(({ question, right, points, explanation }) => {
    return {
      points,
      explanation,
      id: question.id,
      question,
      kind: question.kind,
      text: question.text,
      body: question.kind === 'slide' ? question.body : '',
      options: optionsOf(question),
      key: right,
      rightTexts: isOfType('texts', right) ? right.accepted : [],
      ordered: isOfType('order', right) ? inOrder(optionsOf(question), right.ids) : null,
      right: isOfType('options', right) ? right.ids : [],
      rightNumber: isOfType('number', right) ? right : null,
      multiple: question.kind === 'choice' && question.multiple,
      seconds: question.seconds,
    };
  });

/** What a format can hold of questions. */
interface Holding {
  /** The kinds that it can hold. */
  readonly kinds: ReadonlySet<QuestionKindName>;
  readonly seconds: boolean;
  /** Whether it can hold a question of these kinds without a right answer. */
  readonly unkeyed: boolean;
  /** Whether it can hold how they are set. */
  readonly settings: boolean;
  /** Of these kinds it holds those alone of which it is said what is right. */
  readonly keyedAlone?: ReadonlySet<QuestionKindName>;
  /** Whether it must say which order is right. */
  readonly inOrder?: true;
  /** Whether it must say which numbers are right. */
  readonly allRight?: true;
  /** Whether it can say what a question is worth, and why that is right which is. */
  readonly worth?: true;
  readonly explanation?: true;
  /** Whether it cannot say how far off a right number may be. */
  readonly exactNumbers?: true;
}

/** Kinds that programs for tests have. */
export const testKinds: ReadonlySet<QuestionKindName> = new Set([
  'choice',
  'true-false',
  'slide',
  'scale',
  'ranking',
  'match',
  'gap',
  'number',
  'open-text',
  'word-cloud',
]);

/** Kinds of which other formats hold the text, not how they are set. */
const set: ReadonlySet<QuestionKindName> = new Set([
  'open-text',
  'word-cloud',
  'points',
  'ranking',
  'number',
]);

/** A scale as programs for tests have it: for each statement its steps to choose from. */
const asChoices = (item: ExportItem): ExportItem[] => {
  const { question } = item;
  if (question.kind !== 'scale') return [item];
  const ends = question.steps.type === 'numbers' ? question.steps : { low: '', high: '' };
  const all = stepsOf(question);
  const options = all.map(({ name }, at) => {
    const end = at === 0 ? ends.low : at === all.length - 1 ? ends.high : '';
    return { id: `s${at}`, text: end === '' ? name : `${name} (${end})` };
  });
  return question.statements.map(({ text }) =>
    Object.assign({}, item, {
      kind: 'choice',
      text: text === '' ? item.text : `${item.text}\n${text}`,
      options,
    }),
  );
};

const takesTypos = (right: Right | null): boolean =>
  (isOfType('texts', right) && right.typos) ||
  (isOfType('gaps', right) && right.gaps.some((gap) => 'typos' in gap && gap.typos));

/** What is said of what is right that no format but our own has. */
const unheldRights = (parts: readonly ExchangedPart[]): string[] => {
  const rights = parts.map(({ right }) => right);
  return [
    ...(rights.some(takesTypos) ? ['That small typos are right is not in it.'] : []),
    ...(rights.some((right) => isOfType('area', right))
      ? ['Where a pin is right is not in it.']
      : []),
  ];
};

/** What is said of questions, and no word of the format says. */
const unheldBeside = (parts: readonly ExchangedPart[], holding: Holding): string[] => [
  ...(parts.some(({ confidence }) => confidence)
    ? ['That people say how sure they are is not in it.']
    : []),
  ...(holding.worth !== true && parts.some(({ points }) => points !== null && points !== 1)
    ? ['What questions are worth is not in it.']
    : []),
  ...(holding.explanation !== true && parts.some(({ explanation }) => explanation !== '')
    ? ['Explanations are not in it.']
    : []),
];

const isUnkeyedNumber = ({ kind, rightNumber }: ExportItem): boolean =>
  kind === 'number' && rightNumber === null;

/** Which pictures are not kept, where only words are. */
const unheldPictures = ({ parts }: Exchanged, items: readonly ExportItem[]): string[] => {
  const ofAnswers = items.flatMap(({ options }, at) =>
    options.some(({ picture }) => picture !== undefined) ? [at + 1] : [],
  );
  const beside = parts.flatMap(({ question }, at) =>
    pictureBeside(question) === null ? [] : [at + 1],
  );
  return [
    ...(ofAnswers.length > 0
      ? [`Pictures of answers are not in it, their words are: questions ${ofAnswers.join(', ')}.`]
      : []),
    ...(beside.length > 0
      ? [`Pictures beside questions are not in it: questions ${beside.join(', ')}.`]
      : []),
  ];
};

/** The questions that a format can hold, and what it does not keep, to be said beside the download. */
export const heldBy = (material: Exchanged, holding: Holding) => {
  const items = exportItems(material);
  const isHeld = ({ kind, key }: ExportItem): boolean =>
    holding.kinds.has(kind) && (key !== null || holding.keyedAlone?.has(kind) !== true);
  const kept = items.filter(isHeld);
  const parts = material.parts.filter((_, at) => {
    const item = items[at];
    return item !== undefined && isHeld(item);
  });
  const held = holding.settings ? kept : kept.flatMap(asChoices);
  const has = (kind: QuestionKindName): boolean => kept.some((item) => item.kind === kind);
  const left = items.flatMap((item, at) => (isHeld(item) ? [] : [`${at + 1} (${item.kind})`]));
  const unkeyed = held.some(
    ({ kind, right }) => ['choice', 'true-false'].includes(kind) && right.length === 0,
  );
  const notes = [
    ...(left.length > 0
      ? [`Not in it, because the format cannot hold them: questions ${left.join(', ')}.`]
      : []),
    ...(!holding.seconds && held.some(({ seconds }) => seconds !== null)
      ? ['Times to answer are not in it.']
      : []),
    ...(!holding.settings && held.some(({ kind }) => set.has(kind))
      ? ['Settings of some questions are not in it.']
      : []),
    ...(holding.settings ? [] : unheldPictures(material, items)),
    ...(!holding.unkeyed && unkeyed
      ? ['Questions without a right answer: programs for tests may ask for one.']
      : []),
    ...unheldBeside(parts, holding),
    ...(!holding.settings && has('scale')
      ? ['Scales are in it as answers to choose from, one question for each statement.']
      : []),
    ...(!holding.settings && has('word-cloud')
      ? ['Word clouds are in it as questions for a text: read back, they are that.']
      : []),
    ...unheldRights(parts),
    ...(holding.inOrder === true &&
    held.some(({ kind, ordered }) => kind === 'ranking' && ordered === null)
      ? ['Where a ranking has no right order, the one in which it is written is it there.']
      : []),
    ...(holding.allRight === true && held.some(isUnkeyedNumber)
      ? [
          'Where a number is asked of which none is right, every number of its range is right in it.',
        ]
      : []),
    ...(holding.exactNumbers === true &&
    held.some(({ rightNumber }) => (rightNumber?.within ?? 0) > 0)
      ? ['How far off a right number may be is not in it.']
      : []),
    `How the ${material.noun} is shown, and who takes part, is not in it.`,
  ];
  return { held, questions: kept.length, notes };
};
