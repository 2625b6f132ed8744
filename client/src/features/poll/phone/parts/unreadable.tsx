import { pollPhoneMessages } from '../poll-phone.messages.ts';
import { PhoneHeading } from './phone-heading.tsx';

/** The server shows something that this page does not know. */
export const Unreadable = () => (
  <main className="poll-lobby">
    <PhoneHeading about={pollPhoneMessages.unreadableTitle}>
      {pollPhoneMessages.unreadableTitle}
    </PhoneHeading>
    <p>{pollPhoneMessages.unreadable}</p>
  </main>
);
