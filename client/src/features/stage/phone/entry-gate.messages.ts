/** What the phone says to whoever must say who they are before they take part. */
export const entryGateMessages = {
  nameTitle: 'What is your name?',
  nameText: 'Whoever presents sees it beside your answers. In a quiz, the room can see it, too.',
  otherNameTitle: 'What else may we call you?',
  otherNameText:
    'Whoever presents has taken your name off the board. Choose another one and go on: your answers are kept.',
  name: 'Your name',
  takePart: 'Take part',
  saving: 'One moment …',
  loginTitle: 'Log in to take part',
  loginText: 'Here each account answers once. You come back to this page afterwards.',
  logIn: 'Log in',
} as const;
