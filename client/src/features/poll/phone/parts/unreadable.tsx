import { pollPhoneMessages as say } from '../poll-phone.messages.ts';
import { PhoneHeading } from './phone-heading.tsx';

/** The server shows something that this page does not know. */
export const Unreadable = () => (
  <main className="poll-lobby">
    <PhoneHeading about={say.unreadableTitle}>{say.unreadableTitle}</PhoneHeading>
    <p>{say.unreadable}</p>
  </main>
);
