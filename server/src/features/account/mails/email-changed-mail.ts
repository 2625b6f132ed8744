import { product } from '@sets/shared/core/product.ts';
import type { Mail } from '../../../core/mail/mailer.ts';
import { mailOf } from '../../../core/mail/mail-layout.ts';

interface EmailChangedMail {
  readonly to: string;
  /** The page that takes the address back. */
  readonly link: string;
  /** How long the link is good. */
  readonly days: number;
}

const subject = `Your ${product.name} account has another e-mail address now`;

/**
 * To the old address. The new one is not named: whoever reads this need not know it, and nobody
 * can have a text of their own delivered here by typing it as an address.
 */
export const emailChangedMail = ({ to, link, days }: EmailChangedMail): Mail =>
  mailOf({
    to,
    subject,
    heading: 'Your e-mail address was changed',
    paragraphs: [
      `The ${product.name} account that had this address has another one now.`,
      'If you changed it, all is well, and there is nothing to do.',
      `If you did not, somebody else is in your account. Take your address back: the other one is removed, everybody is logged out, and you choose a new password.`,
    ],
    action: { label: 'That was not me', url: link },
    footnote: `The link is good for ${days} days and only once. So long nobody else can register with this address.`,
  });

/** To an address that is left and has no way back: it was never confirmed, or the account was taken back from it. */
export const emailLeftMail = ({ to }: { readonly to: string }): Mail =>
  mailOf({
    to,
    subject,
    heading: 'This address belongs to no account now',
    paragraphs: [
      `The ${product.name} account that had this address has another one now. From here on it logs in and gets its mail there.`,
    ],
    footnote: 'There is nothing to do.',
  });
