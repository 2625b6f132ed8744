import type { GapQuestion } from '@sets/shared/question/kinds/gap.ts';
import { gapsIn, type GapOfText } from '@sets/shared/question/kinds/gap-text.ts';
import type { MatchQuestion } from '@sets/shared/question/kinds/match.ts';
import { isOfType, type Right } from '@sets/shared/question/right.ts';
import { markedUp } from './code-markup.ts';
import { xmlText } from './xml-text.ts';

// Questions that ask several things at once, as items of QTI: what is matched, and texts with gaps.

/** What an item is made of: what its responses are, and its body. */
export interface SeveralResponses {
  readonly declarations: string;
  readonly body: string;
  /** How its answers are scored; empty where none is right. */
  readonly processing: string;
}

const correct = (values: readonly string[]): string =>
  values.length === 0
    ? ''
    : `<correctResponse>${values.map((value) => `<value>${xmlText(value)}</value>`).join('')}</correctResponse>`;

const declared = (id: string, type: string, values: readonly string[]): string => {
  const cardinality = type === 'directedPair' ? 'multiple' : 'single';
  return `<responseDeclaration identifier="${id}" cardinality="${cardinality}" baseType="${type}">${correct(values)}</responseDeclaration>`;
};

const template = 'http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct';

const placeOf = (all: MatchQuestion['lefts'], id: string): number =>
  all.findIndex((each) => each.id === id) + 1;

const choices = (all: MatchQuestion['lefts'], name: string, most: number): string =>
  all
    .map(
      (each, index) =>
        `<simpleAssociableChoice identifier="${name}${index + 1}" matchMax="${most}">${markedUp(each.text)}</simpleAssociableChoice>`,
    )
    .join('');

export const matchItem = (question: MatchQuestion, key: Right | null): SeveralResponses => {
  const { lefts, options, again, text } = question;
  const pairs = isOfType('pairs', key) ? key.pairs : [];
  const values = pairs.map(
    ({ left, option }) => `l${placeOf(lefts, left)} r${placeOf(options, option)}`,
  );
  return {
    declarations: declared('RESPONSE', 'directedPair', values),
    body:
      `<matchInteraction responseIdentifier="RESPONSE" shuffle="false" maxAssociations="${lefts.length}">` +
      `<prompt>${markedUp(text)}</prompt><simpleMatchSet>${choices(lefts, 'l', 1)}</simpleMatchSet>` +
      `<simpleMatchSet>${choices(options, 'r', again ? lefts.length : 1)}</simpleMatchSet></matchInteraction>`,
    processing: values.length === 0 ? '' : `<responseProcessing template="${template}"/>`,
  };
};

/** Each gap that is filled rightly gives a point. */
const sumOf = (ids: readonly string[]): string => {
  const conditions = ids.map(
    (id) =>
      `<responseCondition><responseIf><match><variable identifier="${id}"/><correct identifier="${id}"/></match>` +
      `<setOutcomeValue identifier="SCORE"><sum><variable identifier="SCORE"/><baseValue baseType="float">1</baseValue></sum></setOutcomeValue>` +
      `</responseIf></responseCondition>`,
  );
  return `<responseProcessing>${conditions.join('')}</responseProcessing>`;
};

const gapMarkup = ({ options }: GapOfText, id: string): string => {
  if (options.length === 0) return `<textEntryInteraction responseIdentifier="${id}"/>`;
  const offered = options.map(
    (each, at) => `<inlineChoice identifier="w${at + 1}">${xmlText(each.text)}</inlineChoice>`,
  );
  return `<inlineChoiceInteraction responseIdentifier="${id}" shuffle="false">${offered.join('')}</inlineChoiceInteraction>`;
};

export const gapItem = (question: GapQuestion, key: Right | null): SeveralResponses => {
  const gaps = gapsIn(question.parts);
  const rights = isOfType('gaps', key) ? key.gaps : [];
  const idOf = (gap: GapOfText): string =>
    gaps.length === 1 ? 'RESPONSE' : `RESPONSE${gaps.indexOf(gap) + 1}`;
  const declarations = gaps.map((gap) => {
    const own = rights.find(({ id }) => id === gap.id);
    if (gap.options.length === 0) {
      const accepted = own !== undefined && 'accepted' in own ? own.accepted : [];
      return declared(idOf(gap), 'string', accepted.slice(0, 1));
    }
    const option = own !== undefined && 'option' in own ? own.option : '';
    const at = gap.options.findIndex(({ id }) => id === option) + 1;
    return declared(idOf(gap), 'identifier', at === 0 ? [] : [`w${at}`]);
  });
  const body = question.parts.map((part) =>
    part.type === 'text' ? markedUp(part.text) : gapMarkup(part, idOf(part)),
  );
  return {
    declarations: declarations.join(''),
    body: `<p>${markedUp(question.text)}</p><p>${body.join('')}</p>`,
    processing: rights.length === 0 ? '' : sumOf(gaps.map(idOf)),
  };
};
