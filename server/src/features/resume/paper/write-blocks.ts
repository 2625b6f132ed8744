import type { ResumeSection } from '@sets/shared/resume/resume.contract.ts';
import type { Block } from '../../../core/paper/block.ts';
import type { Look } from './look.ts';
import { paperMessages } from './paper.messages.ts';
import { entriesOf, type Entry, type Printed } from './sections.ts';
import { cleanLine } from '../../../core/paper/type/clean.ts';
import { linesOf, type Span } from '../../../core/paper/type/marks.ts';

const { between, colon, comma, headings, labelled } = paperMessages;

/** A text as people typed it: lines, and lists that hang. */
const bodyBlocks = (text: string, look: Look, before: number, indent: number): Block[] => {
  let above = before;
  const blocks: Block[] = [];
  for (const { spans, label, depth } of linesOf(text)) {
    if (spans.length === 0) {
      above = look.space.empty;
      continue;
    }
    const { hang, listed } = look.space;
    if (label === undefined) {
      blocks.push({ role: 'P', spans, style: look.body, before: above, indent });
    } else {
      const place = { before: Math.max(above, listed), indent: indent + depth * hang };
      blocks.push({ role: 'LI', spans, style: look.body, label, ...place });
    }
    above = label === undefined ? 0 : listed;
  }
  return blocks;
};

export const headingBlock = (text: string, look: Look): Block => ({
  role: 'H2',
  spans: [{ text }],
  style: look.heading,
  before: look.space.section,
  isKept: true,
  isAligned: true,
  hasRule: look.hasRules,
});

const asideOf = ({ when }: Entry, look: Look): Pick<Block, 'aside'> => {
  if (look.dates === 'line' || when === '') return {};
  const { dates: at, aside: width } = look;
  return { aside: { spans: [{ text: when }], style: look.when, at, width } };
};

const entryBlocks = (entry: Entry, look: Look, before: number): Block[] => {
  const indent = look.dates === 'before' ? look.aside : 0;
  const inLine = look.dates === 'line' ? entry.when : '';
  const below = entry.place === '' ? [] : [entry.place, inLine].filter(Boolean);
  const beside = entry.place === '' && inLine !== '' ? [{ text: between + inLine }] : [];
  const title: Block = {
    role: 'H3',
    spans: [{ text: entry.title, isBold: true }, ...beside],
    style: { ...look.title, weight: 400 },
    before,
    indent,
    isAligned: true,
    ...asideOf(entry, look),
  };
  const place: Block = {
    role: 'P',
    spans: [{ text: below.join(between) }],
    style: look.place,
    before: 0,
    indent,
    isAligned: true,
  };
  const body = bodyBlocks(entry.text, look, 2, indent);
  if (below.length === 0) return [{ ...title, isKept: body.length > 0 }, ...body];
  return [{ ...title, isKept: true }, { ...place, isKept: body.length > 0 }, ...body];
};

/** What is said of a skill in less than that stands on its line. */
const short = 240;

/** Skills and interests: a name alone, or a name and a few words, take no more than a line. */
function* shortEntries(entries: readonly Entry[], look: Look, inLines: boolean): Generator<Block> {
  const indent = look.dates === 'before' ? look.aside : 0;
  let isFirst = true;
  const place = (before: number) => ({ before, indent, isAligned: true }) as const;
  let names: string[] = [];
  const namesBlock = (): Block[] => {
    const before = isFirst ? look.space.heading : look.space.listed;
    const spans = [{ text: names.join(comma) }];
    const style = inLines ? look.title : look.body;
    if (names.length === 0) return [];
    names = [];
    isFirst = false;
    return [{ role: 'P', spans, style, ...place(before) }];
  };
  for (const entry of entries) {
    const lines = linesOf(entry.text);
    const [only] = lines;
    const isShort = lines.length === 1 && entry.text.length <= short && only?.label === undefined;
    if (only?.spans.length === 0) names.push(entry.title);
    if (only?.spans.length !== 0 || inLines) yield* namesBlock();
    if (only === undefined || only.spans.length === 0) continue;
    const isLine = isShort && !inLines;
    const above = isLine ? look.space.listed : look.space.entry / 2;
    const before = isFirst ? look.space.heading : above;
    isFirst = false;
    if (isLine) {
      const name: Span = { text: entry.title + colon, isBold: true };
      yield { role: 'P', spans: [name, ...only.spans], style: look.body, ...place(before) };
    } else yield* entryBlocks(entry, look, before);
  }
  yield* namesBlock();
}

