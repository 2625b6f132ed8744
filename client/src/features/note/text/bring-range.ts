const scrolls = (element: Element): boolean =>
  element === document.scrollingElement ||
  /^(?:auto|scroll)$/.test(getComputedStyle(element).overflowY);

/** Brings words to this height of the window, as far as what they stand in scrolls: a paragraph may be higher than that. */
export const bringRange = (range: Range, height: number): void => {
  if (!('getBoundingClientRect' in range)) return;
  const { startContainer } = range;
  for (let place = startContainer.parentElement; place !== null; place = place.parentElement) {
    if (scrolls(place)) place.scrollTop += range.getBoundingClientRect().top - height;
  }
};

/** Moves words out from under what lies over the lower half of the window. */
export const uncoverRange = (range: Range): void => {
  if (!('getBoundingClientRect' in range)) return;
  const { top, bottom } = range.getBoundingClientRect();
  const { innerHeight } = window;
  if (bottom > innerHeight * 0.38 && bottom > top) bringRange(range, innerHeight * 0.2);
};
