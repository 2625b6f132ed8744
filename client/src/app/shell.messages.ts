import { product } from '@sets/shared/core/product.ts';

/** What the bar, the menu and the footer say. */
export const shellMessages = {
  bar: 'Account and tools',
  openMenu: 'Menu',
  menu: 'Menu',
  closeMenu: 'Close the menu',
  home: 'Home',
  homeOf: `${product.name}: home`,
  skip: 'Skip to the content',
  free: 'FREE',
  premium: 'PREMIUM',
  upgrade: 'Upgrade',
  newPoll: 'New poll',
  newQuiz: 'New quiz',
  generator: 'Questions from a text',
  createSpace: 'Create Space',
  settings: 'Account Settings',
  myPage: 'My page',
  support: `${product.name} Support`,
  contact: 'Contact Us',
  login: 'Login',
  register: 'Register',
  logout: 'Log out',
  guide: 'How it works',
  updates: 'Update Log',
  roulette: 'Name roulette',
  resume: 'My resume',
  blogs: 'Blogs',
  sheets: 'Cheat sheets',
  food: 'Food',
  feedback: 'Give feedback',
  /** Fixed by the specification, beside `support`. */
  techSupport: 'Feedback/Tech Support',
  admin: 'Admin',
  vendor: 'Stalls and menus',
  footer: 'Contact and help',
  /** The question before somebody is logged out. Fixed by the specification. */
  sure: 'Are you sure?',
  sureText: 'You are logged out on this device. What you made is kept.',
  copyright: (year: number) => `© ${year} ${product.name}`,
  tagline: product.tagline,
  mail: {
    subject: `Booking a demo of ${product.name}`,
    body: `Hello,\n\nwe would like to see ${product.name} at our school and to book a demo.\n\nSchool:\nWhen it suits us:\nHow many people teach here:\n\nThank you!\n`,
  },
  reset: {
    title: 'New Updates',
    /** Fixed by the specification. */
    text: 'New Updates. Account verification with school identity which you can see under [Account]',
    go: 'OK',
  },
} as const;
