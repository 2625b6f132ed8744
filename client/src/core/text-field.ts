import type { Selected } from './text-edits.ts';

/** What differs between two texts: a part of the first, and what stands in its place. */
const differenceOf = (before: string, after: string) => {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let same = 0;
  while (same < most - start && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return {
    start,
    end: before.length - same,
    text: after.slice(start, after.length - same),
  };
};

/**
 * Types into a field in place of its user, so that the browser's own undo takes it back. By the old command,
 * for nothing newer does that; where a browser has it no more, the text is there all the same.
 */
const typeInto = (field: HTMLTextAreaElement, text: string): void => {
  const command = text === '' ? 'delete' : 'insertText';
  if (field.selectionStart === field.selectionEnd && text === '') return;
  // oxlint-disable-next-line typescript/no-deprecated -- see above
  if (typeof document.execCommand === 'function' && document.execCommand(command, false, text)) {
    return;
  }
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Changes the text of a field that is shown, as if it were typed; what is selected is what the change says. */
export const editField = (
  field: HTMLTextAreaElement,
  change: (from: Selected) => Selected,
): void => {
  const before = { text: field.value, start: field.selectionStart, end: field.selectionEnd };
  const after = change(before);
  field.focus();
  if (after.text !== before.text) {
    const { start, end, text } = differenceOf(before.text, after.text);
    field.setSelectionRange(start, end);
    typeInto(field, text);
  }
  field.setSelectionRange(after.start, after.end);
};

/** The same for a part of the text somewhere else: who types goes on where they are. */
export const replaceInField = (field: HTMLTextAreaElement, what: string, text: string): void => {
  const at = field.value.indexOf(what);
  if (at === -1) return;
  const before = document.activeElement;
  const moved = (place: number): number => {
    if (place <= at) return place;
    return place >= at + what.length ? place + text.length - what.length : at + text.length;
  };
  const { selectionStart, selectionEnd, value, scrollTop } = field;
  editField(field, () => ({
    text: value.slice(0, at) + text + value.slice(at + what.length),
    start: moved(selectionStart),
    end: moved(selectionEnd),
  }));
  field.scrollTop = scrollTop;
  if (before instanceof HTMLElement && before !== field && before !== document.body) before.focus();
};
