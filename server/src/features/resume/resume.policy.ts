import type { ResumeAccess } from '@sets/shared/resume/resume.contract.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import { sameText } from '../../core/same-text.ts';
import { resumeMessages } from './resume.messages.ts';

interface AtTheDoor {
  readonly actor: Pick<Actor, 'userid'> | null;
  /** Whose resume it is. */
  readonly userid: string;
  readonly access: ResumeAccess;
  /** Of the link that they came by. */
  readonly key: string | undefined;
}

/**
 * Its owner, whoever has its link, and unless it is closed whoever is logged in. A link that is no more is none.
 *
 * @throws AppError NOT_FOUND, FORBIDDEN
 */
export const expectMayRead = ({ actor, userid, access, key }: AtTheDoor): void => {
  if (actor?.userid === userid) return;
  if (key !== undefined && access.key !== null && sameText(key, access.key)) return;
  if (actor === null) throw new AppError('NOT_FOUND', resumeMessages.linkGone);
  if (access.isClosed) throw new AppError('FORBIDDEN', resumeMessages.closed);
};
