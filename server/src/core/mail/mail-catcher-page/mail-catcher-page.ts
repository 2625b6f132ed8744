import { product } from '@sets/shared/core/product.ts';
import { type Markup, markup } from '../../markup.ts';
import type { KeptMail } from '../mail-catcher.ts';

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

const when = ({ at }: KeptMail): Markup =>
  markup`<time datetime="${new Date(at).toISOString()}">${time.format(at)}</time>`;

/** Text in which addresses of the web can be followed. */
const linked = (text: string): Markup[] =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, at) =>
      at % 2 === 0
        ? markup`${part}`
        : markup`<a href="${part}" target="_blank" rel="noreferrer">${part}</a>`,
    );

/** A mail, folded up; the newest is open, since that is the one that somebody waits for. */
const entry = (mail: KeptMail, at: number): Markup => markup`<li><details${at === 0 ? ' open' : ''}>
<summary><span class="subject">${mail.subject}</span><span class="to">${mail.to}</span>${when(mail)}</summary>
<div class="views">
<section><h2>Text</h2><pre tabindex="0">${linked(mail.text)}</pre></section>
<section><h2>HTML</h2><iframe sandbox="allow-popups allow-popups-to-escape-sandbox" loading="${at === 0 ? 'eager' : 'lazy'}" title="${mail.subject}" src="/dev/mails/${mail.mailid}"></iframe></section>
</div>
</details></li>`;

const empty = markup`<div class="empty"><p>No mail yet.</p><p class="quiet">Ask for a verification code, and the mail with it appears here.</p></div>`;

const counted = (count: number): string => (count === 1 ? '1 mail' : `${count} mails`);

/** A page of the mail catcher: made on the server, without a script. */
const pageOf = (title: string, body: Markup): string =>
  markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · ${product.name}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/dev/mails/style.css">
</head>
<body>
${body}
</body>
</html>
`.text;

/** The mails, the newest first. */
export const renderMailCatcher = (mails: readonly KeptMail[]): string =>
  pageOf(
    `Mails (${mails.length})`,
    markup`<header>
<h1>${product.name} <span>Mails</span></h1>
<p>This server has no mail server, so the mails that it would send are kept here. Only this machine sees this page.</p>
<p class="tools"><span role="status">${counted(mails.length)}</span><a href="/dev/mails">Look again</a></p>
</header>
<main>
${mails.length === 0 ? empty : markup`<ol>${mails.map(entry)}</ol>`}
</main>`,
  );

/** What whoever has no key sees. */
export const renderLockedCatcher = (): string =>
  pageOf(
    'Mails',
    markup`<header>
<h1>${product.name} <span>Mails</span></h1>
<p>This server has no mail server, so the mails that it would send are kept here, for whoever runs it.</p>
</header>
<main>
<form action="/dev/mails" method="get">
<label for="key">The key</label>
<p id="where" class="quiet">It is in the file mails-key of the data folder, and in the address that the console shows at the start.</p>
<input id="key" name="key" type="password" required autocomplete="off" aria-describedby="where">
<button>Open the mails</button>
</form>
</main>`,
  );
