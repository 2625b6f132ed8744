import type { NumberQuestion } from '@sets/shared/question/kinds/number.ts';
import type { NumberWithin } from '@sets/shared/question/number/within.ts';
import {
  type Exchanged,
  type Exported,
  type ExportItem,
  heldBy,
  testKinds,
} from './export-item.ts';
import type { MatchQuestion } from '@sets/shared/question/kinds/match.ts';
import { isOfType, type Right } from '@sets/shared/question/right.ts';
import { htmlWithCode } from './code-markup.ts';
import { clozeOf } from './cloze-text.ts';
import { shortAnswer } from '../short-answers.ts';
import { xmlHead, xmlText } from './xml-text.ts';

const text = (content: string): string => `<text>${xmlText(content)}</text>`;

/** The format of a text, and the text in it: with code in it, that is HTML. */
const formatted = (content: string, html = htmlWithCode(content)): string =>
  html === null ? ` format="plain_text">${text(content)}` : ` format="html">${text(html)}`;

const answer = (fraction: number, content: string): string =>
  `    <answer fraction="${fraction}"${formatted(content)}</answer>\n`;

/** What people type is compared with it letter by letter. */
const typedAnswer = (content: string): string =>
  `    <answer fraction="100"${formatted(content, null)}</answer>\n`;

const choices = ({ options, right, multiple }: ExportItem): string => {
  const isSingle = !multiple && right.length <= 1;
  const share = right.length === 0 ? 0 : Number((100 / right.length).toFixed(5));
  const wrong = isSingle || right.length === 0 ? 0 : -share;
  const answers = options.map(({ id, text: said }) =>
    answer(right.includes(id) ? share : wrong, said),
  );
  return `    <single>${isSingle}</single>\n${answers.join('')}`;
};

const truths = ({ right }: ExportItem): string =>
  ['true', 'false'].map((each) => answer(right.includes(each) ? 100 : 0, each)).join('');

const inOrder = ({ options, ordered }: ExportItem): string => {
  const answers = (ordered ?? options).map(({ text: said }, at) => answer(at + 1, said)).join('');
  return `    <layouttype>VERTICAL</layouttype>\n    <selecttype>ALL</selecttype>\n${answers}`;
};

/** Where nothing is right every number of the range is: its middle, with half of the range around it. */
const within = ({ min, max }: NumberQuestion, right: NumberWithin | null): string => {
  const key = right ?? { number: (min + max) / 2, within: (max - min) / 2 };
  return `    <answer fraction="100">${text(String(key.number))}<tolerance>${key.within}</tolerance></answer>\n`;
};

const side = (left: string, option: string): string =>
  `    <subquestion${formatted(left)}<answer>${text(option)}</answer></subquestion>\n`;

/** Right sides that belong to nothing stand beside a left side without text. */
const sides = ({ lefts, options }: MatchQuestion, key: Right | null): string => {
  const pairs = isOfType('pairs', key) ? key.pairs : [];
  const used = new Set(pairs.map(({ option }) => option));
  const optionOf = (left: string): string | undefined =>
    pairs.find((each) => each.left === left)?.option;
  return [
    ...lefts.map(({ id, text: said }) =>
      side(said, options.find((each) => each.id === optionOf(id))?.text ?? ''),
    ),
    ...options.filter(({ id }) => !used.has(id)).map((each) => side('', each.text)),
  ].join('');
};

const typeAndAnswers = (item: ExportItem): readonly [string, string] => {
  if (item.kind === 'slide') return ['description', ''];
  if (item.question.kind === 'match') return ['matching', sides(item.question, item.key)];
  if (item.kind === 'ranking') return ['ordering', inOrder(item)];
  if (item.question.kind === 'number')
    return ['numerical', within(item.question, item.rightNumber)];
  if (item.kind === 'choice') return ['multichoice', choices(item)];
  if (item.rightTexts.length > 0) {
    return ['shortanswer', item.rightTexts.map((said) => typedAnswer(shortAnswer(said))).join('')];
  }
  if (item.kind !== 'true-false') return ['essay', ''];
  // Moodle knows no statement of which nobody says whether it is true.
  return item.right.length > 0 ? ['truefalse', truths(item)] : ['multichoice', choices(item)];
};

/** What is said to everybody afterwards, and what it is worth. */
const beside = ({ points, explanation }: ExportItem): string =>
  (explanation === '' ? '' : `    <generalfeedback${formatted(explanation)}</generalfeedback>\n`) +
  (points === null ? '' : `    <defaultgrade>${points}</defaultgrade>\n`);

const questionOf = (item: ExportItem, at: number): string => {
  if (item.question.kind === 'gap') {
    return (
      `  <question type="cloze">\n    <name>${text(`Question ${at + 1}`)}</name>\n` +
      `    <questiontext format="html">${text(clozeOf(item.question, item.key))}</questiontext>\n  </question>\n`
    );
  }
  const [type, answers] = typeAndAnswers(item);
  const isSlide = item.kind === 'slide';
  const name = isSlide ? item.text.replaceAll('\n', ' ') : `Question ${at + 1}`;
  const asked = isSlide && item.body !== '' ? item.body : item.text;
  return (
    `  <question type="${type}">\n    <name>${text(name)}</name>\n` +
    `    <questiontext${formatted(asked)}</questiontext>\n` +
    `${beside(item)}${answers}  </question>\n`
  );
};

export const writeMoodle = (material: Exchanged): Exported => {
  const { held, ...told } = heldBy(material, {
    kinds: testKinds,
    seconds: false,
    unkeyed: false,
    settings: false,
    allRight: true,
    keyedAlone: new Set(['match', 'gap']),
    inOrder: true,
    worth: true,
    explanation: true,
  });
  const contents = `${xmlHead}<quiz>\n${held.map(questionOf).join('')}</quiz>\n`;
  return { contents, ...told };
};
