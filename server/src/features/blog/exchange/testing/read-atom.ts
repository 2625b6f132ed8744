import { SaxesParser } from 'saxes';

interface Node {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Node[];
  text: string;
}

const atom = 'http://www.w3.org/2005/Atom';

/** XML as a tree; throws where it is none, as a program of readers does. */
const treeOf = (xml: string): Node => {
  const parser = new SaxesParser({ xmlns: true });
  const root: Node = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    if (uri !== atom) throw new Error(`${local} is not of Atom.`);
    const told = Object.entries(attributes).map(([name, { value }]) => [name, value]);
    const node: Node = {
      name: local,
      attributes: Object.fromEntries(told),
      children: [],
      text: '',
    };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', (text) => {
    const node = open.at(-1);
    if (node !== undefined) node.text += text;
  });
  parser.write(xml).close();
  return root;
};

/** What stands in each, as often as RFC 4287 lets it; `1` is needed. */
const grammar: Readonly<Record<string, Readonly<Record<string, '1' | '?' | '*'>>>> = {
  '': { feed: '1' },
  feed: { id: '1', title: '1', updated: '1', author: '*', link: '*', generator: '?', entry: '*' },
  entry: {
    id: '1',
    title: '1',
    updated: '1',
    published: '?',
    author: '1',
    link: '*',
    category: '*',
    summary: '?',
    content: '?',
  },
  author: { name: '1' },
};
const attributesOf: Readonly<Record<string, readonly string[]>> = {
  feed: ['xmlns'],
  link: ['rel', 'type', 'href'],
  category: ['term'],
  summary: ['type'],
  content: ['type'],
};
const texts: Readonly<Record<string, RegExp>> = {
  id: /^(?:urn:uuid:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|https?:\/\/\S+)$/,
  updated: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/,
  published: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/,
  name: /\S/,
};

const check = (node: Node): void => {
  const rules = grammar[node.name] ?? {};
  const isText = grammar[node.name] === undefined;
  for (const child of node.children) {
    if (rules[child.name] === undefined) throw new Error(`<${child.name}> in <${node.name}>.`);
    check(child);
  }
  for (const [name, often] of Object.entries(rules)) {
    const count = node.children.filter((child) => child.name === name).length;
    if ((often === '1' && count !== 1) || (often === '?' && count > 1)) {
      throw new Error(`${count} of <${name}> in <${node.name}>.`);
    }
  }
  const known = attributesOf[node.name] ?? [];
  if (Object.keys(node.attributes).some((name) => !known.includes(name))) {
    throw new Error(`Attributes of <${node.name}>: ${Object.keys(node.attributes).join(', ')}.`);
  }
  if (!isText && node.text.trim() !== '') throw new Error(`Text in <${node.name}>.`);
  if (texts[node.name]?.test(node.text) === false) throw new Error(`${node.name}: ${node.text}`);
};

const partsOf = (node: Node) => {
  const all = (name: string) => node.children.filter((child) => child.name === name);
  const text = (name: string): string => all(name)[0]?.text ?? '';
  const links = Object.fromEntries(
    all('link').map(({ attributes }) => [attributes['rel'], attributes['href']]),
  );
  return { all, text, links };
};

/** A feed as a program of readers reads it; throws where it is no valid one. */
export const readAtom = (xml: string) => {
  const root = treeOf(xml);
  check(root);
  const feed = partsOf(root.children[0] ?? root);
  const entries = feed.all('entry').map((node) => {
    const { all, text, links } = partsOf(node);
    return {
      id: text('id'),
      title: text('title'),
      author: all('author')[0]?.children[0]?.text,
      published: text('published'),
      updated: text('updated'),
      tags: all('category').map(({ attributes }) => attributes['term']),
      summary: text('summary'),
      html: text('content'),
      link: links['alternate'],
    };
  });
  if (new Set(entries.map(({ id }) => id)).size !== entries.length) throw new Error('An id twice.');
  return {
    id: feed.text('id'),
    title: feed.text('title'),
    updated: feed.text('updated'),
    links: feed.links,
    entries,
  };
};
