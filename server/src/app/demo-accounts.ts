import type { DemoAccount } from '@sets/shared/about/about.contract.ts';

/** Accounts of the demo data. Everybody knows the passwords: `DEMO_DATA=1` alone makes them. */
export const demoAccounts: readonly [lecturer: DemoAccount, student: DemoAccount] = [
  {
    username: 'Dr. Mira Okafor',
    email: 'lecturer@demo.example',
    password: 'lecture-hall-7',
    accountType: 'moderator',
  },
  {
    username: 'Jonas Lind',
    email: 'student@demo.example',
    password: 'back-row-seat',
    accountType: 'student',
  },
];

/** The admin of the demo data, whose password is made for each server and shown on its console. */
export const demoAdmin = {
  username: 'Ada Lindqvist',
  email: 'admin@demo.example',
  accountType: 'admin',
} as const;
