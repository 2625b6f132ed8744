import { type Markup, markup } from '../markup.ts';
import { buttonColor, colors, mailCodeFont, mailFont } from './mail-colors.ts';
import type { Mail } from './mailer.ts';

/** What a mail says. Everything is plain text; whatever is in it is shown as it was typed. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly heading: string;
  /** At least one; the first is also what a mail program shows beside the subject. */
  readonly paragraphs: readonly string[];
  /** Shown large, to be copied or typed. */
  readonly code?: string;
  /** A button, and the address that it leads to for those who cannot press it. */
  readonly action?: { readonly label: string; readonly url: string };
  /** Said small at the end: how long it is valid, what to do if one did not ask for it. */
  readonly footnote?: string;
}

/** The letter in text and in HTML, which say the same. @throws where the action's address is none */
export const mailOf = (letter: Letter): Mail => ({
  to: letter.to,
  subject: letter.subject,
  summary: letter.paragraphs[0] ?? letter.heading,
  text: textOf(letter),
  html: htmlOf(letter).text,
});

/** A mail must not lead to anything that a browser would run. */
const webAddress = (url: string): string => {
  const parsed = new URL(url);
  if (!['http:', 'https:'].includes(parsed.protocol)) {
    throw new TypeError('The action of a mail must lead to a web address.');
  }
  return parsed.href;
};

const textOf = ({ heading, paragraphs, code, action, footnote }: Letter): string =>
  [
    heading,
    ...paragraphs,
    ...(code === undefined ? [] : [`    ${code}`]),
    ...(action === undefined ? [] : [`${action.label}:\n${webAddress(action.url)}`]),
    ...(footnote === undefined ? [] : [footnote]),
  ].join('\n\n');

const htmlOf = ({ heading, paragraphs, code, action, footnote }: Letter): Markup =>
  markup`${[
    markup`<h1 class="ink" style="margin:0 0 16px;color:${colors.ink[0]};font:600 26px/1.25 ${mailFont};letter-spacing:-0.02em">${heading}</h1>`,
    ...paragraphs.map(paragraph),
    ...(code === undefined ? [] : [codePanel(code)]),
    ...(action === undefined ? [] : [button(action.label, webAddress(action.url))]),
    ...(footnote === undefined ? [] : [small(footnote)]),
  ]}`;

const paragraph = (text: string): Markup =>
  markup`<p class="ink" style="margin:0 0 16px;color:${colors.ink[0]};font:400 16px/1.6 ${mailFont}">${text}</p>`;

const small = (text: string): Markup =>
  markup`<p class="quiet" style="margin:24px 0 0;color:${colors.quiet[0]};font:400 14px/1.6 ${mailFont}">${text}</p>`;

/** One run of letters on one line, so that a double click takes the whole code and nothing else. */
const codePanel = (code: string): Markup =>
  markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr><td class="panel" align="center" bgcolor="${colors.panel[0]}" style="padding:24px 8px;border-radius:12px;background:${colors.panel[0]}"><span class="accent code" style="color:${colors.accent[0]};font:600 36px/1.2 ${mailCodeFont};letter-spacing:0.2em;margin-right:-0.2em;white-space:nowrap">${code}</span></td></tr></table>`;

/** Its border is its padding: the one way to a large button that every mail program draws. */
const button = (label: string, url: string): Markup =>
  markup`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr><td align="center" bgcolor="${buttonColor}" style="border-radius:10px;background:${buttonColor}"><a class="button" href="${url}" style="display:inline-block;border:solid ${buttonColor};border-width:13px 28px;border-radius:10px;background:${buttonColor};color:#ffffff;font:600 16px/1.25 ${mailFont};text-decoration:none">${label}</a></td></tr></table><p class="quiet" style="margin:0 0 16px;color:${colors.quiet[0]};font:400 14px/1.6 ${mailFont};word-break:break-all">If the button does nothing, open this address:<br><a class="accent" href="${url}" style="color:${colors.accent[0]}">${url}</a></p>`;
