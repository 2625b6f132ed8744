import { moderatorCalls } from '@sets/shared/module/moderator.calls.ts';
import { Mail, X } from 'lucide-react';
import { ask } from '../../../core/api.ts';
import { useAsked } from '../../../core/use-asked.ts';
import { IconButton } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { peopleMessages as words } from '../module.messages.ts';
import type { SpaceDesk } from '../use-space.ts';
import { InviteForm } from './invite-form.tsx';

/** Who was invited and is not there yet, and inviting more. */
export const Invitations = ({ desk }: { desk: SpaceDesk }) => {
  const { token, space } = desk;
  const { moduleid } = space;
  const { data, reload } = useAsked(moderatorCalls.invitations, { token, params: { moduleid } });
  const withdraw = async (invitationid: string): Promise<void> => {
    const told = await ask(moderatorCalls.withdraw, { token, body: { moduleid, invitationid } });
    if (!told.ok) toast.error(told.error.msg);
    await reload();
  };
  const invited = (): void => {
    void reload();
    void desk.reload();
  };
  return (
    <>
      {data !== null && data.invitations.length > 0 && (
        <ul aria-label={words.invited} className="grid grid-cols-1 gap-1">
          {data.invitations.map(({ invitationid, email }) => (
            <li key={invitationid} className="flex min-h-11 items-center gap-3">
              <Mail size={20} aria-hidden="true" className="mx-2 flex-none text-ink-soft" />
              <span className="min-w-0 grow [overflow-wrap:anywhere]">
                {email}
                <span className="block text-sm text-ink-soft">{words.invited}</span>
              </span>
              <IconButton label={words.withdraw(email)} onClick={() => void withdraw(invitationid)}>
                <X size={18} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <InviteForm desk={desk} onInvited={invited} />
    </>
  );
};
