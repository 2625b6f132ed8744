import { product } from '@sets/shared/core/product.ts';
import type { Mail } from '../../../core/mail/mailer.ts';
import { mailOf } from '../../../core/mail/mail-layout.ts';

/**
 * To the old address. The new one is not named: whoever reads this need not know it, and nobody
 * can have a text of their own delivered here by typing it as an address.
 */
export const emailChangedMail = ({ to }: { readonly to: string }): Mail =>
  mailOf({
    to,
    subject: `Your ${product.name} account has another e-mail address now`,
    heading: 'Your e-mail address was changed',
    paragraphs: [
      `The ${product.name} account that had this address has another one now. From here on it logs in and gets its mail there.`,
      'If you changed it, all is well, and this is the last mail to this address.',
    ],
    footnote:
      'If you did not change it, somebody else is logged in to your account: answer this mail at once.',
  });
