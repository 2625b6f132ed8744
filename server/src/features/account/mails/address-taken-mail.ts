import { product } from '@sets/shared/core/product.ts';
import type { Mail } from '../../../core/mail/mailer.ts';
import { mailOf } from '../../../core/mail/mail-layout.ts';

interface AddressTakenMail {
  readonly to: string;
  readonly login: string;
}

/** Somebody registers with an address that has an account: the page does not tell, this mail does. */
export const addressTakenMail = ({ to, login }: AddressTakenMail): Mail =>
  mailOf({
    to,
    subject: `You already have an account at ${product.name}`,
    heading: 'You already have an account',
    paragraphs: [
      `Somebody, most likely you, just tried to register at ${product.name} with this address. It has an account already, so nothing was changed and no second one was made.`,
      'Log in with the password that you have. If you forgot it, ask for a new one there: we send you a link.',
    ],
    action: { label: 'Log in', url: login },
    footnote: 'If that was not you, you can ignore this mail.',
  });
