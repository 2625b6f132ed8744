/** What people are told of the generator. */
export const generatorWords = {
  noCredits:
    'You have no credits left. They come back with the next month, or an admin gives you more.',
  underWay: 'These questions are still being made. Wait a moment, then try again.',
  notKept:
    'These questions were made before, and are not kept any more. Nothing was charged: press again to have new ones made.',
  busy: 'Many people are making questions just now. Try again in a minute.',
  ownBusy: 'Your other questions are still being made. Try again in a minute.',
  tooLong: 'The text took too long to read. Try a part of it.',
  noService: 'This server has no service for that. Make them by rules of language.',
  away: 'The service did not answer. Nothing was charged: try again later, or by rules of language.',
  slow: 'The service took too long. Nothing was charged: try a shorter text, or again later.',
  keyRefused: 'The service refuses the key of this server. Nothing was charged: tell an admin.',
  rated:
    'The service has too much to do just now. Nothing was charged: try again in a few minutes.',
  unreadable:
    'The service sent nothing that can be read as questions. Nothing was charged: try again.',
  declined: 'The service declined to make questions of this text. Nothing was charged.',
  noQuestion: 'It is no question that can be asked here.',
  notRight: 'What it names as right is none of its answers.',
  notInText: 'The sentence that it names does not stand in the text: look whether it is so.',
} as const;
