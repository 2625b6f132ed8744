import { product } from '@sets/shared/core/product.ts';
import { type Markup, markup } from '../markup.ts';
import { colors, mailFont } from './mail-colors.ts';
import type { Mail } from './mailer.ts';

/** A mail as it leaves: on the product's paper, in text and HTML. */
export interface Message {
  readonly from: string;
  /** Where an answer to it goes: to people, since nobody reads what is sent to the sender. */
  readonly replyTo: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** What `List-Unsubscribe` names: one click of the mail program ends these mails (RFC 8058). */
  readonly unsubscribe?: string | undefined;
}

interface Paper {
  readonly from: string;
  readonly support: string;
}

/** Puts a mail on the product's letterhead: the name above, whom to ask below. */
export const onLetterhead = (mail: Mail, { from, support }: Paper): Message => ({
  from,
  replyTo: support,
  to: mail.to,
  subject: mail.subject,
  text: `${mail.text}\n\n-- \n${product.name} · ${product.tagline}\nQuestions? Write to ${support}\n`,
  html: page(mail, support).text,
  ...(mail.unsubscribe === undefined ? {} : { unsubscribe: mail.unsubscribe }),
});

const rules = Object.entries(colors).map(([name, [, dark]]) => {
  const property = ['paper', 'card', 'panel'].includes(name)
    ? 'background'
    : name === 'line'
      ? 'border-color'
      : 'color';
  return `.${name}{${property}:${dark}!important}`;
});

/**
 * For mail programs that know dark mode and narrow screens; the others use the styles on the
 * elements. Made of constants alone: nothing that was typed is in it.
 */
const style: Markup = {
  text: [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    'a{text-underline-offset:0.15em}',
    `@media(prefers-color-scheme:dark){${rules.join('')}}`,
    '@media(max-width:520px){.outer{padding:16px 12px!important}.card{padding:28px 20px!important}.code{font-size:30px!important}}',
  ].join('\n'),
};

/** Blanks that no eye sees, so that the summary in a list of mails is not followed by the wordmark. */
const spacer: Markup = { text: '&#8199;&#65279;&#847; '.repeat(60) };

const page = ({ subject, summary, html }: Mail, support: string): Markup => markup`<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${subject}</title>
<style>
${style}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${colors.paper[0]};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden">${summary}${spacer}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" bgcolor="${colors.paper[0]}" style="background:${colors.paper[0]}">
<tr><td class="outer" align="center" style="padding:40px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;table-layout:fixed;text-align:left;overflow-wrap:anywhere;word-break:break-word">
<tr><td class="ink" style="padding:0 4px 20px;color:${colors.ink[0]};font:700 22px/1 ${mailFont};letter-spacing:-0.03em">${product.name}</td></tr>
<tr><td class="card line" bgcolor="${colors.card[0]}" style="padding:40px;border:1px solid ${colors.line[0]};border-radius:18px;background:${colors.card[0]}">
${{ text: html }}
</td></tr>
<tr><td class="quiet" style="padding:24px 4px 0;color:${colors.quiet[0]};font:400 13px/1.6 ${mailFont}">${product.name} · ${product.tagline}<br>Questions? Write to <a class="accent" href="mailto:${support}" style="color:${colors.accent[0]}">${support}</a></td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
