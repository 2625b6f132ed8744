import { exchangeWords as words } from '../exchange-words.ts';
import type { Imported, ImportedItem } from '../imported-item.ts';
import { plainText, type PlainText } from '../plain-text.ts';
import { keptOf, numberAround, rightIn, stepTo } from '../range-around.ts';
import { allBelow, childOf, childrenOf, markupIn, textOf, type XmlNode } from '../read-xml.ts';
import { areGaps, associated, gapMatched, gapsWithin, matched } from './qti-several.ts';

const isInteraction = ({ name }: XmlNode): boolean =>
  name.endsWith('Interaction') && name !== 'endAttemptInteraction';

const isOption = ({ name }: XmlNode): boolean => name === 'simpleChoice' || name === 'inlineChoice';

/** Within a line of text. */
const inline = new Set(['inlineChoiceInteraction', 'textEntryInteraction']);

const gap = ' _____ ';

/** An item's text: what stands around the interaction, and its prompt. */
const askedIn = (body: XmlNode): PlainText => {
  const asked = plainText(
    markupIn(body, (each) => {
      if (inline.has(each.name)) return gap;
      if (each.name === 'rubricBlock' || each.name === 'feedbackBlock') return '';
      if (!isInteraction(each)) return null;
      const prompt = childOf(each, 'prompt');
      return prompt === undefined ? '<p></p>' : `<p>${markupIn(prompt)}</p>`;
    }),
  );
  return { ...asked, text: asked.text.replaceAll(/_____ (?=[.,;:!?])/g, '_____') };
};

interface Key {
  readonly values: readonly string[];
  readonly isWeighed: boolean;
  readonly hasBlanks: boolean;
}

/** What is right of an interaction. */
const keyOf = (item: XmlNode, interaction: XmlNode): Key => {
  const wanted = interaction.attrs.get('responseIdentifier') ?? '';
  const same = (id: string): boolean => id.trim() === wanted.trim();
  const declared = childrenOf(item, 'responseDeclaration').find((each) =>
    same(each.attrs.get('identifier') ?? ''),
  );
  const right = declared === undefined ? undefined : childOf(declared, 'correctResponse');
  const values =
    right === undefined ? [] : childrenOf(right, 'value').map((each) => textOf(each).trim());
  return {
    values,
    isWeighed: declared !== undefined && childOf(declared, 'mapping') !== undefined,
    hasBlanks: (declared?.attrs.get('identifier') ?? wanted) !== wanted,
  };
};

type Kinded = Pick<ImportedItem, 'kind' | 'notes'> & Partial<ImportedItem>;

const isTruth = (options: readonly string[]): boolean =>
  options.length === 2 && /^true$/i.test(options[0] ?? '') && /^false$/i.test(options[1] ?? '');

const chosen = (interaction: XmlNode, { values }: Key): Kinded => {
  const nodes = allBelow(interaction, isOption);
  const ids = nodes.map((each) => (each.attrs.get('identifier') ?? '').trim());
  const texts = nodes.map((each) =>
    plainText(markupIn(each, (part) => (part.name === 'feedbackInline' ? '' : null))),
  );
  const right = values.map((value) => ids.indexOf(value)).filter((at) => at >= 0);
  const most = interaction.attrs.get('maxChoices') ?? '1';
  const isWrong = right.length < values.length;
  const options = texts.map(({ text }) => text);
  return {
    kind: isTruth(options) ? 'true-false' : 'choice',
    options,
    right,
    multiple: interaction.name === 'choiceInteraction' && most !== '1',
    notes: [
      ...(values.length === 0 ? [words.noRight] : []),
      ...(isWrong ? [words.badRight] : []),
      ...texts.flatMap(({ notes }) => notes),
      ...(inline.has(interaction.name) ? [words.blank] : []),
    ],
  };
};

const typed = (interaction: XmlNode, { values }: Key): Kinded => ({
  kind: 'open-text',
  rightTexts: values,
  notes: inline.has(interaction.name) ? [words.blank] : [],
});

const slid = (interaction: XmlNode, { values }: Key): Kinded => {
  const number = (name: string): number => Number(interaction.attrs.get(name) ?? Number.NaN);
  const [min, max, step] = [number('lowerBound'), number('upperBound'), number('step')];
  if (!Number.isFinite(min) || !Number.isFinite(max)) {
    return numberAround(values.map(rightIn), values);
  }
  const rights = values.map(rightIn);
  const range = { min, max, step: Number.isFinite(step) && step > 0 ? step : stepTo(rights) };
  return { kind: 'number', range, ...keptOf(rights, values) };
};

