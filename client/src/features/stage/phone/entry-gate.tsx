import type { RoomInfo } from '@sets/shared/live/room.ts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ownName } from '../../../live/join-room.ts';
import type { Notes } from '../../../live/phone-memory.ts';
import type { Rename } from '../../../live/phone-view.ts';
import { accountPaths } from '../../account/account-paths.ts';
import { stagePaths } from '../stage-paths.ts';
import { entryGateMessages as words } from './entry-gate.messages.ts';
import { NameForm } from './name-form.tsx';
import { PhoneNote } from './phone-note.tsx';

interface EntryGateProps {
  readonly asks: 'name' | 'login';
  /** Known wherever a run is. */
  readonly room: RoomInfo | null;
  readonly notes: Notes;
  /** What is proposed as a name. */
  readonly start: string;
  readonly rename: Rename;
  /** The server has taken the name. */
  readonly onNamed: () => void;
}

/** Whose name a host took away is told so, and proposed none. */
const NameGate = ({ start, ...props }: EntryGateProps) => {
  const [isTakenAway] = useState(() => props.notes.read(ownName, z.string()) === '');
  return (
    <PhoneNote
      title={isTakenAway ? words.otherNameTitle : words.nameTitle}
      text={isTakenAway ? words.otherNameText : words.nameText}
    >
      <NameForm {...props} start={isTakenAway ? '' : start} action={words.takePart} />
    </PhoneNote>
  );
};

/** Before what is on, where it is not for whoever comes: a name to type, or the way to the login. */
const EntryGate = (props: EntryGateProps) =>
  props.asks === 'name' ? (
    <NameGate {...props} />
  ) : (
    <PhoneNote title={words.loginTitle} text={words.loginText}>
      <a
        className="phone-button"
        data-look="primary"
        href={accountPaths.loginTo(stagePaths.room(props.room?.code ?? ''))}
      >
        {words.logIn}
      </a>
    </PhoneNote>
  );

export default EntryGate;
