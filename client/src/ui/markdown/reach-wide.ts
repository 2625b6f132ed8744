/** Code and tables that are wider than the text scroll: by keys, too, which not every browser sees to itself. */
export const reachWide = (text: HTMLElement): void => {
  for (const part of text.querySelectorAll<HTMLElement>('pre, table')) {
    if (part.scrollWidth > part.clientWidth) part.tabIndex = 0;
  }
};
