import { renderUnicodeCompact } from 'uqr';

export type Welcome = {
  port: number;
  /** Where phones in the room reach this machine, if anywhere: scheme, host and port. */
  phones: string | undefined;
  store: string;
  /** Opens the mails that the server would have sent; null where it sends them. */
  mailsKey: string | null;
  /** How many server processes share the port. */
  processes: number;
  logFile: string;
  /** An admin whose password was just made: shown here, now, and never again. */
  made: { email: string; password: string } | null;
  accounts: readonly { accountType: string; email: string; password: string }[];
};

/** What `npm start` says when the product is up. */
export function welcome({
  port,
  phones,
  store,
  mailsKey,
  processes,
  logFile,
  accounts,
  made,
}: Welcome): string {
  const lines = [
    '',
    'Sets is running.',
    '',
    `  On this computer  http://localhost:${port}`,
    `  On phones         ${phones ?? 'no network found: connect this computer to one'}`,
    `  Data              ${store}`,
    `  Log               ${logFile}`,
  ];
  if (mailsKey)
    lines.push(`  Mails             http://localhost:${port}/dev/mails?key=${mailsKey}`);
  if (processes > 1) lines.push(`  Processes         ${processes}`);
  if (accounts.length > 0) {
    lines.push('', 'Demo accounts:');
    for (const { accountType, email, password } of accounts) {
      lines.push(`  ${accountType.padEnd(18)}${email}, password ${password}`);
    }
  }
  if (made) {
    lines.push('', 'The admin of the demo. Write the password down: it is shown this once.');
    lines.push(`  ${'admin'.padEnd(18)}${made.email}, password ${made.password}`);
  }
  if (phones) lines.push('', qrCode(phones));
  return [...lines, '', 'Stop with Ctrl+C.', ''].join('\n');
}

/** Says both colours itself: the code must be dark on light whatever the terminal looks like. */
function qrCode(text: string): string {
  const whiteBlocksOnBlack = '\u001B[38;5;231;48;5;16m';
  const plain = '\u001B[0m';
  return renderUnicodeCompact(text, { border: 2 })
    .split('\n')
    .map((line) => `  ${whiteBlocksOnBlack}${line}${plain}`)
    .join('\n');
}
