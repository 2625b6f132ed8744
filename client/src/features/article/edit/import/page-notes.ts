/** A sign that leads to a note: a number, a letter or a star, also in brackets. */
const sign = /^[[(]?\s*(?:\d{1,3}|[a-z]|[*†‡§])\s*[\])]?$/i;

/** What stands at the end of a note and leads back. */
const isBack = (link: Element): boolean =>
  /^(?:[\s↩↑^⏎]|\uFE0E)*$/.test(link.textContent ?? '') || link.matches('[role="doc-backlink"]');

const targetOf = (link: Element, body: HTMLElement): Element | null => {
  const href = link.getAttribute('href') ?? '';
  const at = href.indexOf('#');
  if (at === -1 || at === href.length - 1) return null;
  let name = href.slice(at + 1);
  try {
    name = decodeURIComponent(name);
  } catch {
    // It is called so.
  }
  const found = [...body.querySelectorAll('[id]')].find(({ id }) => id === name);
  return found?.closest('li') ?? (found?.matches('p, div, aside, section') ? found : null);
};

const textOf = (note: Element): string => {
  for (const link of note.querySelectorAll('a')) {
    const href = link.getAttribute('href') ?? '';
    if (href.includes('#') && (isBack(link) || sign.test((link.textContent ?? '').trim()))) {
      link.remove();
    }
  }
  return (note.textContent ?? '').replaceAll(/\s+/g, '') === '' ? '' : note.innerHTML;
};

/** More than that of one page are no notes. */
const most = 400;

/**
 * Takes the footnotes out of a page: where one is named, `<tt data-note="1">` is left. Gives the notes
 * in their order, as elements that are in no page.
 */
export const takeNotes = (body: HTMLElement): HTMLElement[] => {
  const numbers = new Map<Element, number>();
  for (const link of body.querySelectorAll('a[href*="#"]')) {
    if (!sign.test((link.textContent ?? '').trim())) continue;
    const target = targetOf(link, body);
    if (target === null || target.contains(link) || numbers.size >= most) continue;
    if ([...numbers.keys()].some((note) => note.contains(link))) continue;
    const number = numbers.get(target) ?? numbers.size + 1;
    numbers.set(target, number);
    const place = body.ownerDocument.createElement('tt');
    place.dataset['note'] = String(number);
    place.textContent = String(number);
    const around = link.parentElement;
    const isAlone = around?.tagName === 'SUP' && around.textContent === link.textContent;
    (isAlone && around !== null ? around : link).replaceWith(place);
  }
  return [...numbers.keys()].map((note) => {
    const said = body.ownerDocument.createElement('div');
    said.innerHTML = textOf(note);
    note.remove();
    return said;
  });
};
