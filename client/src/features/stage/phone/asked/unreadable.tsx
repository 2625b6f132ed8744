import { askedMessages as say } from './asked.messages.ts';
import { PhoneHeading } from './phone-heading.tsx';

/** The server shows something that this page does not know. */
export const Unreadable = () => (
  <main className="phone-lobby">
    <PhoneHeading about={say.unreadableTitle}>{say.unreadableTitle}</PhoneHeading>
    <p>{say.unreadable}</p>
  </main>
);
