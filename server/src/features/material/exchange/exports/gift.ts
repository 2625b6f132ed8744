import type { QuestionKindName } from '@sets/shared/question/question-kinds.ts';
import type { MatchQuestion } from '@sets/shared/question/kinds/match.ts';
import { isOfType, type Right } from '@sets/shared/question/right.ts';
import { shortAnswer } from '../short-answers.ts';
import { type Exchanged, type Exported, type ExportItem, heldBy } from './export-item.ts';

const kinds: ReadonlySet<QuestionKindName> = new Set([
  'choice',
  'true-false',
  'slide',
  'scale',
  'number',
  'match',
  'open-text',
  'word-cloud',
]);

const escaped = (text: string): string =>
  text.replaceAll(/[\\~=#{}:]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);

/** Which format a text has: without that, what looks like HTML would be taken for it. */
const plain = '[plain]';

/** Answers: one that is right, or each with its part of the points. */
const answersOf = ({ options, right, multiple }: ExportItem): string => {
  const share = right.length === 0 ? 0 : Number((100 / right.length).toFixed(5));
  const lines = options.map(({ id, text }) => {
    const isRight = right.includes(id);
    if (!multiple && right.length === 1) return `\t${isRight ? '=' : '~'}${plain}${escaped(text)}`;
    return right.length === 0
      ? `\t~${plain}${escaped(text)}`
      : `\t~%${isRight ? share : multiple ? -share : 0}%${plain}${escaped(text)}`;
  });
  return `{\n${lines.join('\n')}\n}`;
};

const textOf = (all: MatchQuestion['lefts'], id: string): string =>
  escaped(all.find((each) => each.id === id)?.text ?? '');

/** Right sides that belong to nothing stand behind an arrow that nothing is before. */
const sidesIn = ({ lefts, options }: MatchQuestion, key: Right | null): string => {
  const pairs = isOfType('pairs', key) ? key.pairs : [];
  const lines = [
    ...pairs.map(({ left, option }) => `${textOf(lefts, left)} -> ${textOf(options, option)}`),
    ...options
      .filter(({ id }) => !pairs.some(({ option }) => option === id))
      .map((each) => ` -> ${escaped(each.text)}`),
  ];
  return `{\n${lines.map((line) => `\t=${line}`).join('\n')}\n}`;
};

const answerIn = (item: ExportItem): string => {
  const { question } = item;
  if (question.kind === 'number') {
    const { rightNumber: right } = item;
    if (right === null) return `{#${question.min}..${question.max}}`;
    return right.within === 0 ? `{#${right.number}}` : `{#${right.number}:${right.within}}`;
  }
  if (question.kind === 'match') return sidesIn(question, item.key);
  if (item.kind === 'choice') return answersOf(item);
  if (item.rightTexts.length > 0) {
    return `{${item.rightTexts.map((text) => `=${plain}${escaped(shortAnswer(text))}`).join(' ')}}`;
  }
  if (item.kind !== 'true-false') return '{}';
  const [right] = item.right;
  return right === undefined ? answersOf(item) : right === 'true' ? '{TRUE}' : '{FALSE}';
};

const blockOf = (item: ExportItem, at: number): string => {
  if (item.kind === 'slide') {
    const text = item.body === '' ? item.text : item.body;
    return `::${escaped(item.text.slice(0, 200))}::${plain}${escaped(text)}`;
  }
  const answer = answerIn(item);
  const said = item.explanation === '' ? '' : `####${plain}${escaped(item.explanation)}`;
  return `::Question ${at + 1}::${plain}${escaped(item.text)} ${answer.slice(0, -1)}${said}}`;
};

export const writeGift = (material: Exchanged): Exported => {
  const { held, ...told } = heldBy(material, {
    kinds,
    seconds: false,
    unkeyed: false,
    settings: false,
    allRight: true,
    explanation: true,
    keyedAlone: new Set(['match']),
  });
  const title = `// ${material.title.replaceAll('\n', ' ')}`;
  const contents = `${[title, ...held.map(blockOf)].join('\n\n')}\n`;
  return { contents, ...told };
};
