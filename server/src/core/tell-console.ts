import cluster from 'node:cluster';

/** The admin of the demo data, whose password was just made. */
export interface MadeAdmin {
  readonly type: 'made-admin';
  readonly email: string;
  readonly password: string;
}

/** The server takes requests. */
export interface Listening {
  readonly type: 'listening';
}

/** What `npm start` is told over its channel. */
export type ToldParent = MadeAdmin | Listening;

/** Tells whoever sits at the console of the server, and nobody else: it comes into no log. */
export type TellConsole = (made: MadeAdmin) => void;

/** Set by `npm start`, which shows on its own console what the server tells it over their channel. */
export const tellsParent = 'SETS_TELLS_PARENT';

/** Whether there is a parent that listens. A part of the server, whose parent is its first process, has none. */
const hasParent = (): boolean =>
  // oxlint-disable-next-line node/no-process-env -- no setting of whoever runs it: `npm start` alone says so
  process.env[tellsParent] === '1' && process.connected && cluster.isPrimary;

const tell = (told: ToldParent): void => void process.send?.(told);

/** To the parent where that shows it, else to the standard error of this process. */
export const tellConsole: TellConsole = (made) => {
  if (hasParent()) tell(made);
  else process.stderr.write(`The admin of the demo: ${made.email}, password ${made.password}\n`);
};

/** An answer at its port may be another server's, so that the parent has to hear it from this one. */
export const tellListening = (): void => {
  if (hasParent()) tell({ type: 'listening' });
};
