/** Words around logging in, registering and coming back in. */
export const accountMessages = {
  /** A page on which something is lost then. */
  leave: 'Leave',
  login: 'Login',
  email: 'E-mail',
  password: 'Password',
  logIn: 'Log in',
  loggingIn: 'Logging in …',
  logOut: 'Log out',
  /** Fixed by the specification. */
  invalid: 'Invalid Account',
  demo: 'This server shows demo data. Look around as:',
  demoKinds: { student: 'Student', moderator: 'Moderator', vendor: 'Vendor', admin: 'Admin' },
  lead: 'To ask, to discuss and to present. Who answers in a room needs no account.',
  checking: 'Checking who is here …',
  sessionEnded: 'Your session has ended. Log in again to go on.',
  noAccount: 'No account yet?',
  showTyped: 'Show what is typed',
  hideTyped: 'Hide what is typed',
  cancel: 'Cancel',
  mailCatcher: 'This server keeps its mail on this machine.',
  mailCatcherLink: 'Open the mails',

  forgot: 'Forgot password?',
  forgotLead: 'Give the address of your account. A link to choose a new password comes by mail.',
  sendLink: 'Send the link',
  sending: 'Sending …',
  /** The same whether there is such an account or not. */
  linkSent:
    'If there is an account with this address, a link is on its way. It works once, for 30 minutes. Do check your junk folder.',
  ready: 'Done',

  reset: 'Choose a new password',
  resetLead: 'Saving it logs you out everywhere. Then log in with it.',
  newPassword: 'New password',
  newPasswordAgain: 'New password again',
  /** What the placeholder of a new password says. */
  atLeast: 'At least 8 characters',
  saveReset: 'Save the new password',
  savingReset: 'Saving …',
  isReset: 'Your password is changed. Log in with it.',
  noLink: 'This link is not complete',
  noLinkText: 'Open it from the mail again, or ask for a new one.',
  linkOver: 'This link does not work any more',
  askAgain: 'Ask for a new link',
  toLogin: 'To the login',

  confirm: 'Type your password',
  confirmLead:
    'You logged in a while ago. Before something that your account hangs on is changed, show that it is you.',
  yourPassword: 'Your password',
  confirmGo: 'Go on',
  confirming: 'Checking …',
  passwordNeeded: 'Type your password, to be sure that it is you.',

  undo: 'Take your old address back',
  undoLead:
    'Your account has another e-mail address now. If that was not you, take this one back: the other one is removed, everybody is logged out, and you choose a new password.',
  undoGo: 'Take my address back',
  undoing: 'Taking it back …',
  noUndoText: 'Open it from the mail again.',
} as const;

/** Words of the form for a new account. Those with an exclamation mark are fixed by the specification. */
export const registrationMessages = {
  title: 'Register',
  lead: 'One account for polls, spaces and everything that you keep here.',
  name: 'Your Name',
  email: 'E-mail',
  password: 'Password',
  passwordAgain: 'Retype password',
  passwordPlaceholder: 'At least 8 characters',
  submit: 'Register',
  submitting: 'Registering …',
  done: 'Done! Login and get your verification code now !',
  haveAccount: 'Have an account?',
  partners: 'Partnered schools',
  partnersLead: 'With a school e-mail you belong to your school from the start.',
} as const;
