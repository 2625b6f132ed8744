import { product } from '@sets/shared/core/product.ts';
import type { Mail } from '../../../core/mail/mailer.ts';
import { mailOf } from '../../../core/mail/mail-layout.ts';

interface AddressTakenMail {
  readonly to: string;
  readonly login: string;
}

/** Somebody makes or moves an account to an address that has one: the page does not tell, this mail does. */
export const addressTakenMail = ({ to, login }: AddressTakenMail): Mail =>
  mailOf({
    to,
    subject: `You already have an account at ${product.name}`,
    heading: 'You already have an account',
    paragraphs: [
      `Somebody, most likely you, just tried to use this address for another account at ${product.name}. It has one already, so nothing was changed, and no other account has this address.`,
      'Log in with the password that you have. If you forgot it, ask for a new one there: we send you a link.',
    ],
    action: { label: 'Log in', url: login },
    footnote: 'If that was not you, you can ignore this mail.',
  });
