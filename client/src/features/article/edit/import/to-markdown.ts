import type TurndownService from 'turndown';

const options = {
  headingStyle: 'atx',
  hr: '---',
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
  emDelimiter: '*',
  strongDelimiter: '**',
} as const;

/**
 * Signs that mean something to our renderer and not to others. A bracket is not escaped by '\': that
 * would begin a formula.
 */
const escaped = (text: string): string =>
  text
    .replaceAll(/&(?=#?\w{1,30};)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/([\\*_`~])/g, String.raw`\$1`)
    .replaceAll('$', String.raw`\$`)
    .replaceAll('[', '&#91;')
    .replaceAll(/^(\s*)(#{1,6})(?=\s)/g, String.raw`$1\$2`)
    .replaceAll(/^(\s*)([-+>=])/g, String.raw`$1\$2`)
    .replaceAll(/^(\s*\d{1,9})([.)])(?=\s)/g, String.raw`$1\$2`);

/** Nothing in a formula may end it. */
const formulaOf = (tex: string, isDisplay: boolean): string => {
  const line = tex.replaceAll(/\s+/g, ' ').replaceAll('$', '').trim();
  return isDisplay ? `\n\n$$${line}$$\n\n` : `$${line}$`;
};

const addRules = (service: TurndownService): void => {
  service.addRule('formula', {
    filter: (node) => node.nodeName === 'TT' && node.dataset['formula'] !== undefined,
    replacement: (_content, node) =>
      formulaOf(node.textContent ?? '', node.dataset['formula'] === 'display'),
  });
  service.addRule('note', {
    filter: (node) => node.nodeName === 'TT' && node.dataset['note'] !== undefined,
    replacement: (_content, node) => `[^${node.dataset['note']}]`,
  });
  // What the picture is, and where it lies, is said by who prepared the page.
  service.addRule('picture', {
    filter: (node) => node.nodeName === 'TT' && node.dataset['picture'] !== undefined,
    replacement: (_content, node) => `![${node.title}](${node.dataset['picture']})`,
  });
  // Markup in Markdown is shown as it was typed.
  service.addRule('break', { filter: 'br', replacement: () => '\n' });
};

/** Code with its language, as pages say it in many ways. */
const languageOf = (pre: Element): string => {
  const named = [pre, ...pre.querySelectorAll('code')].map((each) => each.className).join(' ');
  return (
    /(?:language|lang|brush|highlight-source)[-:]\s*([a-z0-9+#]{1,20})/i.exec(named)?.[1] ?? ''
  );
};

const inlineOnly =
  'p, div, li, ul, ol, dl, dt, dd, h1, h2, h3, h4, h5, h6, blockquote, pre, br, hr';

/** A row of a table in Markdown is one line: in its cells there are no blocks. */
const flattenCells = (body: HTMLElement): void => {
  for (const cell of body.querySelectorAll('td, th')) {
    for (const block of cell.querySelectorAll(inlineOnly)) {
      block.before(' ');
      block.after(' ');
      block.replaceWith(...block.childNodes);
    }
  }
};

/** Tables that only place things, as old pages do, are no tables; nor is one around another. */
const unwrapLayout = (body: HTMLElement): void => {
  for (const table of body.querySelectorAll('table')) {
    const isLayout =
      table.querySelector('table') !== null ||
      table.getAttribute('role') === 'presentation' ||
      table.rows.length < 2 ||
      [...table.rows].every((row) => row.cells.length < 2);
    if (!isLayout) continue;
    const parts = [...table.rows].flatMap((row) =>
      [...row.cells].map((cell) => {
        const part = body.ownerDocument.createElement('div');
        part.append(...cell.childNodes);
        return part;
      }),
    );
    table.replaceWith(...parts);
  }
};

const fenceCode = (body: HTMLElement): void => {
  for (const pre of body.querySelectorAll('pre')) {
    const code = body.ownerDocument.createElement('code');
    const language = languageOf(pre);
    for (const line of pre.querySelectorAll('br')) line.replaceWith('\n');
    code.textContent = pre.textContent;
    if (language !== '') code.className = `language-${language}`;
    pre.replaceChildren(code);
  }
};

/** Makes Markdown of what is left of a page; whatever markup there is in it goes. */
export const toMarkdown = async (
  body: HTMLElement,
  notes: readonly HTMLElement[],
): Promise<string> => {
  const [{ default: Turndown }, { gfm }] = await Promise.all([
    import('turndown'),
    import('@joplin/turndown-plugin-gfm'),
  ]);
  const service = new Turndown(options);
  service.use(gfm);
  service.escape = escaped;
  addRules(service);
  const markdownOf = (element: HTMLElement): string => {
    unwrapLayout(element);
    flattenCells(element);
    fenceCode(element);
    return service
      .turndown(element)
      .replaceAll(/[^\S\n]+\n/g, '\n')
      .trim();
  };
  const text = markdownOf(body);
  const said = notes.map(
    (note, at) => `[^${at + 1}]: ${markdownOf(note).replaceAll('\n', '\n    ')}`,
  );
  return [text, ...said].join('\n\n');
};
