import { exchangeWords as words } from '../exchange-words.ts';
import type { Imported, ImportedItem } from '../imported-item.ts';
import { plainText, type PlainText, tidyText } from '../plain-text.ts';
import { numberAround, rightIn } from '../range-around.ts';
import { allBelow, childOf, childrenOf, textOf, type XmlNode } from '../read-xml.ts';
import { rightTextsOf } from '../short-answers.ts';
import { readCloze } from './moodle-cloze.ts';
import { readWordGaps } from './moodle-gaps.ts';

/** What grades Moodle has, of an answer, in percent. */
const grades = new Set(
  '100 90 83.33333 80 75 70 66.66667 60 50 40 33.33333 30 25 20 16.66667 14.28571 12.5 11.11111 10 5 0'.split(
    ' ',
  ),
);

const said = (node: XmlNode | undefined, usual = 'html'): PlainText => {
  const text = textOf(node === undefined ? undefined : childOf(node, 'text'));
  const format = node?.attrs.get('format') ?? usual;
  if (format === 'plain_text' || format === 'markdown') return { text: tidyText(text), notes: [] };
  return plainText(format === 'moodle_auto_format' ? text.trim().replaceAll('\n', '<br>') : text);
};

interface Answer extends PlainText {
  readonly fraction: string;
  readonly node: XmlNode;
}

const answersOf = (question: XmlNode): Answer[] =>
  childrenOf(question, 'answer').map((node) =>
    Object.assign(said(node), {
      fraction: node.attrs.get('fraction') ?? '0',
      node,
    }),
  );

const isRight = ({ fraction }: Answer): boolean => Number(fraction) > 0;

type Kinded = Pick<ImportedItem, 'kind' | 'notes'> & Partial<ImportedItem>;

const gradeNotes = (answers: readonly Answer[]): string[] => {
  const wrong = answers.filter(({ fraction }) => !grades.has(String(Math.abs(Number(fraction)))));
  return wrong.map(({ fraction }) => words.badGrade(fraction));
};

const chosen = (question: XmlNode): Kinded => {
  const answers = answersOf(question);
  const right = answers.flatMap((answer, at) => (isRight(answer) ? [at] : []));
  const isSingle = /^(?:true|1)$/.test(textOf(childOf(question, 'single')).trim());
  return {
    kind: 'choice',
    options: answers.map(({ text }) => text),
    right,
    multiple: childOf(question, 'single') === undefined ? right.length > 1 : !isSingle,
    notes: [
      ...(right.length === 0 ? [words.noRight] : []),
      ...gradeNotes(answers),
      ...answers.flatMap(({ notes }) => notes),
    ],
  };
};

const trueOrFalse = (question: XmlNode): Kinded => {
  const right = answersOf(question).find(isRight)?.text.toLowerCase();
  const at = right === 'true' ? [0] : right === 'false' ? [1] : [];
  return { kind: 'true-false', right: at, notes: at.length === 0 ? [words.noRight] : [] };
};

const typed = (question: XmlNode): Kinded => ({
  kind: 'open-text',
  ...rightTextsOf(
    answersOf(question).map(({ text, fraction }) => ({ text, grade: Number(fraction) })),
  ),
});

const guessed = (question: XmlNode): Kinded => {
  const right = answersOf(question)
    .filter(isRight)
    .map(({ text, node }) => {
      const tolerance = textOf(childOf(node, 'tolerance')).trim();
      return Number(tolerance) > 0 ? `${text} \u00b1 ${tolerance}` : text;
    });
  return numberAround(right.map(rightIn), right);
};

const inOrder = (question: XmlNode): Kinded => {
  const options = answersOf(question).map(({ text }) => text);
  return { kind: 'ranking', options, inRightOrder: true, notes: [] };
};

/** A left side without text leaves a right one that belongs to nothing. */
const matched = (question: XmlNode): Kinded => {
  const all = childrenOf(question, 'subquestion').map((each) => ({
    left: said(each),
    option: plainText(textOf(childOf(childOf(each, 'answer') ?? each, 'text'))),
  }));
  return {
    kind: 'match',
    sides: {
      lefts: all.map(({ left }) => left.text),
      options: all.map(({ option }) => option.text),
      pairs: all.map((_each, at) => [at, at]),
    },
    notes: all.flatMap(({ left, option }) => left.notes.concat(option.notes)),
  };
};

