import { product } from '@sets/shared/core/product.ts';
import type { Mail } from '../../core/mail/mailer.ts';
import { mailOf } from '../../core/mail/mail-layout.ts';
import { invitationDays } from './moderators.ts';
import { invitationTexts } from './module.messages.ts';

interface InvitationMail {
  readonly to: string;
  /** The name of who invites. */
  readonly by: string;
  /** The title of the space. */
  readonly space: string;
  readonly register: string;
}

/** Somebody without a verified account is invited: it works for whoever proves the address. */
export const moderatorInvitationMail = ({ to, by, space, register }: InvitationMail): Mail =>
  mailOf({
    to,
    subject: invitationTexts.subject(space),
    heading: invitationTexts.heading,
    paragraphs: [invitationTexts.who(by, space), invitationTexts.how],
    action: { label: invitationTexts.action, url: register },
    footnote: invitationTexts.footnote(invitationDays),
  });

/** Where to register: on this server. @param address where that is, which no request says */
export const createRegisterPage = (address: () => string) => (): string =>
  new URL(`/${product.slug}/register`, address()).href;
