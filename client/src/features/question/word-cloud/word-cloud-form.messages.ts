export const wordCloudFormMessages = {
  name: 'Word cloud',
  means: 'A few words of everybody, the frequent ones larger.',
  entries: 'Words of each person',
  entry: (entries: number) =>
    entries === 1 ? '1 word or phrase' : `Up to ${entries} words or phrases`,
  language: 'Language of the words',
  filter: 'Hold back rude words',
  filterHint: 'They, and words like “the”, wait for you. Only you see them.',
  likes: 'Words of others can be liked',
  likesHint:
    'While voting is open and the projector shows them, unless phones never show results. A like counts like the word.',
} as const;
