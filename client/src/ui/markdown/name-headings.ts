/** The page has its title; what is highest in the text is below that. */
const highest = 2;
const lowest = 6;

/** What stands in the address for a heading: its letters and digits, joined by '-'. */
const slugOf = (text: string): string =>
  text
    // Of a heading that is made of marks alone, to bring them into their order would take minutes.
    .slice(0, 400)
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60);

const levelOf = ({ tagName }: Element): number => Number(tagName.slice(1));

/** The same heading on another level, with a name in the address; it is a link to itself where it holds none. */
const named = (heading: HTMLElement, level: number, name: string): HTMLElement => {
  const next = document.createElement(`h${level}`);
  next.dir = 'auto';
  next.id = name;
  const link = document.createElement('a');
  link.href = `#${name}`;
  link.className = 'heading-link';
  const holdsLink = heading.querySelector('a') !== null;
  (holdsLink ? next : link).append(...heading.childNodes);
  if (!holdsLink) next.append(link);
  return next;
};

/** Names that are each given once: 'Part', 'Part' and 'Part 2' are three. */
const onceEach = (): ((name: string) => string) => {
  const taken = new Set<string>();
  const last = new Map<string, number>();
  return (name) => {
    let count = last.get(name) ?? 0;
    let given: string;
    do {
      count += 1;
      given = count === 1 ? name : `${name}-${count}`;
    } while (taken.has(given));
    last.set(name, count);
    taken.add(given);
    return given;
  };
};

/**
 * Makes the headings of a text that is drawn those of its page: the highest that it has come right
 * below the title, none leaves out a level, and each can be linked to.
 */
export const nameHeadings = (text: HTMLElement): void => {
  const headings = [...text.querySelectorAll<HTMLElement>('h3, h4, h5, h6')].filter(
    // One that says nothing would be a link without a word.
    (each) => each.textContent?.trim() !== '',
  );
  const top = Math.min(...headings.map((each) => levelOf(each)));
  const nameOf = onceEach();
  let above = highest - 1;
  for (const heading of headings) {
    const level = Math.min(levelOf(heading) - top + highest, above + 1, lowest);
    above = level;
    // Of what an author writes nothing can be mistaken for an id of the page.
    const name = nameOf(`section-${slugOf(heading.textContent ?? '')}`);
    heading.replaceWith(named(heading, level, name));
  }
};

/** Where the comments of a post are: of what an author writes nothing is called so. */
export const commentsId = 'comments';

/** Scrolls to the heading that the address names, where there is one, or to the comments. */
export const goToNamed = (text: HTMLElement, hash: string): void => {
  let name: string;
  try {
    name = decodeURIComponent(hash.slice(1));
  } catch {
    // A torn address names nothing.
    return;
  }
  if (name === commentsId) document.getElementById(commentsId)?.scrollIntoView();
  if (!name.startsWith('section-')) return;
  [...text.querySelectorAll('[id]')].find(({ id }) => id === name)?.scrollIntoView();
};
