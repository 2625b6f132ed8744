import { PhoneFrame } from './phone-frame.tsx';
import { PhoneNote } from './phone-note.tsx';
import { phoneMessages } from './phone.messages.ts';

/** On the way in. It looks like the page did before its script had come: see phone.html. */
export const Joining = ({ offline = false }: { readonly offline?: boolean }) => (
  <PhoneFrame>
    <PhoneNote
      waiting
      title={phoneMessages.joining}
      text={offline ? phoneMessages.joiningOffline : undefined}
    />
  </PhoneFrame>
);
