export const wordDeskMessages = {
  words: 'Change the words',
  freeze: 'Freeze the cloud',
  frozen:
    'Frozen: the big screen keeps these words. New ones are counted, and shown once you go on.',
  thaw: 'Go on',
} as const;
