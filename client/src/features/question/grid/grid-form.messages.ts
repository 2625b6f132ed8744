/** What the editor says of a question whose items are put on a plane. */
export const gridFormMessages = {
  name: '2 × 2 grid',
  means: 'Two things at once: items that are put on a plane.',
  items: 'Items to put on the plane',
  across: 'From left to right',
  up: 'From below to above',
  axis: 'Name of the axis',
  low: { across: 'What the left end means', up: 'What the lower end means' },
  high: { across: 'What the right end means', up: 'What the upper end means' },
  placeholder: { across: 'Effort', up: 'Use' },
  optional: 'May be empty',
  lacks: 'Name the axis.',
} as const;
