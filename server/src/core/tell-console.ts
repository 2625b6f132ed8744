/** The admin of the demo data, whose password was just made. */
export interface MadeAdmin {
  readonly type: 'made-admin';
  readonly email: string;
  readonly password: string;
}

/** Tells whoever sits at the console of the server, and nobody else: it comes into no log. */
export type TellConsole = (made: MadeAdmin) => void;

/** Set by `npm start`, which shows on its own console what the server tells it over their channel. */
export const tellsParent = 'SETS_TELLS_PARENT';

/** To the parent where that shows it, else to the standard error of this process. */
export const tellConsole: TellConsole = (made) => {
  // oxlint-disable-next-line node/no-process-env -- no setting of whoever runs it: `npm start` alone says so
  if (process.env[tellsParent] === '1' && process.connected) process.send?.(made);
  else process.stderr.write(`The admin of the demo: ${made.email}, password ${made.password}\n`);
};
