import { exchangeWords as words } from '../exchange-words.ts';
import type { Imported, ImportedItem } from '../imported-item.ts';
import { plainText, type PlainText } from '../plain-text.ts';
import { numberAround, rightIn } from '../range-around.ts';
import { allBelow, childOf, childrenOf, textOf, type XmlNode } from '../read-xml.ts';
import { blanksOf, dropdownsOf, matchedSides } from './canvas-several.ts';

const named = (name: string) => (each: XmlNode) => each.name === name;

const materialOf = (node: XmlNode | undefined): PlainText => {
  const material = node === undefined ? undefined : childOf(node, 'material');
  const texts = material === undefined ? [] : allBelow(material, named('mattext'));
  return plainText(texts.map(textOf).join('\n'));
};

/** A field of the item's metadata, as `question_type`. */
const fieldOf = (item: XmlNode, label: string): string => {
  const fields = allBelow(item, named('qtimetadatafield'));
  const field = fields.find((each) => textOf(childOf(each, 'fieldlabel')).trim() === label);
  return textOf(field === undefined ? undefined : childOf(field, 'fieldentry')).trim();
};

/** What an answer must be for points, without what it must not be. */
const wanted = (condition: XmlNode): string[] =>
  condition.children.flatMap((each) => {
    if (typeof each === 'string' || each.name === 'not') return [];
    return each.name === 'varequal' ? [textOf(each).trim()] : wanted(each);
  });

/** What gives points. */
const scoring = (item: XmlNode): XmlNode[] =>
  allBelow(item, named('respcondition'))
    .filter((each) => childrenOf(each, 'setvar').some((value) => Number(textOf(value)) > 0))
    .flatMap((each) => childrenOf(each, 'conditionvar'));

const rightOf = (item: XmlNode): string[] => scoring(item).flatMap(wanted);

type Kinded = Pick<ImportedItem, 'kind' | 'notes'> & Partial<ImportedItem>;

const chosen = (item: XmlNode, type: string): Kinded => {
  const lists = allBelow(item, named('response_lid'));
  if (lists.length > 1) return { kind: null, notes: [words.severalParts] };
  const labels = lists.flatMap((each) => allBelow(each, named('response_label')));
  const ids = labels.map((each) => each.attrs.get('ident') ?? '');
  const right = [...new Set(rightOf(item))]
    .map((each) => ids.indexOf(each))
    .filter((at) => at >= 0);
  const texts = labels.map(materialOf);
  const isTruth = type.startsWith('true_false') && /^true$/i.test(texts[0]?.text ?? '');
  return {
    kind: isTruth ? 'true-false' : 'choice',
    options: texts.map(({ text }) => text),
    right,
    multiple: lists[0]?.attrs.get('rcardinality') === 'Multiple',
    notes: [...(right.length === 0 ? [words.noRight] : []), ...texts.flatMap(({ notes }) => notes)],
  };
};

const typed = (item: XmlNode): Kinded => {
  const right = rightOf(item);
  const notes = right.length > 0 ? [words.rightNotKept(right.join(' / '))] : [];
  return { kind: 'open-text', notes };
};

/** A number, a range, or a number within a range, as one thing that gives points has it. */
const numberIn = (condition: XmlNode): string => {
  const end = (...names: readonly string[]): string =>
    textOf(allBelow(condition, ({ name }) => names.includes(name))[0]).trim();
  const [exact = ''] = wanted(condition);
  const [low, high] = [end('vargte', 'vargt'), end('varlte', 'varlt')];
  if (low === '' || high === '') return exact;
  if (exact === '') return `${low}..${high}`;
  const [number, ...ends] = [exact, low, high].map(Number);
  const off = Math.max(...ends.map((each) => Math.abs(each - (number ?? Number.NaN))));
  return off > 0 ? `${exact} \u00b1 ${Number(off.toPrecision(12))}` : exact;
};

const guessed = (item: XmlNode): Kinded => {
  const said = scoring(item).map(numberIn);
  return numberAround(said.map(rightIn), said);
};

const kinds: Readonly<Record<string, (item: XmlNode, type: string, asked: string) => Kinded>> = {
  multiple_choice_question: chosen,
  multiple_answers_question: chosen,
  true_false_question: chosen,
  short_answer_question: typed,
  essay_question: () => ({ kind: 'open-text', notes: [] }),
  numerical_question: guessed,
  matching_question: matchedSides,
  fill_in_multiple_blanks_question: (item, _type, asked) => blanksOf(item, asked),
  multiple_dropdowns_question: (item, _type, asked) => dropdownsOf(item, asked),
};

/** What an item without metadata is. */
const typeOf = (item: XmlNode): string => {
  const told = fieldOf(item, 'question_type');
  if (told !== '') return told;
  const profile = fieldOf(item, 'cc_profile')
    .replace(/^cc\./, '')
    .replace(/\.v\d.*$/, '');
  const known: Readonly<Record<string, string>> = {
    multiple_choice: 'multiple_choice_question',
    multiple_response: 'multiple_answers_question',
    true_false: 'true_false_question',
    fib: 'short_answer_question',
    essay: 'essay_question',
  };
  return (
    (Object.hasOwn(known, profile) ? known[profile] : undefined) ??
    (profile || 'item without a type')
  );
};

/** What is said to everybody (`general_fb`), of the answers, and what it is worth. */
const besideOf = (item: XmlNode): Partial<ImportedItem> => {
  const feedback = allBelow(item, named('itemfeedback'));
  const saidOf = (ident: RegExp): string => {
    const found = feedback.find((each) => ident.test(each.attrs.get('ident') ?? ''));
    const texts = found === undefined ? [] : allBelow(found, named('mattext'));
    return plainText(texts.map(textOf).join('\n')).text;
  };
  const general = /^general_(?:incorrect_)?fb$/;
  const others = feedback.filter((each) => !general.test(each.attrs.get('ident') ?? ''));
  const points = fieldOf(item, 'points_possible');
  return {
    explanation: saidOf(general),
    ...(others.length > 0 && { feedback: saidOf(/^correct_fb$/) }),
    ...(points !== '' && Number.isFinite(Number(points)) && { points: Number(points) }),
  };
};

const itemOf = (item: XmlNode): ImportedItem => {
  const type = typeOf(item);
  const name = item.attrs.get('title') ?? '';
  const asked = materialOf(childOf(item, 'presentation'));
  const base = { name, type, text: asked.text };
  if (type === 'text_only_question') {
    const text = name === '' ? (asked.text.split('\n')[0] ?? '') : name;
    return { ...base, kind: 'slide', text, body: asked.text, notes: asked.notes };
  }
  const kinded = Object.hasOwn(kinds, type) ? kinds[type]?.(item, type, asked.text) : undefined;
  if (kinded === undefined) return { ...base, kind: null, notes: [] };
  const notes = [...kinded.notes, ...asked.notes];
  return { ...base, ...kinded, ...besideOf(item), notes };
};

/** The items of QTI 1.2, as Canvas writes it. */
export const readCanvas = (roots: readonly XmlNode[]): Imported => ({
  format: 'canvas',
  items: roots.flatMap((root) => allBelow(root, named('item'))).map(itemOf),
  notes: [],
});
