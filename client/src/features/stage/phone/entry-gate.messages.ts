/** What the phone says to whoever must say who they are before they take part. */
export const entryGateMessages = {
  nameTitle: 'What is your name?',
  nameText: 'Whoever presents sees it beside your answers. In a quiz, everybody does.',
  name: 'Your name',
  takePart: 'Take part',
  saving: 'One moment …',
  loginTitle: 'Log in to take part',
  loginText: 'Here each account answers once. You come back to this page afterwards.',
  logIn: 'Log in',
} as const;