const isShortSection = (section: ResumeSection): boolean =>
  section === 'skill' || section === 'interest';

/** A section with its heading; nothing where it has no entries. Each entry is read when its turn has come. */
export function* sectionBlocks(
  resume: Printed,
  section: ResumeSection,
  look: Look,
  { inLines = false } = {},
): Generator<Block> {
  const entries = entriesOf(resume)[section];
  if (entries.length === 0) return;
  yield headingBlock(headings[section], look);
  if (isShortSection(section)) {
    yield* shortEntries(entries, look, inLines);
    return;
  }
  const { space } = look;
  for (const [at, each] of entries.entries()) {
    yield* entryBlocks(each, look, at === 0 ? space.heading : space.entry);
  }
}

export function* sectionsBlocks(
  resume: Printed,
  sections: readonly ResumeSection[],
  look: Look,
): Generator<Block> {
  for (const section of sections) yield* sectionBlocks(resume, section, look);
}

export const introBlocks = (resume: Printed, look: Look, hasHeading: boolean): Block[] => {
  const indent = look.dates === 'before' && hasHeading ? look.aside : 0;
  const before = hasHeading ? look.space.heading : look.space.section;
  const blocks = bodyBlocks(resume.intro, look, before, indent);
  if (blocks.length === 0 || !hasHeading) return blocks;
  return [headingBlock(headings.intro, look), ...blocks];
};

/** An address as people read it. */
const shown = (url: string): string =>
  url.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');

interface Contact {
  readonly label: string;
  readonly text: string;
  readonly link?: string;
}
const contactsOf = ({ about }: Printed): Contact[] => [
  ...[about.email, about.phone, about.place]
    .map((text) => ({ label: '', text: cleanLine(text) }))
    .filter(({ text }) => text !== ''),
  ...about.links
    .filter(({ url }) => /^https?:\/\//i.test(url))
    .map(({ label, url }) => ({ label: cleanLine(label), text: cleanLine(shown(url)), link: url })),
];

const spanOf = ({ text, link }: Contact): Span => ({ text, ...(link !== undefined && { link }) });

const named = (contact: Contact): Span[] =>
  contact.label === ''
    ? [spanOf(contact)]
    : [{ text: labelled(contact.label, '') }, spanOf(contact)];

/** How somebody is reached: what is no link on one line, each link with its name on another or all on one. */
export const contactLines = (
  resume: Printed,
  look: Look,
  { isCentred = false, before = 6 } = {},
): Block[] => {
  const contacts = contactsOf(resume);
  const words = contacts.filter(({ link }) => link === undefined);
  const ways = contacts.filter(({ link }) => link !== undefined);
  const block = (spans: Span[], above: number): Block[] =>
    spans.length === 0
      ? []
      : [{ role: 'P', spans, style: look.contact, before: above, isCentred, isAligned: true }];
  return [
    ...block(
      [{ text: words.map(({ text }) => text).join(between) }].filter(({ text }) => text),
      before,
    ),
    ...ways.flatMap((way, at) => block(named(way), words.length === 0 && at === 0 ? before : 0)),
  ];
};

/** The same in a narrow column: a line for each, and a link's name above it. */
export const contactColumn = (resume: Printed, look: Look): Block[] => {
  const contacts = contactsOf(resume);
  if (contacts.length === 0) return [];
  const lines = contacts.flatMap((contact, at): Block[] => {
    const before = at === 0 ? look.space.heading : look.space.listed;
    const text = { role: 'P', spans: [spanOf(contact)], isAligned: true } as const;
    if (contact.label === '') return [{ ...text, style: look.contact, before }];
    const label = [{ text: contact.label }];
    const name = { role: 'P', spans: label, style: look.title, isAligned: true } as const;
    return [
      { ...name, before: before + look.space.listed, isKept: true },
      { ...text, style: look.contact, before: 0 },
    ];
  });
  return [headingBlock(headings.contact, look), ...lines];
};

/** Somebody's name, and what they call themselves. */
export const nameBlocks = (resume: Printed, look: Look, { isCentred = false } = {}): Block[] => {
  const headline = cleanLine(resume.about.headline);
  const common = { before: 0, isCentred, isAligned: true } as const;
  const name = [{ text: cleanLine(resume.username) }];
  return [
    { role: 'H1', spans: name, style: look.name, ...common },
    ...(headline === ''
      ? []
      : [{ role: 'P', spans: [{ text: headline }], style: look.headline, ...common } as const]),
  ];
};
