/** What the editor says of a question for a number. */
export const numberFormMessages = {
  name: 'Number',
  means: 'A guess or a measure, within a range.',
  range: 'Which numbers can be given',
  min: 'From',
  max: 'To',
  step: 'In steps of',
  unit: 'Unit',
  unitHint: 'Such as kg, %, or years. May be left empty.',
  unitLong: (most: number) => `At most ${most} characters.`,
  place: 'Where it stands',
  after: 'After the number',
  before: 'Before the number',
  right: 'The right number',
  within: 'Right as well, if it is off by at most',
  withinHint: '0: that number alone is right.',
  rightFar: (range: string, step: string) =>
    `Nobody can give it: answers are from ${range}, ${step} apart.`,
  noNumber: 'Type a number.',
  lacksRange: 'The first number is to be lower than the last. Each has at most six decimals.',
  lacksStep: 'The step is to be larger than nothing, and to fit between the two numbers.',
} as const;
