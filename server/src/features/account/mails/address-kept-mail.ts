import { product } from '@sets/shared/core/product.ts';
import type { Mail } from '../../../core/mail/mailer.ts';
import { mailOf } from '../../../core/mail/mail-layout.ts';

interface AddressKeptMail {
  readonly to: string;
  readonly login: string;
  /** How long an address is kept. */
  readonly days: number;
}

/** Somebody makes or moves an account to an address that an account has just left, and may take back. */
export const addressKeptMail = ({ to, login, days }: AddressKeptMail): Mail =>
  mailOf({
    to,
    subject: `This address is kept at ${product.name}`,
    heading: 'This address is kept for an account',
    paragraphs: [
      `Somebody, most likely you, just tried to use this address for another account at ${product.name}. An account had it until a while ago, and it is kept for that account: so nobody else can have it while the change of address can be undone.`,
      'If that account is yours, take it back with the link in the mail about that change, which came here.',
      `If you want this address for another account, try again ${days} days after that change.`,
    ],
    action: { label: 'Log in', url: login },
    footnote: 'If that was not you, you can ignore this mail.',
  });
