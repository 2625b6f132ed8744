/** What the frame of the app and its first page say. */
export const appMessages = {
  polls: 'Your polls',
  create: 'Create a poll',
  hello: (name: string) => `Hello, ${name}`,
  headline: 'Ask the whole room.',
  headlineEnd: 'See every answer.',
  lead: 'Put a question on the big screen. Everybody answers on the phone in their pocket, without an account, and the bars move while they do.',
  joinTitle: 'Join with a code',
  joinHint: 'It is on the big screen: six letters and digits.',
  joinPlaceholder: 'KX7 2MP',
  join: 'Join',
  joinFault: 'A code has six letters and digits, as on the big screen.',
  sampleTitle: 'What the room sees',
  sample: {
    question: 'Which planet has the most moons?',
    options: ['Jupiter', 'Saturn', 'Uranus', 'Neptune'],
  },
  notFound: 'There is no such page',
  notFoundText: 'The address may be mistyped, or the page has moved.',
  toHome: 'To the first page',
  broken: 'Something went wrong on this page',
  brokenText: 'It was not you. Reloading usually helps; what you typed is kept.',
  reload: 'Reload',
  notLoaded: 'This page did not load',
  notLoadedText:
    'The connection was too slow, or it was lost. What you typed elsewhere is kept. Reload to try again.',
  loading: 'Loading …',
} as const;
