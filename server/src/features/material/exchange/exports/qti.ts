import { strToU8, zipSync } from 'fflate';
import {
  type Exchanged,
  type Exported,
  type ExportItem,
  heldBy,
  testKinds,
} from './export-item.ts';
import { htmlWithCode, markedUp } from './code-markup.ts';
import { gapItem, matchItem, type SeveralResponses } from './qti-several.ts';
import { xmlHead, xmlText } from './xml-text.ts';

const qti = 'http://www.imsglobal.org/xsd/imsqti_v2p1';
const packaging = 'http://www.imsglobal.org/xsd/imscp_v1p1';
const matching = 'http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct';

const paragraphs = (text: string): string =>
  htmlWithCode(text) === null
    ? text
        .split('\n')
        .map((line) => `<p>${xmlText(line)}</p>`)
        .join('')
    : `<p>${markedUp(text)}</p>`;

/** Names within an item: ids of ours may begin with what names there may not. */
const named = (item: ExportItem, id: string): string =>
  `o${item.options.findIndex((each) => each.id === id) + 1}`;

const simple = (item: ExportItem): string =>
  item.options
    .map(
      ({ id, text }) =>
        `<simpleChoice identifier="${named(item, id)}">${markedUp(text)}</simpleChoice>`,
    )
    .join('');

interface Interaction {
  readonly cardinality: 'single' | 'multiple' | 'ordered';
  readonly type: 'identifier' | 'string' | 'float';
  readonly markup: string;
}

const prompt = ({ text }: ExportItem): string => `<prompt>${markedUp(text)}</prompt>`;

const interactionOf = (item: ExportItem): Interaction | null => {
  const begin = 'responseIdentifier="RESPONSE"';
  if (item.kind === 'slide') return null;
  if (item.kind === 'ranking') {
    const markup = `<orderInteraction ${begin} shuffle="false">${prompt(item)}${simple(item)}</orderInteraction>`;
    return { cardinality: 'ordered', type: 'identifier', markup };
  }
  if (item.question.kind === 'number') {
    const { min, max, step } = item.question;
    // The steps of a slider are whole numbers; where ours are not, it has none.
    const steps = Number.isInteger(step) ? ` step="${step}"` : '';
    const markup = `<sliderInteraction ${begin} lowerBound="${min}" upperBound="${max}"${steps}>${prompt(item)}</sliderInteraction>`;
    return { cardinality: 'single', type: 'float', markup };
  }
  if (item.options.length === 0) {
    // What is judged is a line within the text, without a prompt of its own.
    const markup =
      item.rightTexts.length > 0
        ? `${paragraphs(item.text)}<p><textEntryInteraction ${begin}/></p>`
        : `<extendedTextInteraction ${begin}>${prompt(item)}</extendedTextInteraction>`;
    return { cardinality: 'single', type: 'string', markup };
  }
  const most = item.multiple ? 0 : 1;
  const markup = `<choiceInteraction ${begin} shuffle="false" maxChoices="${most}">${prompt(item)}${simple(item)}</choiceInteraction>`;
  return { cardinality: item.multiple ? 'multiple' : 'single', type: 'identifier', markup };
};

const declarationOf = (item: ExportItem, { cardinality, type }: Interaction): string => {
  // One answer can be given, so one can be the right one.
  const chosen = item.multiple ? item.right : item.right.slice(0, 1);
  const keyed = item.ordered?.map(({ id }) => id) ?? chosen;
  const number = item.rightNumber === null ? [] : [String(item.rightNumber.number)];
  const texts = item.rightTexts.slice(0, 1).map(xmlText);
  const values = [...keyed.map((id) => named(item, id)), ...number, ...texts]
    .map((value) => `<value>${value}</value>`)
    .join('');
  const right = values === '' ? '' : `<correctResponse>${values}</correctResponse>`;
  return `<responseDeclaration identifier="RESPONSE" cardinality="${cardinality}" baseType="${type}">${right}</responseDeclaration>`;
};

const score = '<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/>';

const begun = (title: string, at: number): string =>
  `${xmlHead}<assessmentItem xmlns="${qti}" identifier="q${at + 1}" title="${xmlText(title)}" adaptive="false" timeDependent="false">`;

const severalOf = ({ question, key }: ExportItem): SeveralResponses | null => {
  if (question.kind === 'match') return matchItem(question, key);
  return question.kind === 'gap' ? gapItem(question, key) : null;
};

const itemOf = (item: ExportItem, at: number): string => {
  const several = severalOf(item);
  if (several !== null) {
    const { declarations, body, processing } = several;
    return (
      `${begun(`Question ${at + 1}`, at)}${declarations}${processing === '' ? '' : score}` +
      `<itemBody>${body}</itemBody>${processing}</assessmentItem>\n`
    );
  }
  const interaction = interactionOf(item);
  const isKeyed =
    item.right.length + item.rightTexts.length > 0 ||
    item.rightNumber !== null ||
    item.ordered !== null;
  const title = item.kind === 'slide' ? item.text.replaceAll('\n', ' ') : `Question ${at + 1}`;
  const body =
    interaction === null
      ? paragraphs(item.body === '' ? item.text : item.body)
      : interaction.markup;
  return (
    begun(title, at) +
    `${interaction === null ? '' : declarationOf(item, interaction)}${isKeyed ? score : ''}` +
    `<itemBody>${body}</itemBody>` +
    `${isKeyed ? `<responseProcessing template="${matching}"/>` : ''}</assessmentItem>\n`
  );
};

const manifestOf = (files: readonly string[]): string => {
  const resources = files.map(
    (file, at) =>
      `<resource identifier="r${at + 1}" type="imsqti_item_xmlv2p1" href="${file}"><file href="${file}"/></resource>`,
  );
  return (
    `${xmlHead}<manifest xmlns="${packaging}" identifier="poll"><metadata><schema>QTIv2.1 Package</schema>` +
    `<schemaversion>1.0.0</schemaversion></metadata><organizations/><resources>${resources.join('')}</resources></manifest>\n`
  );
};

/** A package: a manifest, and a file for each question. */
export const writeQti = (material: Exchanged): Exported => {
  const { held, ...told } = heldBy(material, {
    kinds: testKinds,
    seconds: false,
    unkeyed: true,
    settings: false,
    exactNumbers: true,
  });
  const items = held.map(
    (item, at) => [`q${String(at + 1).padStart(2, '0')}.xml`, itemOf(item, at)] as const,
  );
  const files = Object.fromEntries(items.map(([name, item]) => [name, strToU8(item)]));
  const manifest = strToU8(manifestOf(items.map(([name]) => name)));
  const contents = zipSync(
    { 'imsmanifest.xml': manifest, ...files },
    { mtime: new Date(2000, 0, 1) },
  );
  return { contents, ...told };
};
