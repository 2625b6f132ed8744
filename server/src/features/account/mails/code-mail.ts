import { product } from '@sets/shared/core/product.ts';
import type { Mail } from '../../../core/mail/mailer.ts';
import { mailOf } from '../../../core/mail/mail-layout.ts';

interface CodeMail {
  readonly to: string;
  readonly code: string;
  readonly minutes: number;
}

/** The code that verifies an address. */
export const codeMail = ({ to, code, minutes }: CodeMail): Mail =>
  mailOf({
    to,
    subject: `Your verification code for ${product.name}`,
    heading: 'Verify your account',
    paragraphs: [`Type this code into ${product.name} to show that this address is yours.`],
    code,
    footnote: `The code is good for ${minutes} minutes and only once. Nobody from ${product.name} will ever ask you for it. If you did not ask for a code, you can ignore this mail: without the code nobody can use your address.`,
  });
