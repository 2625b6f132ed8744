import { product } from '@sets/shared/core/product.ts';
import type { Mail } from '../../../core/mail/mailer.ts';
import { mailOf } from '../../../core/mail/mail-layout.ts';

interface PasswordChangedMail {
  readonly to: string;
  readonly login: string;
}

export const passwordChangedMail = ({ to, login }: PasswordChangedMail): Mail =>
  mailOf({
    to,
    subject: `Your ${product.name} password was changed`,
    heading: 'Your password was changed',
    paragraphs: [
      `The password of your ${product.name} account was changed just now, and other devices were logged out.`,
      'If that was you, all is well. If not, ask for a new password at once, on the page where you log in.',
    ],
    action: { label: 'Log in', url: login },
  });