const inOrder = (interaction: XmlNode, { values }: Key): Kinded => {
  const nodes = allBelow(interaction, isOption);
  const ids = nodes.map((each) => (each.attrs.get('identifier') ?? '').trim());
  const right = values.map((value) => ids.indexOf(value)).filter((at) => at >= 0);
  const options = nodes.map((each) => plainText(markupIn(each)).text);
  return { kind: 'ranking', options, right, notes: [] };
};

const kinds: Readonly<Record<string, (interaction: XmlNode, key: Key) => Kinded>> = {
  choiceInteraction: chosen,
  inlineChoiceInteraction: chosen,
  textEntryInteraction: typed,
  extendedTextInteraction: typed,
  sliderInteraction: slid,
  orderInteraction: inOrder,
  matchInteraction: (interaction, { values }) => matched(interaction, values),
  associateInteraction: (interaction, { values }) => associated(interaction, values),
  gapMatchInteraction: (interaction, { values }) => gapMatched(interaction, values),
};

const titleOf = (item: XmlNode): string => item.attrs.get('title') ?? '';

const refused = (
  item: XmlNode,
  text: string,
  type: string,
  why: readonly string[],
): ImportedItem => ({
  name: titleOf(item),
  type,
  kind: null,
  text,
  notes: why,
});

const feedbacks = new Set(['modalFeedback', 'feedbackBlock', 'feedbackInline']);

/** What is said of the answers: to those who are right where its name is that of what is right. */
const besideOf = (
  item: XmlNode,
  { values, isWeighed }: Pick<Key, 'values' | 'isWeighed'>,
): Partial<ImportedItem> => {
  const all = allBelow(item, ({ name }) => feedbacks.has(name));
  if (all.length === 0) return { isWeighed };
  const own = all.find((each) => values.includes(each.attrs.get('identifier') ?? ''));
  return { isWeighed, feedback: own === undefined ? '' : plainText(markupIn(own)).text };
};

/** A text with gaps may have no other text over it. */
const gapHeading = ({ kind }: Kinded) => (kind === 'gap' ? { text: words.fillGaps } : {});

/** An item of QTI 2. */
export const qtiItem = (item: XmlNode): ImportedItem => {
  const body = childOf(item, 'itemBody');
  if (body === undefined) return refused(item, '', 'item', [words.noText]);
  const asked = askedIn(body);
  const parts = allBelow(body, isInteraction);
  const types = [...new Set(parts.map(({ name }) => name))].join(', ');
  if (item.attrs.get('adaptive') === 'true')
    return refused(item, asked.text, types, [words.adaptive]);
  if (areGaps(parts)) {
    const keys = parts.map((each) => keyOf(item, each));
    const { notes, ...rest } = gapsWithin(body, (each) => keyOf(item, each).values);
    const beside = besideOf(item, {
      values: keys.flatMap(({ values }) => values),
      isWeighed: keys.some(({ isWeighed }) => isWeighed),
    });
    const blanks = keys.some(({ hasBlanks }) => hasBlanks) ? [words.spacedName] : [];
    const said = { name: titleOf(item), type: types, text: '', ...rest, ...beside };
    return { ...said, notes: [...notes, ...blanks] };
  }
  if (parts.length > 1) return refused(item, asked.text, types, [words.severalParts]);
  const [interaction] = parts;
  const base = { name: titleOf(item), type: types, text: asked.text };
  if (interaction === undefined) {
    const text = base.name === '' ? (asked.text.split('\n')[0] ?? '') : base.name;
    return { ...base, type: 'text', kind: 'slide', text, body: asked.text, notes: asked.notes };
  }
  const key = keyOf(item, interaction);
  const make = Object.hasOwn(kinds, interaction.name) ? kinds[interaction.name] : undefined;
  if (make === undefined) return refused(item, asked.text, types, []);
  const kinded = make(interaction, key);
  const notes = [...kinded.notes, ...asked.notes, ...(key.hasBlanks ? [words.spacedName] : [])];
  if (kinded.kind === null) return refused(item, asked.text, types, kinded.notes);
  const heading = base.text === '' && gapHeading(kinded);
  return { ...base, ...kinded, ...besideOf(item, key), ...heading, notes };
};

/** The items of files of QTI 2, in their order. */
export const readQti = (roots: readonly XmlNode[]): Imported => {
  const items = roots.flatMap((root) =>
    root.name === 'assessmentItem'
      ? [root]
      : allBelow(root, ({ name }) => name === 'assessmentItem'),
  );
  return { format: 'qti', items: items.map(qtiItem), notes: [] };
};
