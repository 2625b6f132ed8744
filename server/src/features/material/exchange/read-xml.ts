import { exchangeLimits } from '@sets/shared/material/exchange.contract.ts';
import { SaxesParser } from 'saxes';
import { exchangeWords as words } from './exchange-words.ts';
import { FileFault } from './imported-item.ts';

/** An element; names are without prefixes. */
export interface XmlNode {
  readonly name: string;
  readonly attrs: ReadonlyMap<string, string>;
  readonly children: readonly (XmlNode | string)[];
}

interface Growing extends XmlNode {
  readonly children: (Growing | string)[];
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

const named = { nbsp: '\u00A0', hellip: '…', mdash: '—', ndash: '–', rarr: '→', larr: '←' };

const growing = (name: string, attributes: Readonly<Record<string, string>>): Growing => ({
  name: localName(name),
  attrs: new Map(Object.entries(attributes).map(([key, value]) => [localName(key), value])),
  children: [],
});

/**
 * XML as a tree. Nothing is fetched, no entity is expanded but those of XML and a few of HTML, and
 * what declares its own is refused, as is what is too deep or has too many parts.
 */
export const readXml = (text: string): XmlNode => {
  const parser = new SaxesParser({ xmlns: false, position: true });
  Object.assign(parser.ENTITIES, named);
  const root: Growing = growing('', {});
  const open: Growing[] = [root];
  let nodes = 0;
  const count = (): void => {
    nodes += 1;
    if (nodes > exchangeLimits.nodes || open.length > exchangeLimits.depth) {
      throw new FileFault(words.tooDeep);
    }
  };
  const put = (piece: string): void => {
    count();
    open.at(-1)?.children.push(piece);
  };
  parser.on('error', () => {
    throw new FileFault(words.badXml(parser.line));
  });
  parser.on('doctype', (doctype) => {
    if (/<!(?:ENTITY|ATTLIST|ELEMENT)/i.test(doctype)) throw new FileFault(words.entities);
  });
  parser.on('opentag', ({ name, attributes }) => {
    count();
    const node = growing(name, attributes);
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', put);
  // A section is a node without a name, as it may hold markup that was wrapped whole.
  parser.on('cdata', (piece) => {
    count();
    open.at(-1)?.children.push({ ...growing('', {}), children: [piece] });
  });
  parser.write(text.replace(/^\uFEFF/, '').trimStart()).close();
  const top = root.children.find((each) => typeof each !== 'string');
  if (top === undefined) throw new FileFault(words.nothing);
  return top;
};

export const elementsOf = (node: XmlNode): XmlNode[] =>
  node.children.filter((each) => typeof each !== 'string');

/** The children of this name. */
export const childrenOf = (node: XmlNode, name: string): XmlNode[] =>
  elementsOf(node).filter((each) => each.name === name);

export const childOf = (node: XmlNode, name: string): XmlNode | undefined =>
  elementsOf(node).find((each) => each.name === name);

/** Everything below it of which this is true, in the order of the file. */
export const allBelow = (node: XmlNode, is: (each: XmlNode) => boolean): XmlNode[] =>
  elementsOf(node).flatMap((each) => {
    const below = allBelow(each, is);
    return is(each) ? [each].concat(below) : below;
  });

/** All the text in it. */
export const textOf = (node: XmlNode | undefined): string =>
  node === undefined
    ? ''
    : node.children.map((each) => (typeof each === 'string' ? each : textOf(each))).join('');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A paragraph, a list or a table from its beginning to its end: nobody types one to be read as it stands. */
const isWrappedMarkup = (text: string): boolean =>
  /^\s*<(p|div|span|ul|ol|table)\b[^>]*>[^]*<\/\1>\s*$/i.test(text);

const sectionIn = (section: XmlNode): string => {
  const text = textOf(section);
  return isWrappedMarkup(text) ? text : escaped(text);
};

/** What is in it, as markup again; `skip` leaves elements out, or puts a text in their place. */
export const markupIn = (
  node: XmlNode,
  skip: (each: XmlNode) => string | null = () => null,
): string =>
  node.children
    .map((each) => {
      if (typeof each === 'string') return escaped(each);
      if (each.name === '') return sectionIn(each);
      const instead = skip(each);
      if (instead !== null) return instead;
      const alt = escaped(each.attrs.get('alt') ?? '').replaceAll('"', '&quot;');
      // HTML ends no line break, and would see a second one.
      if (each.name === 'br') return '<br>';
      return `<${each.name}${alt === '' ? '' : ` alt="${alt}"`}>${markupIn(each, skip)}</${each.name}>`;
    })
    .join('');
