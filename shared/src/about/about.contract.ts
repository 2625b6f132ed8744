import * as z from 'zod/mini';
import { accountType } from '../account/account.contract.ts';

/** An account of the demo data, whose password everybody may know. */
export const demoAccount = z.strictObject({
  username: z.string(),
  email: z.string(),
  password: z.string(),
  accountType,
});
export type DemoAccount = z.infer<typeof demoAccount>;

/** Reply of `GET /api/about`: what a page must know of this server before anybody signs in. */
export const about = z.strictObject({
  /** Where phones reach this server: scheme, host and port, as `http://192.168.1.5:3000`. */
  phoneOrigin: z.string(),
  /** Empty unless the server was started with demo data. */
  demoAccounts: z.array(demoAccount),
  /** Where Contact Us writes to. */
  supportEmail: z.string(),
  /** The module of the support space, at `/module/{id}`. */
  supportSpace: z.string(),
  /** A device that was signed in under another code is signed out, once. */
  resetCode: z.string(),
  /** Whether premium can be had here: bought, or given by an admin. */
  plans: z.boolean(),
  /** Whether mail lies at /dev/mails for who has its key: on a laptop without an SMTP server, for its browser. */
  mailCatcher: z.boolean(),
});
export type About = z.infer<typeof about>;
