import type { AccountType } from '@sets/shared/account/account.contract.ts';

export interface DemoAccount {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly accountType: AccountType;
}

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
