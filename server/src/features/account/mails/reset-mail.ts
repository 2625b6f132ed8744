import { product } from '@sets/shared/core/product.ts';
import type { Mail } from '../../../core/mail/mailer.ts';
import { mailOf } from '../../../core/mail/mail-layout.ts';

interface ResetMail {
  readonly to: string;
  readonly link: string;
  readonly minutes: number;
}

/** The link to a new password. */
export const resetMail = ({ to, link, minutes }: ResetMail): Mail =>
  mailOf({
    to,
    subject: `Set a new password for ${product.name}`,
    heading: 'Set a new password',
    paragraphs: [
      `Somebody, most likely you, asked for a new password for the ${product.name} account with this address.`,
      'Setting it logs you out everywhere, so that you alone get back in. A new address that was asked for and is not confirmed yet is dropped.',
    ],
    action: { label: 'Set a new password', url: link },
    footnote: `The link is good for ${minutes} minutes and only once. If you did not ask for it, you can ignore this mail: your password stays as it is.`,
  });
