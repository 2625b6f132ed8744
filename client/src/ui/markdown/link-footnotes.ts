import { uiMessages as words } from '../ui.messages.ts';

/** The beginning of all names of the notes of an element: several texts may stand on one page. */
const names = new WeakMap<Element, string>();
let last = 0;

const nameOf = (into: Element): string => {
  const known = names.get(into);
  if (known !== undefined) return known;
  last += 1;
  const made = `footnote-${last}`;
  names.set(into, made);
  return made;
};

const linkTo = (name: string, text: string, spoken: string): HTMLAnchorElement => {
  const link = document.createElement('a');
  link.href = `#${name}`;
  link.textContent = text;
  link.setAttribute('aria-label', spoken);
  return link;
};

/** Leads from the places of a text that is drawn to its footnotes, and back. What leads already is left alone. */
export const linkFootnotes = (into: Element): void => {
  const places = [...into.querySelectorAll<HTMLElement>('span.footnote[data-note]')];
  const notes = [...into.querySelectorAll<HTMLElement>('ol.footnotes > li[data-note]')];
  if (places.length === 0 && notes.length === 0) return;
  const name = nameOf(into);
  for (const place of places) {
    const number = place.dataset['note'] ?? '';
    const link = linkTo(`${name}-${number}`, number, words.footnote(number));
    link.setAttribute('role', 'doc-noteref');
    const sup = document.createElement('sup');
    sup.className = 'footnote';
    sup.dataset['place'] = number;
    sup.append(link);
    place.replaceWith(sup);
  }
  // Back to the first of several places.
  for (const sup of [...into.querySelectorAll<HTMLElement>('sup.footnote')].toReversed()) {
    const number = sup.dataset['place'] ?? '';
    into.querySelector(`[id="${name}-${number}-place"]`)?.removeAttribute('id');
    sup.id = `${name}-${number}-place`;
  }
  for (const note of notes) {
    const number = note.dataset['note'] ?? '';
    delete note.dataset['note'];
    note.id = `${name}-${number}`;
    const back = linkTo(`${name}-${number}-place`, '↩', words.footnoteBack(number));
    back.className = 'footnote-back';
    (note.lastElementChild?.tagName === 'P' ? note.lastElementChild : note).append(' ', back);
  }
};
