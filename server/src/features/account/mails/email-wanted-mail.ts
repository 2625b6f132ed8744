import { product } from '@sets/shared/core/product.ts';
import type { Mail } from '../../../core/mail/mailer.ts';
import { mailOf } from '../../../core/mail/mail-layout.ts';

interface EmailWantedMail {
  readonly to: string;
  readonly login: string;
}

/** To the address that an account has, when another one is asked for. That is not named, as in what follows when it is proven. */
export const emailWantedMail = ({ to, login }: EmailWantedMail): Mail =>
  mailOf({
    to,
    subject: `Another e-mail address for your ${product.name} account`,
    heading: 'Another e-mail address was asked for',
    paragraphs: [
      `Somebody, most likely you, asked for another address for the ${product.name} account with this one. It changes once the code that we send to the new one is entered. Until then the account stays here: you log in with this address, and links to a new password come here.`,
      'If that was not you, somebody else is in your account. Ask for a new password at once, on the page where you log in: it logs everybody out, and the other address is dropped.',
    ],
    action: { label: 'Log in', url: login },
  });