/** The text of a question as it is written in the file: gaps are found in it. */
const markupOf = (question: XmlNode): string =>
  textOf(childOf(childOf(question, 'questiontext') ?? question, 'text'));

const kinds: Readonly<Record<string, (question: XmlNode) => Kinded>> = {
  multichoice: chosen,
  truefalse: trueOrFalse,
  shortanswer: typed,
  numerical: guessed,
  essay: () => ({ kind: 'open-text', notes: [] }),
  ordering: inOrder,
  matching: matched,
  cloze: (question) => readCloze(markupOf(question)),
  multianswer: (question) => readCloze(markupOf(question)),
  gapselect: (question) => readWordGaps(question, markupOf(question)),
  ddwtos: (question) => readWordGaps(question, markupOf(question)),
};

const feedbacks = new Set(
  'feedback correctfeedback partiallycorrectfeedback incorrectfeedback'.split(' '),
);
const isSaid = (each: XmlNode): boolean => textOf(each).trim() !== '';

/** What is said and weighed beside the answers, and what it is worth. */
const besideOf = (question: XmlNode): Partial<ImportedItem> => {
  const answers = answersOf(question);
  const best = answers.find(({ fraction }) => Number(fraction) === 100);
  const own = best === undefined ? undefined : childOf(best.node, 'feedback');
  const hasFeedback = allBelow(question, ({ name }) => feedbacks.has(name)).some(isSaid);
  const grade = textOf(childOf(question, 'defaultgrade')).trim();
  return {
    explanation: said(childOf(question, 'generalfeedback')).text,
    ...(hasFeedback && { feedback: own === undefined ? '' : said(own).text }),
    ...(grade !== '' && Number.isFinite(Number(grade)) && { points: Number(grade) }),
    isWeighed:
      question.attrs.get('type') === 'multichoice' &&
      answers.some(({ fraction }) => ![0, 100].includes(Number(fraction))),
  };
};

const lossesOf = (question: XmlNode): string[] => {
  const idnumber = textOf(childOf(question, 'idnumber')).trim();
  const tags = allBelow(question, ({ name }) => name === 'tag').map((tag) => textOf(tag).trim());
  const old = childOf(question, 'image_base64') ?? childOf(question, 'image');
  return [
    ...(idnumber === '' ? [] : [words.lost(`ID number ${idnumber}`)]),
    ...(tags.length === 0 ? [] : [words.lost(`tags ${tags.join(', ')}`)]),
    ...(textOf(old).trim() === '' ? [] : [words.picture(1)]),
  ];
};

const itemOf = (question: XmlNode): ImportedItem => {
  const type = question.attrs.get('type') ?? '';
  const name = tidyText(textOf(childOf(childOf(question, 'name') ?? question, 'text')));
  const asked = said(childOf(question, 'questiontext'));
  const base = { name, type, text: asked.text };
  if (type === 'description') {
    return { ...base, kind: 'slide', text: name, body: asked.text, notes: asked.notes };
  }
  const kinded = Object.hasOwn(kinds, type) ? kinds[type]?.(question) : undefined;
  if (kinded === undefined) return { ...base, kind: null, notes: [] };
  const notes = [...kinded.notes, ...asked.notes, ...lossesOf(question)];
  return { ...base, ...kinded, ...besideOf(question), notes };
};

const isCategory = (each: XmlNode): boolean => each.attrs.get('type') === 'category';

export const readMoodle = (quiz: XmlNode): Imported => {
  const questions = childrenOf(quiz, 'question');
  const categories = questions
    .filter(isCategory)
    .map((each) => textOf(childOf(each, 'category')).trim());
  return {
    format: 'moodle',
    items: questions.filter((each) => !isCategory(each)).map(itemOf),
    notes: categories.length > 0 ? [words.categories([...new Set(categories)])] : [],
  };
};
