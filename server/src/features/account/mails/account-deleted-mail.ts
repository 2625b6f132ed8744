import { product } from '@sets/shared/core/product.ts';
import type { Mail } from '../../../core/mail/mailer.ts';
import { mailOf } from '../../../core/mail/mail-layout.ts';

/** The last mail to somebody. */
export const accountDeletedMail = ({ to }: { readonly to: string }): Mail =>
  mailOf({
    to,
    subject: `Your ${product.name} account is deleted`,
    heading: 'Your account is deleted',
    paragraphs: [
      `As you asked, your ${product.name} account is deleted, and with it everything that was kept about you. It cannot be brought back. Where the server makes backups, they hold it until newer ones take their place.`,
      'Answers that you gave while somebody presented stay in their counts. They never carried your name.',
    ],
    footnote:
      'This is the last mail to this address. You can register with it again whenever you like.',
  });
