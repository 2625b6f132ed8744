/** What can be asked at once, without writing anything: whoever asks says it. */
export const quickMessages = {
  open: 'Ask now',
  openHint: 'One question, open at once (Q)',
  key: 'q',
  title: 'Ask now',
  text: 'Question',
  textHint: 'Or leave it empty, and say it.',
  ready: 'Answers',
  kinds: {
    letters: { name: 'A, B, C, D', hint: 'What you read out', text: 'Listen: which one is it?' },
    yesNo: { name: 'Yes or no', hint: 'A show of hands', text: 'Yes or no?' },
    trueFalse: { name: 'True or false', hint: 'What you claim', text: 'Listen: is it true?' },
    scale: { name: 'From 1 to 5', hint: 'How much, how far', text: 'From 1 to 5?' },
    clear: { name: 'How clear was that?', hint: 'From 1 to 5', text: 'How clear was that?' },
    word: { name: 'One word', hint: 'A word cloud', text: 'In one word?' },
    say: { name: 'Anything', hint: 'In their own words', text: 'What do you want to say?' },
  },
  letters: ['A', 'B', 'C', 'D'],
  yesNo: ['Yes', 'No'],
  scaleEnds: ['Little', 'Much'],
  clearEnds: ['Not at all', 'Quite clear'],
  opening: 'It is being asked',
  openTitle: (position: number) => `Question ${position} is open`,
  openText: (title: string, answered: string) =>
    `“${title}” is on in your room. ${answered}. Another question closes it; every answer stays.`,
  openYes: 'Close it, and ask',
  openNo: 'Ask nothing, go there',
} as const;
