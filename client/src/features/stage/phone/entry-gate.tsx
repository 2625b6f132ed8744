import type { RoomInfo } from '@sets/shared/live/room.ts';
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
  /** What is proposed as a name. */
  readonly start: string;
  readonly rename: Rename;
  /** The server has taken the name. */
  readonly onNamed: () => void;
}

/** Before what is on, where it is not for whoever comes: a name to type, or the way to the login. */
const EntryGate = (props: EntryGateProps) =>
  props.asks === 'name' ? (
    <PhoneNote title={words.nameTitle} text={words.nameText}>
      <NameForm {...props} action={words.takePart} />
    </PhoneNote>
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
