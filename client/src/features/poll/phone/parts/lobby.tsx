import { PhoneHeading } from './phone-heading.tsx';
import { pollPhoneMessages } from '../poll-phone.messages.ts';

/** Everybody is coming in; nothing to do yet. */
export const Lobby = ({ title }: { readonly title: string }) => (
  <main className="poll-lobby">
    <span className="poll-lobby-check" aria-hidden="true" />
    <PhoneHeading about={title}>{pollPhoneMessages.lobbyTitle}</PhoneHeading>
    <p>{pollPhoneMessages.lobby}</p>
  </main>
);
