/** Words around signing in. */
export const accountMessages = {
  login: 'Sign in',
  email: 'E-mail',
  password: 'Password',
  signIn: 'Sign in',
  signingIn: 'Signing in …',
  signOut: 'Sign out',
  /** Fixed by the specification. */
  invalid: 'Invalid Account',
  demo: 'This server shows demo data. Look around as:',
  demoKinds: { student: 'Student', moderator: 'Moderator', vendor: 'Vendor', admin: 'Admin' },
  lead: 'To make polls and to run them. Whoever answers needs no account.',
  checking: 'Checking who is here …',
} as const;
